package tabuleiro.engine.tree;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.search.SearchScores;
import tabuleiro.rules.Outcome;

/// What is known of a position's result without a search.
final class TerminalScore {
  private TerminalScore() {}

  /// Returns what is to be seen of the result of a line's last position, as
  /// [TreeNodes#provenScores] has it.
  static int of(EvaluatedTrail line) {
    Outcome outcome = line.trail().outcome();
    if (outcome.isOver()) {
      return SearchScores.of(outcome, line.trail().sideToMove(), 0);
    }
    return line.hasImmediateWin() ? SearchScores.winIn(1) : TreeNodes.UNPROVEN;
  }

  /// Returns the points of a proven score, from 0 to 1, for the side to move.
  static double points(int proven) {
    return proven == 0 ? 0.5 : proven > 0 ? 1 : 0;
  }
}
