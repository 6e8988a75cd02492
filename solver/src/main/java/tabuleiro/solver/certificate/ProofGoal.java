package tabuleiro.solver.certificate;

import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.solver.GameValue;

/// What a strategy proves for one side.
///
/// @param side the side that follows the strategy
/// @param isWin whether the side wins; otherwise it does not lose
record ProofGoal(Side side, boolean isWin) {
  /// Returns the value that the side reaches at least.
  GameValue value() {
    return isWin ? GameValue.WIN : GameValue.DRAW;
  }

  /// Returns whether an outcome satisfies the goal.
  boolean isReached(Outcome outcome) {
    return outcome.winner().map(winner -> winner == side).orElse(!isWin);
  }

  /// Returns whether the side forces the goal within a number of plies. This must agree with the
  /// checker's own search, so it is plain minimax as well.
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
