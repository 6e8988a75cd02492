package tabuleiro.server.picture;

import java.awt.Color;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Game;

/// A board as SVG on which the share of something on each cell is a shade and a number.
public final class HeatMapPicture {
  private static final int SIZE = 400;
  private static final Color GROUND = new Color(0xffffff);
  private static final Color LINE = new Color(0x9aa3ad);
  private static final Color HEAT = new Color(0xd9480f);
  private static final int OPAQUE = 255;

  /// The least share whose number is written, and for which an unbounded board is drawn.
  private static final double SHOWN = 0.005;

  private HeatMapPicture() {}

  /// Returns the picture of a board. The cell with the largest share has the darkest shade.
  ///
  /// @param game the game, whose board is drawn
  /// @param shares the share of each cell, from 0 to 1; at least one is positive
  public static String svg(Game game, Map<Integer, Double> shares) {
    double most = shares.values().stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    Set<Integer> shown = new TreeSet<>(shares.keySet());
    shown.removeIf(cell -> shares.getOrDefault(cell, 0.0) < Math.min(SHOWN, most));
    BoardLayout layout = BoardLayout.ofCells(game, shown);
    AffineTransform placement = PositionPicture.placement(layout, SIZE, SIZE);
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d">
        <g transform="translate(%2$s %3$s) scale(%4$s)">
        """
            .formatted(
                SIZE,
                SvgCanvas.number(placement.getTranslateX()),
                SvgCanvas.number(placement.getTranslateY()),
                placement.getScaleX()));
    SvgCanvas canvas = SvgCanvas.to(svg);
    for (int cell : layout.centres().keySet()) {
      double share = shares.getOrDefault(cell, 0.0);
      canvas.fill(layout.outline(cell), GROUND);
      if (share > 0) {
        int shade = (int) Math.round(OPAQUE * share / most);
        canvas.fill(
            layout.outline(cell), new Color(HEAT.getRed(), HEAT.getGreen(), HEAT.getBlue(), shade));
      }
      canvas.draw(layout.outline(cell), LINE, 1.5);
      if (shown.contains(cell)) {
        number(svg, layout.centre(cell), share);
      }
    }
    return svg.append("</g>\n</svg>\n").toString();
  }

  /// Writes a share in percent.
  private static void number(StringBuilder svg, Point2D centre, double share) {
    svg.append(
        """
        <text x="%s" y="%s" font-size="40" text-anchor="middle" fill="#000000">%d</text>
        """
            .formatted(
                SvgCanvas.number(centre.getX()),
                SvgCanvas.number(centre.getY() + 14),
                Math.round(100 * share)));
  }
}
