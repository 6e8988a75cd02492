package tabuleiro.solver.strong;

/// The distance codes of the positions that the moves from a layer lead to.
@FunctionalInterface
public interface SuccessorCodes {
  /// Returns the distance code of a position, or [tabuleiro.solver.table.Distance#NO_CODE] when it
  /// is unknown.
  ///
  /// @param step how many layers the position is above the layer, from 1
  int codeOf(int step, long key);
}
