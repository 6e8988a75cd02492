package tabuleiro.engine.endgame.talpa;

import tabuleiro.engine.endgame.Ternary;
import tabuleiro.rules.Zobrist;

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
final class Keys {
  static final int IMAGES = 4;

  /// Sums a position keeps: the images with Red to move, then those with Blue to move.
  static final int SUMS = 2 * IMAGES;

  private static final int MOST_EXACT = 36;
  private static final int KINDS = 5;

  private final Shape shape;
  private final boolean isSquare;
  private final boolean isExact;

  /// What a square's piece adds to the sums: `[blue ? 1 : 0][square * SUMS + sum]`.
  private final long[][] pieces;

  /// What a move adds to the sums, at [#index].
  private final long[] changes;

  Keys(Shape shape) {
    this.shape = shape;
    isSquare = shape.columns == shape.rows;
    isExact = shape.squares <= MOST_EXACT;
    pieces = pieces();
    changes = changes();
  }

  boolean isExact() {
    return isExact;
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

  private long[] changes() {
    long[] all = new long[2 * shape.squares * KINDS * SUMS];
    int[] steps = {0, 1, -1, shape.columns, -shape.columns};
    for (int mover = 0; mover < 2; mover++) {
      for (int from = 0; from < shape.squares; from++) {
        for (int step : steps) {
          int to = from + step;
          if (to >= 0 && to < shape.squares) {
            fill(all, mover, from, to);
          }
        }
      }
    }
    return all;
  }

  private void fill(long[] all, int mover, int from, int to) {
    int index = index(mover == 0, from, to);
    for (int sum = 0; sum < SUMS; sum++) {
      long left = pieces[mover][from * SUMS + sum];
      long taken = pieces[1 - mover][to * SUMS + sum];
      long arrived = pieces[mover][to * SUMS + sum];
      all[index + sum] = from == to ? -left : arrived - left - taken;
    }
  }

  /// Returns where [#changes()] has what a move adds to the sums.
  int index(boolean redMoves, int from, int to) {
    int step = to - from;
    int kind = step == 0 ? 0 : step == 1 ? 1 : step == -1 ? 2 : step > 0 ? 3 : 4;
    return (((redMoves ? 0 : shape.squares) + from) * KINDS + kind) * SUMS;
  }

  /// Returns what moves add to the sums.
  long[] changeTable() {
    return changes;
  }

  /// Writes the sums of a position from a place on.
  void sum(long red, long blue, long[] frames, int place) {
    for (int sum = 0; sum < SUMS; sum++) {
      frames[place + sum] = !isSquare && sum >= IMAGES ? 2 : 1;
    }
    add(red, pieces[0], frames, place);
    add(blue, pieces[1], frames, place);
  }

  private static void add(long set, long[] worth, long[] frames, int place) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int first = Long.numberOfTrailingZeros(rest) * SUMS;
      for (int sum = 0; sum < SUMS; sum++) {
        frames[place + sum] += worth[first + sum];
      }
    }
  }

  /// Sets a line to a position of a key. Where sides may be exchanged it is the image in which Red
  /// has the move if the number of empty squares is even, as it is in a game from the start: on
  /// boards of odd size Red has one piece more than Blue may have.
  ///
  /// @throws UnsupportedOperationException when the keys are hashes
  void decode(long key, TalpaLine line) {
    if (!isExact) {
      throw new UnsupportedOperationException("no position can be told from a hash");
    }
    long number = isSquare ? key - 1 : (key - 1) >>> 1;
    long first = Ternary.places(number, 1);
    long second = Ternary.places(number, 2);
    int empty = shape.squares - Long.bitCount(first | second);
    if (isSquare && empty % 2 != 0) {
      line.set(false, reflected(second), reflected(first));
    } else {
      line.set(isSquare || (key & 1) != 0, first, second);
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
