package tabuleiro.solver.certificate;

import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;

/// What a strategy promises to one side.
///
/// @param isWin whether it wins; else it does not lose
record ProofGoal(Side side, boolean isWin) {
  /// Returns whether a game that ended so kept the promise.
  boolean isReached(Outcome outcome) {
    return outcome.winner().map(winner -> winner == side).orElse(!isWin);
  }

  /// Returns whether the side reaches its end within some plies, whatever the opponent does. It
  /// must say what the checker's own search says, so it is plain minimax too.
  boolean isReachedWithin(Trail trail, int plies) {
    if (trail.outcome().isOver()) {
      return isReached(trail.outcome());
    }
    if (plies == 0) {
      return false;
    }
    boolean isTurn = trail.sideToMove() == side;
    int[] moves = new int[trail.countMoves()];
    trail.generateMoves(moves, 0);
    for (int move : moves) {
      trail.play(move);
      boolean isReached = isReachedWithin(trail, plies - 1);
      trail.undo();
      if (isReached == isTurn) {
        return isTurn;
      }
    }
    return !isTurn;
  }
}
