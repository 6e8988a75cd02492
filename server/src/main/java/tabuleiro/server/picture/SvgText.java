package tabuleiro.server.picture;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// Writes numbers and outlines as SVG.
final class SvgText {
  /// The letters of the commands of a path, in the order of the constants of [PathIterator].
  private static final String COMMANDS = "MLQCZ";

  private static final int[] POINTS = {1, 1, 2, 3, 0};

  private SvgText() {}

  /// Returns a number with two decimals at most.
  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /// Returns the outline of a shape as the data of a path.
  static String path(Shape shape) {
    StringBuilder path = new StringBuilder();
    double[] points = new double[6];
    for (PathIterator at = shape.getPathIterator(null); !at.isDone(); at.next()) {
      int kind = at.currentSegment(points);
      path.append(COMMANDS.charAt(kind));
      for (int i = 0; i < 2 * POINTS[kind]; i++) {
        path.append(i == 0 ? "" : " ").append(number(points[i]));
      }
    }
    return path.toString();
  }

  /// Returns a path.
  ///
  /// @param attributes such as `fill="#ffffff"`
  static String element(String data, String attributes) {
    return "<path %s d=\"%s\"/>".formatted(attributes, data);
  }
}
