package tabuleiro.solver.weak;

import tabuleiro.solver.SolverTrail;

/// Chooses moves that keep the value of a position.
@FunctionalInterface
public interface SolverStrategy {
  /// Returns a legal move after which the side to move still reaches the value of the position.
  ///
  /// Precondition: the game is not over at the end of the trail. The trail is unchanged afterwards.
  int chooseMove(SolverTrail trail);
}
