package tabuleiro.solver.certificate;

import tabuleiro.rules.Position;
import tabuleiro.solver.SolverTrail;

/// Decides which positions a certificate leaves to its checker.
interface LeafRule extends AutoCloseable {
  /// Returns whether a position is left to the checker.
  ///
  /// @param goal the goal of the side to move
  /// @param trail at the same position; unchanged afterwards
  boolean isLeaf(ProofGoal goal, Position position, SolverTrail trail);

  /// Returns whether a move to a position that was visited before is better than a leaf.
  default boolean prefersVisited() {
    return true;
  }

  /// Receives a position of the strategy that is not left to the checker, before its moves.
  default void visit(ProofGoal goal, SolverTrail trail) {}

  @Override
  default void close() {}
}
