package tabuleiro.server.picture;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;

/// Digits as shapes: a server may have no fonts.
final class Digits {
  /// The lines of each digit, in a box 4 wide and 6 high; a blank lifts the pen.
  private static final String[] LINES = {
    "00 40 46 06 00",
    "12 20 26",
    "01 10 30 41 42 06 46",
    "00 40 22 43 44 35 15 04",
    "30 04 44 / 30 36",
    "40 00 02 32 43 44 35 05",
    "30 10 02 05 16 36 45 43 32 03",
    "00 40 16",
    "10 30 41 42 33 13 04 05 16 36 45 44 33 / 13 02 01 10",
    "43 13 02 01 10 30 41 44 36 16"
  };

  private static final BasicStroke PEN =
      new BasicStroke(1.1f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);

  private Digits() {}

  /// Returns a number as a shape around 0, 0.
  ///
  /// @param height the height of a digit
  static Shape shape(String digits, double height) {
    Path2D all = new Path2D.Double();
    for (int i = 0; i < digits.length(); i++) {
      Path2D digit = outline(LINES[digits.charAt(i) - '0']);
      double left = 5.4 * (i - (digits.length() - 1) / 2.0) - 2;
      all.append(digit.getPathIterator(AffineTransform.getTranslateInstance(left, -3)), false);
    }
    double scale = height / 6;
    return AffineTransform.getScaleInstance(scale, scale)
        .createTransformedShape(PEN.createStrokedShape(all));
  }

  private static Path2D outline(String lines) {
    Path2D path = new Path2D.Double();
    boolean isDown = false;
    for (String point : lines.split(" ", -1)) {
      if (point.equals("/")) {
        isDown = false;
        continue;
      }
      int x = point.charAt(0) - '0';
      int y = point.charAt(1) - '0';
      if (isDown) {
        path.lineTo(x, y);
      } else {
        path.moveTo(x, y);
        isDown = true;
      }
    }
    return path;
  }
}
