package tabuleiro.solver.talpa;

/// The geometry of a board with at most 64 squares. A set of squares is one `long`: bit `row *
/// columns + column` is that square, counted from the bottom left. Immutable.
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

  /// Returns the orthogonal neighbours of a set of squares. Above the top row the result may
  /// contain bits that are not squares.
  long neighbours(long set) {
    return ((set & ~rightColumn) << 1)
        | ((set & ~leftColumn) >>> 1)
        | (set << columns)
        | (set >>> columns);
  }

  /// Returns the number of neighbouring pairs with one square in each set.
  int contacts(long one, long other) {
    return Long.bitCount(((one & ~rightColumn) << 1) & other)
        + Long.bitCount(((one & ~leftColumn) >>> 1) & other)
        + Long.bitCount((one << columns) & other)
        + Long.bitCount((one >>> columns) & other);
  }

  /// Returns the reach of an edge over empty squares: the squares of the edge, and the empty
  /// squares connected to it with their neighbours.
  ///
  /// @param joined empty squares that are known to be connected to the edge, from which the fill
  ///   starts
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
