package tabuleiro.solver.talpa;

import java.util.Arrays;
import tabuleiro.rules.support.Zobrist;
import tabuleiro.solver.Ternary;

/// The incremental sums from which the keys of positions are taken. A key is the minimum of four
/// sums, one for each mirror image of the board (left and right, top and bottom, both, none).
///
/// On a board of at most 36 squares a sum is a number in base 3 with one digit for each square, so
/// a key belongs to one position and its images only. On larger boards each digit is a random
/// number, and the sum is a hash.
///
/// On a square board a position with Blue to move is reflected in a diagonal and its colours are
/// exchanged, so the side to move always digs from top to bottom: digit 1 is a piece of the side to
/// move and digit 2 a piece of the other side. On other boards digit 1 is red and digit 2 is blue,
/// the sums are doubled, and the lowest bit tells the side to move. Every sum starts at 1 or 2, so
/// no exact key is 0.
///
/// Immutable.
final class TalpaSolverKeys {
  static final int IMAGES = 4;

  /// The number of sums of a position: one for each image with Red to move, then one for each with
  /// Blue to move.
  static final int SUMS = 2 * IMAGES;

  private static final int MAX_EXACT_SQUARES = 36;

  private final TalpaSolverBoard board;
  private final boolean isSquare;
  private final boolean isExact;
  private final IncrementalSums sums;

  TalpaSolverKeys(TalpaSolverBoard board) {
    this.board = board;
    isSquare = board.columns == board.rows;
    isExact = board.squares <= MAX_EXACT_SQUARES;
    sums = new IncrementalSums(board, empty(), pieces());
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
    long[][] sums = new long[2][board.squares * SUMS];
    for (int square = 0; square < board.squares; square++) {
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
    long[][] digits = new long[2][board.squares];
    long[] powers = Ternary.powers(board.squares);
    long least = isSquare ? 1 : 2;
    for (int square = 0; square < board.squares; square++) {
      digits[0][square] = least * powers[square];
      digits[1][square] = 2 * least * powers[square];
    }
    return digits;
  }

  private long[][] random() {
    return new long[][] {
      Zobrist.keys(board.squares, 0x4f776eL), Zobrist.keys(board.squares, 0x4f74686572L)
    };
  }

  /// Returns the image of a square.
  private int image(int square, int mirrors, boolean exchanged) {
    int column = square % board.columns;
    int row = square / board.columns;
    int x = exchanged ? row : column;
    int y = exchanged ? column : row;
    int imageX = (mirrors & 1) == 0 ? x : board.columns - 1 - x;
    int imageY = (mirrors & 2) == 0 ? y : board.rows - 1 - y;
    return imageY * board.columns + imageX;
  }

  /// Returns the sums whose minimum is the key.
  IncrementalSums sums() {
    return sums;
  }

  /// Sets a trail to a position with a key. Where sides may be exchanged, Red has the move if the
  /// number of empty squares is even, as in a game from the start: on boards of odd size Red has
  /// one piece more than Blue.
  ///
  /// @throws UnsupportedOperationException when the keys are hashes
  void decode(long key, TalpaSolverTrail trail) {
    if (!isExact) {
      throw new UnsupportedOperationException(
          "keys of this board are hashes, so no position can be rebuilt from them");
    }
    long number = isSquare ? key - 1 : (key - 1) >>> 1;
    long first = Ternary.digitMask(number, 1);
    long second = Ternary.digitMask(number, 2);
    int empty = board.squares - Long.bitCount(first | second);
    if (isSquare && empty % 2 != 0) {
      trail.setPosition(false, reflected(second), reflected(first));
    } else {
      trail.setPosition(isSquare || (key & 1) != 0, first, second);
    }
  }

  /// Returns the reflection of a set in the diagonal of a square board.
  private long reflected(long set) {
    long image = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      image |= 1L << image(Long.numberOfTrailingZeros(rest), 0, true);
    }
    return image;
  }
}
