package tabuleiro.solver.talpa;

import java.util.Arrays;
import java.util.stream.Stream;
import tabuleiro.text.ResourceLines;

/// The weights of patterns, which are the contents of two rows of three squares or three rows of
/// two squares, for the side to move, whose paths lead from the bottom to the top. A pattern and
/// its mirror images have the same weight.
///
/// The text format has one line for each pattern, its rows and its weight, such as `x.|/oo| 12`:
/// `.` is an empty square, `x` a piece of the side to move, `o` a piece of the other side, `|` a
/// square beyond an edge of the other side, `-` a square beyond an edge of the side to move. Lines
/// that start with `#` are comments on the origin of the weights. Immutable.
final class TalpaPatternWeights {
  static final int EMPTY = 0;
  static final int OWN = 1;
  static final int OTHER = 2;
  static final int OTHER_EDGE = 3;
  static final int OWN_EDGE = 4;

  /// The number of kinds of squares.
  static final int KINDS = 5;

  /// The number of squares in a pattern.
  static final int SQUARES = 6;

  private static final String SIGNS = ".xo|-";
  private static final int CODES = 15_625; // KINDS to the power of PLACES.
  private static final int NONE = Integer.MIN_VALUE;

  /// Indexed by the number of rows, minus two, and the code.
  private final int[][] weights = new int[2][CODES];

  /// Reads the resource `patterns.txt` of this package.
  TalpaPatternWeights() {
    Stream.of(weights).forEach(codes -> Arrays.fill(codes, NONE));
    ResourceLines.read(TalpaPatternWeights.class, "patterns.txt").forEach(this::read);
  }

  private void read(String line) {
    int end = line.indexOf(' ');
    String[] rows = line.substring(0, end).split("/", -1);
    int weight = Integer.parseInt(line.substring(end + 1));
    for (int mirrors = 0; mirrors < 4; mirrors++) {
      int code = 0;
      for (int row = 0; row < rows.length; row++) {
        String signs = rows[(mirrors & 1) == 0 ? row : rows.length - 1 - row];
        for (int column = 0; column < signs.length(); column++) {
          int at = (mirrors & 2) == 0 ? column : signs.length() - 1 - column;
          code = KINDS * code + SIGNS.indexOf(signs.charAt(at));
        }
      }
      weights[rows.length - 2][code] = weight;
    }
  }

  /// Returns the weight of a pattern.
  ///
  /// @param rows 2 or 3
  /// @param code the kinds of its squares, row by row, as digits in base [#KINDS]
  int of(int rows, int code) {
    int weight = weights[rows - 2][code];
    if (weight == NONE) {
      throw new IllegalStateException(
          "the pattern " + code + " of " + rows + " rows has no weight");
    }
    return weight;
  }
}
