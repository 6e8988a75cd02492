package tabuleiro.reference.certificate;

import tabuleiro.reference.ReferencePosition;

/// What a strategy promises to one side.
///
/// @param isFirst whether the side is the first player
/// @param isWin whether it wins; else it does not lose
record StrategyGoal(boolean isFirst, boolean isWin) {
  /// Whether the side is to move.
  boolean isTurn(ReferencePosition position) {
    return position.isFirstToMove() == isFirst;
  }

  /// Whether a game that ended so kept the promise.
  ///
  /// @param outcome of a finished game, as [ReferencePosition#outcome()] writes it
  boolean isReached(String outcome) {
    String win = isFirst ? "1-0 " : "0-1 ";
    return outcome.startsWith(win) || (!isWin && outcome.startsWith("1/2-1/2 "));
  }

  /// Whether the side reaches its end within some plies, whatever the opponent does: plain minimax.
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
