package tabuleiro.games.trench;

import tabuleiro.rules.Side;

/// The squares of the board and sets of them. A set is a `long`: bit 0 is a1, bit 7 is h1, bit 8 is
/// a2, bit 63 is h8.
final class TrenchSquares {
  static final int SIZE = 8;

  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;
  static final long RANK_1 = 0xFFL;
  static final long RANK_8 = RANK_1 << 56;

  /// The trench, the diagonal a8-h1 (rule 1).
  static final long TRENCH = 0x0102040810204080L;

  /// `BETWEEN[from << 6 | to]`: the squares strictly between two squares of one line; none for
  /// squares that share no line.
  private static final long[] BETWEEN = new long[64 * 64];

  static {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        BETWEEN[from << 6 | to] = isLine(from, to) ? squaresBetween(from, to) : 0;
      }
    }
  }

  private TrenchSquares() {}

  static long bit(int square) {
    return 1L << square;
  }

  static boolean has(long set, int square) {
    return (set >>> square & 1) != 0;
  }

  /// Returns the squares strictly between two squares of one line; none for other squares.
  static long between(int from, int to) {
    return BETWEEN[from << 6 | to];
  }

  /// Returns by how many columns and rows together `to` is nearer to the side's forward corner than
  /// `from`; 0 for a line along the trench (rule 1).
  static int advance(Side side, int from, int to) {
    int sum = columns(from, to) + rows(from, to);
    return side == Side.FIRST ? sum : -sum;
  }

  /// Returns how far a square is beyond the trench as seen by a side: negative in its own
  /// territory, 0 in the trench, positive in the enemy's territory (rule 1).
  static int depth(Side side, int square) {
    int sum = square % SIZE + square / SIZE - (SIZE - 1);
    return side == Side.FIRST ? sum : -sum;
  }

  /// Returns whether two different squares lie on one row, column or diagonal.
  static boolean isLine(int from, int to) {
    int columns = Math.abs(columns(from, to));
    int rows = Math.abs(rows(from, to));
    return from != to && (columns == 0 || rows == 0 || columns == rows);
  }

  /// Returns whether two squares lie on one row or column.
  static boolean isOrthogonal(int from, int to) {
    return columns(from, to) == 0 || rows(from, to) == 0;
  }

  /// Returns the number of steps from one square to another on one line.
  static int distance(int from, int to) {
    return Math.max(Math.abs(columns(from, to)), Math.abs(rows(from, to)));
  }

  /// Returns what one step along the line from one square to another adds to the square's number.
  static int step(int from, int to) {
    return SIZE * Integer.signum(rows(from, to)) + Integer.signum(columns(from, to));
  }

  private static int columns(int from, int to) {
    return to % SIZE - from % SIZE;
  }

  private static int rows(int from, int to) {
    return to / SIZE - from / SIZE;
  }

  private static long squaresBetween(int from, int to) {
    long squares = 0;
    int step = step(from, to);
    for (int square = from + step; square != to; square += step) {
      squares |= bit(square);
    }
    return squares;
  }
}
