package tabuleiro.solver.talpa;

import java.util.Arrays;
import tabuleiro.rules.support.Zobrist;
import tabuleiro.solver.table.Ternary;

/// The numbers whose sums are the keys of positions. A key is the smallest of four sums, one for
/// each mirror image of the board (left and right, top and bottom, both, none).
///
/// On a board of at most 36 squares the sums are numbers to the base 3, a digit a square, so that a
/// key belongs to one position and its images. On larger boards each digit is a random number, and
/// the sum a hash.
///
/// On a square board a position in which Blue is to move is reflected in a diagonal and its colours
/// are exchanged, which leaves the side to move digging from top to bottom: digit 1 is its own
/// piece and 2 the other's. On other boards digit 1 is red and 2 is blue, the sums are doubled, and
/// the last bit says whose turn it is. Every sum begins at 1 at least, so that no key is 0.
///
/// Immutable.
final class TalpaSolverKeys {
  static final int IMAGES = 4;

  /// Sums a position keeps: the images with Red to move, then those with Blue to move.
  static final int SUMS = 2 * IMAGES;

  private static final int MAX_EXACT_SQUARES = 36;

  private final TalpaSolverBoard shape;
  private final boolean isSquare;
  private final boolean isExact;
  private final IncrementalSums sums;

  TalpaSolverKeys(TalpaSolverBoard shape) {
    this.shape = shape;
    isSquare = shape.columns == shape.rows;
    isExact = shape.squares <= MAX_EXACT_SQUARES;
    sums = new IncrementalSums(shape, empty(), pieces());
  }

  boolean isExact() {
    return isExact;
  }

  private long[] empty() {
    long[] empty = new long[SUMS];
    Arrays.fill(empty, 1);
    if (!isSquare) {
      Arrays.fill(empty, IMAGES, SUMS, 2);
    }
    return empty;
  }

  private long[][] pieces() {
    long[][] digits = isExact ? powers() : random();
    long[][] sums = new long[2][shape.squares * SUMS];
    for (int square = 0; square < shape.squares; square++) {
      for (int sum = 0; sum < SUMS; sum++) {
        boolean exchanged = isSquare && sum >= IMAGES;
        int place = image(square, sum % IMAGES, exchanged);
        for (int colour = 0; colour < 2; colour++) {
          sums[colour][square * SUMS + sum] = digits[exchanged ? 1 - colour : colour][place];
        }
      }
    }
    return sums;
  }

  private long[][] powers() {
    long[][] digits = new long[2][shape.squares];
    long[] powers = Ternary.powers(shape.squares);
    long least = isSquare ? 1 : 2;
    for (int square = 0; square < shape.squares; square++) {
      digits[0][square] = least * powers[square];
      digits[1][square] = 2 * least * powers[square];
    }
    return digits;
  }

  private long[][] random() {
    return new long[][] {
      Zobrist.keys(shape.squares, 0x4f776eL), Zobrist.keys(shape.squares, 0x4f74686572L)
    };
  }

  /// Returns where a square lies in an image.
  private int image(int square, int mirrors, boolean exchanged) {
    int column = square % shape.columns;
    int row = square / shape.columns;
    int x = exchanged ? row : column;
    int y = exchanged ? column : row;
    int imageX = (mirrors & 1) == 0 ? x : shape.columns - 1 - x;
    int imageY = (mirrors & 2) == 0 ? y : shape.rows - 1 - y;
    return imageY * shape.columns + imageX;
  }

  /// Returns the numbers of which keys are the smallest.
  IncrementalSums sums() {
    return sums;
  }

  /// Sets a line to a position of a key. Where sides may be exchanged it is the image in which Red
  /// has the move if the number of empty squares is even, as it is in a game from the start: on
  /// boards of odd size Red has one piece more than Blue may have.
  ///
  /// @throws UnsupportedOperationException when the keys are hashes
  void decode(long key, TalpaSolverTrail line) {
    if (!isExact) {
      throw new UnsupportedOperationException("no position can be told from a hash");
    }
    long number = isSquare ? key - 1 : (key - 1) >>> 1;
    long first = Ternary.digitMask(number, 1);
    long second = Ternary.digitMask(number, 2);
    int empty = shape.squares - Long.bitCount(first | second);
    if (isSquare && empty % 2 != 0) {
      line.setPosition(false, reflected(second), reflected(first));
    } else {
      line.setPosition(isSquare || (key & 1) != 0, first, second);
    }
  }

  /// Returns the image of a set in the diagonal of a square board.
  private long reflected(long set) {
    long image = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      image |= 1L << image(Long.numberOfTrailingZeros(rest), 0, true);
    }
    return image;
  }
}
