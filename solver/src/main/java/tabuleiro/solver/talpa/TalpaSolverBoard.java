package tabuleiro.solver.talpa;

/// The geometry of a board of at most 64 squares, where a set of squares is one `long`: square `row
/// * columns + column` is that bit, counted from the bottom left. Immutable.
final class TalpaSolverBoard {
  final int columns;
  final int rows;
  final int squares;
  final long all;
  final long leftColumn;
  final long rightColumn;
  final long bottomRow;
  final long topRow;

  TalpaSolverBoard(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    squares = columns * rows;
    all = -1L >>> (Long.SIZE - squares);
    bottomRow = all >>> (squares - columns);
    topRow = bottomRow << (squares - columns);
    leftColumn = Long.divideUnsigned(all, bottomRow);
    rightColumn = leftColumn << (columns - 1);
  }

  /// Returns the squares beside those of a set; above the top row, bits that are no squares.
  long neighbours(long set) {
    return ((set & ~rightColumn) << 1)
        | ((set & ~leftColumn) >>> 1)
        | (set << columns)
        | (set >>> columns);
  }

  /// Returns how often a square of one set is beside one of another.
  int contacts(long one, long other) {
    return Long.bitCount(((one & ~rightColumn) << 1) & other)
        + Long.bitCount(((one & ~leftColumn) >>> 1) & other)
        + Long.bitCount((one << columns) & other)
        + Long.bitCount((one >>> columns) & other);
  }

  /// Returns the squares from which an edge is reached over empty squares: those of the edge and
  /// those beside the empty squares that hang together with it.
  ///
  /// @param joined empty squares that all hang together with the edge, and next to which all those
  ///   lie that are not yet among them
  long reach(long edge, long joined, long empty) {
    long inside = joined;
    long grown = edge | inside | neighbours(inside);
    long next = grown & empty;
    while (next != inside) {
      inside = next;
      grown = edge | inside | neighbours(inside);
      next = grown & empty;
    }
    return grown & all;
  }
}
