package tabuleiro.solver.weak;

import tabuleiro.solver.SolverTrail;

/// Knows a move that keeps the value of a position.
@FunctionalInterface
public interface SolverStrategy {
  /// Returns a legal move after which the side that moves still reaches the position's value.
  ///
  /// Precondition: the game goes on at the end of the line. The line is as before afterwards.
  int chooseMove(SolverTrail line);
}
