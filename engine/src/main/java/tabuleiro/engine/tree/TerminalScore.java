package tabuleiro.engine.tree;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.search.SearchScores;
import tabuleiro.rules.Outcome;

/// The scores of positions whose result is known without a search: finished games and immediate
/// wins.
final class TerminalScore {
  private TerminalScore() {}

  /// Returns the proven score of the position at the trail's end, or [TreeNodes#UNPROVEN].
  static int of(EvaluatedTrail trail) {
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      return SearchScores.ofOutcome(outcome, trail.sideToMove(), 0);
    }
    return trail.hasImmediateWin() ? SearchScores.winIn(1) : TreeNodes.UNPROVEN;
  }

  /// Returns the points that a proven score stands for, for the side to move: 1, 0.5 or 0.
  static double points(int provenScore) {
    return provenScore == 0 ? 0.5 : provenScore > 0 ? 1 : 0;
  }
}
