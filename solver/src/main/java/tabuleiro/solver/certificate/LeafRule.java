package tabuleiro.solver.certificate;

import tabuleiro.rules.Position;
import tabuleiro.solver.SolverTrail;

/// Decides which positions a certificate leaves to its checker.
@FunctionalInterface
interface LeafRule {
  /// Returns whether a position is left to the checker.
  ///
  /// @param goal the goal of the side to move
  /// @param trail at the same position; unchanged afterwards
  boolean isLeaf(ProofGoal goal, Position position, SolverTrail trail);
}
