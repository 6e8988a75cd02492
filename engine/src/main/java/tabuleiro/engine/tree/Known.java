package tabuleiro.engine.tree;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.search.Scores;
import tabuleiro.rules.Outcome;

/// What is known of a position's result without a search.
final class Known {
  private Known() {}

  /// Returns what is to be seen of the result of a line's last position, as [Nodes#proven] has it.
  static int of(Line line) {
    Outcome outcome = line.trail().outcome();
    if (outcome.isOver()) {
      return Scores.of(outcome, line.trail().sideToMove(), 0);
    }
    return line.winsAtOnce() ? Scores.win(1) : Nodes.UNKNOWN;
  }

  /// Returns the points of a proven score, from 0 to 1, for the side to move.
  static double points(int proven) {
    return proven == 0 ? 0.5 : proven > 0 ? 1 : 0;
  }
}
