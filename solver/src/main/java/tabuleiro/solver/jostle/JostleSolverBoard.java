package tabuleiro.solver.jostle;

import tabuleiro.rules.board.SquareBoard;

/// The geometry of a square board with at most 64 squares. A set of squares is one `long` in which
/// bit `i` is square `i`. Immutable.
///
/// @param columns the number of columns: a shift by this many bits moves a set one row
/// @param hasRightNeighbour the squares with a square to their right
/// @param hasUpperNeighbour the squares with a square above
record JostleSolverBoard(int columns, long hasRightNeighbour, long hasUpperNeighbour) {
  static JostleSolverBoard of(SquareBoard board) {
    long across = 0;
    for (int cell = 0; cell < board.cellCount(); cell++) {
      across |= board.column(cell) + 1 < board.columns() ? 1L << cell : 0;
    }
    return new JostleSolverBoard(
        board.columns(), across, -1L >>> (Long.SIZE - board.cellCount() + board.columns()));
  }

  /// Returns the pair balance: the number of pairs of neighbours of the same side minus the number
  /// of pairs of opposite sides.
  int pairBalance(long own, long other) {
    long occupied = own | other;
    long pairsAcross = occupied & (occupied >>> 1) & hasRightNeighbour;
    long pairsUpward = occupied & (occupied >>> columns) & hasUpperNeighbour;
    long differAcross = pairsAcross & (own ^ (own >>> 1));
    long differUpward = pairsUpward & (own ^ (own >>> columns));
    return Long.bitCount(pairsAcross)
        + Long.bitCount(pairsUpward)
        - 2 * (Long.bitCount(differAcross) + Long.bitCount(differUpward));
  }
}
