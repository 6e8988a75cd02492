package tabuleiro.reference.certificate;

import tabuleiro.reference.ReferencePosition;

/// The goal that a strategy guarantees for one side.
///
/// @param isFirst whether the side is the first player
/// @param isWin whether the goal is a win; otherwise it is to avoid a loss
record StrategyGoal(boolean isFirst, boolean isWin) {
  /// Whether the side is to move.
  boolean isTurn(ReferencePosition position) {
    return position.isFirstToMove() == isFirst;
  }

  /// Whether the outcome of a game meets the goal.
  ///
  /// @param outcome the outcome of a finished game, as [ReferencePosition#outcome()] writes it
  boolean isReached(String outcome) {
    String win = isFirst ? "1-0 " : "0-1 ";
    return outcome.startsWith(win) || (!isWin && outcome.startsWith("1/2-1/2 "));
  }

  /// Whether the side can force its goal within a number of plies: plain minimax.
  boolean isReachedWithin(ReferencePosition position, int plies) {
    String outcome = position.outcome();
    if (!outcome.equals("*")) {
      return isReached(outcome);
    }
    if (plies == 0) {
      return false;
    }
    boolean isTurn = isTurn(position);
    for (String move : position.moves()) {
      if (isReachedWithin(position.play(move), plies - 1) == isTurn) {
        return isTurn;
      }
    }
    return !isTurn;
  }
}
