package tabuleiro.reference.certificate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The geometry of a Talpa board for the checker's fast rules. A set of squares is a `long`; bit
/// `row * width + column` is a square, counted from the bottom left. Immutable.
final class TalpaCheckerBoard {
  /// Twice the powers of three up to this one fit into a `long`.
  private static final int MAX_SQUARES = 39;

  static final int IMAGES = 4;
  private static final int BLUE = 2;

  final int width;
  final int height;
  final long all;
  final long top;
  final long bottom;
  final long left;
  final long right;

  /// For each square its value in the sums of the four images, for a red piece: a power of three
  /// for each image. A blue piece counts twice.
  private final long[] powers;

  /// All captures, then all removals, each in the order of their texts.
  private final int[] captures;

  private final int[] removals;

  TalpaCheckerBoard(int width, int height) {
    this.width = width;
    this.height = height;
    int squares = width * height;
    all = (1L << squares) - 1;
    bottom = (1L << width) - 1;
    top = bottom << (squares - width);
    left = column(0);
    right = column(width - 1);
    powers = powers();
    captures = captures();
    removals = removals();
  }

  /// Whether the fast rules can play a variant.
  ///
  /// @param variant a valid variant of Talpa, such as `5x6`
  static boolean isSmallEnough(String variant) {
    String[] sides = variant.split("x", -1);
    return Integer.parseInt(sides[0]) * Integer.parseInt(sides[1]) <= MAX_SQUARES;
  }

  /// The code of a capture.
  static int capture(int from, int to) {
    return from << 6 | to;
  }

  /// The code of a removal, which is that of a capture of the piece by itself.
  static int removal(int square) {
    return capture(square, square);
  }

  static int from(int move) {
    return move >>> 6;
  }

  static int to(int move) {
    return move & 63;
  }

  /// All captures from any square to any neighbour, in the order of their texts.
  int[] allCaptures() {
    return captures;
  }

  /// All removals, in the order of their texts.
  int[] allRemovals() {
    return removals;
  }

  /// The squares that share an edge with a square of a set.
  long neighbours(long set) {
    long sideways = ((set & ~right) << 1) | ((set & ~left) >>> 1);
    return (sideways | (set << width) | (set >>> width)) & all;
  }

  /// The squares of a set that are joined to an edge by squares of the set, each sharing an edge
  /// with the next.
  long joined(long edge, long set) {
    long found = edge & set;
    while (true) {
      long more = found | (neighbours(found) & set);
      if (more == found) {
        return found;
      }
      found = more;
    }
  }

  /// The value of a piece on a square in the sum of an image.
  long value(int square, int image, boolean isRed) {
    return powers[square * IMAGES + image] * (isRed ? 1 : BLUE);
  }

  private long column(int column) {
    long squares = 0;
    for (int row = 0; row < height; row++) {
      squares |= 1L << (row * width + column);
    }
    return squares;
  }

  /// Images: unchanged, mirrored left to right, top to bottom, and both.
  private long[] powers() {
    long[] values = new long[width * height * IMAGES];
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        for (int image = 0; image < IMAGES; image++) {
          int x = image % 2 == 0 ? column : width - 1 - column;
          int y = image < 2 ? row : height - 1 - row;
          values[(row * width + column) * IMAGES + image] = powerOfThree(y * width + x);
        }
      }
    }
    return values;
  }

  private static long powerOfThree(int exponent) {
    long power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 3;
    }
    return power;
  }

  private int[] captures() {
    List<Integer> moves = new ArrayList<>();
    for (int from = 0; from < width * height; from++) {
      long targets = neighbours(1L << from);
      for (int to = 0; to < width * height; to++) {
        if ((targets >>> to & 1) != 0) {
          moves.add(capture(from, to));
        }
      }
    }
    return sorted(moves, move -> square(from(move)) + square(to(move)));
  }

  private int[] removals() {
    List<Integer> moves = new ArrayList<>();
    for (int square = 0; square < width * height; square++) {
      moves.add(removal(square));
    }
    return sorted(moves, move -> square(from(move)));
  }

  private static int[] sorted(
      List<Integer> moves, java.util.function.Function<Integer, String> text) {
    return moves.stream().sorted(Comparator.comparing(text)).mapToInt(Integer::intValue).toArray();
  }

  private String square(int square) {
    return (char) ('a' + square % width) + String.valueOf(square / width + 1);
  }
}
