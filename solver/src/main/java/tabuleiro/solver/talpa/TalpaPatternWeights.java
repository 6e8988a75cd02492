package tabuleiro.solver.talpa;

import java.util.Arrays;
import java.util.stream.Stream;
import tabuleiro.text.ResourceLines;

/// The weights of patterns: of what lies in two rows of three places, or in three rows of two, as
/// the side to move sees it, whose paths lead from the bottom to the top. A pattern and its mirror
/// images weigh the same.
///
/// As text it is a line for each pattern, its rows and its weight, such as `x.|/oo| 12`: `.` is an
/// empty square, `x` a piece of the side to move, `o` one of the other side, `|` lies beyond the
/// edges of the other side, `-` beyond those of the side to move. Lines that begin with `#` say
/// where the weights come from. Immutable.
final class TalpaPatternWeights {
  static final int EMPTY = 0;
  static final int OWN = 1;
  static final int OTHER = 2;
  static final int OTHER_EDGE = 3;
  static final int OWN_EDGE = 4;

  /// How many kinds of places there are, and how many places in a pattern.
  static final int KINDS = 5;

  static final int SQUARES = 6;

  private static final String SIGNS = ".xo|-";
  private static final int CODES = 15_625; // KINDS to the power of PLACES.
  private static final int NONE = Integer.MIN_VALUE;

  /// By the number of rows, less two, and the code.
  private final int[][] weights = new int[2][CODES];

  /// Reads the resource `patterns.txt` beside this class.
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
  /// @param code the kinds of its places, row by row, as digits to the base of [#KINDS]
  int of(int rows, int code) {
    int weight = weights[rows - 2][code];
    if (weight == NONE) {
      throw new IllegalStateException("no weight of pattern " + code + " of " + rows + " rows");
    }
    return weight;
  }
}
