package tabuleiro.server.picture;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.math.BigDecimal;
import java.math.RoundingMode;

/// A canvas that writes SVG.
///
/// @param out receives the elements
/// @param origin the place of 0, 0
record SvgCanvas(StringBuilder out, AffineTransform origin) implements Canvas {
  private static final int OPAQUE = 255;

  /// The letters of the commands of a path, in the order of the constants of [PathIterator].
  private static final String COMMANDS = "MLQCZ";

  private static final int[] POINTS = {1, 1, 2, 3, 0};

  static SvgCanvas to(StringBuilder out) {
    return new SvgCanvas(out, new AffineTransform());
  }

  @Override
  public void fill(Shape shape, Color color) {
    out.append("<path fill=\"").append(hex(color)).append('"');
    if (color.getAlpha() < OPAQUE) {
      out.append(" fill-opacity=\"").append(number(color.getAlpha() / (double) OPAQUE)).append('"');
    }
    out.append(" d=\"").append(path(shape)).append("\"/>");
  }

  @Override
  public void draw(Shape shape, Color color, double width) {
    out.append("<path fill=\"none\" stroke=\"").append(hex(color));
    out.append("\" stroke-width=\"").append(number(width));
    out.append("\" d=\"").append(path(shape)).append("\"/>");
  }

  @Override
  public Canvas at(Point2D point) {
    AffineTransform moved = new AffineTransform(origin);
    moved.translate(point.getX(), point.getY());
    return new SvgCanvas(out, moved);
  }

  private String path(Shape shape) {
    StringBuilder path = new StringBuilder();
    double[] points = new double[6];
    for (PathIterator at = shape.getPathIterator(origin); !at.isDone(); at.next()) {
      int kind = at.currentSegment(points);
      path.append(COMMANDS.charAt(kind));
      for (int i = 0; i < 2 * POINTS[kind]; i++) {
        path.append(i == 0 ? "" : " ").append(number(points[i]));
      }
    }
    return path.toString();
  }

  /// Returns a colour such as `#bd1f2d`.
  static String hex(Color color) {
    return "#%06x".formatted(color.getRGB() & 0xffffff);
  }

  /// Returns a number with two decimals at most.
  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
