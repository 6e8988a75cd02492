package tabuleiro.server.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Game;

/// A board as SVG on which the share of something on each cell is a shade and a number.
public final class HeatMapPicture {
  private static final int SIZE = 400;
  private static final String GROUND = "#ffffff";
  private static final String LINE = "#9aa3ad";
  private static final String HEAT = "#d9480f";

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
    AffineTransform placement = BoardLayout.fit(layout.bounds(), SIZE);
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d">
        <g transform="translate(%2$s %3$s) scale(%4$s)">
        """
            .formatted(
                SIZE,
                SvgText.number(placement.getTranslateX()),
                SvgText.number(placement.getTranslateY()),
                placement.getScaleX()));
    for (int cell : layout.centres().keySet()) {
      double share = shares.getOrDefault(cell, 0.0);
      String outline = SvgText.path(layout.outline(cell));
      svg.append(SvgText.element(outline, "fill=\"" + GROUND + "\""));
      if (share > 0) {
        svg.append(
            SvgText.element(
                outline,
                "fill=\"%s\" fill-opacity=\"%s\"".formatted(HEAT, SvgText.number(share / most))));
      }
      svg.append(
          SvgText.element(outline, "fill=\"none\" stroke=\"" + LINE + "\" stroke-width=\"1.5\""));
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
                SvgText.number(centre.getX()),
                SvgText.number(centre.getY() + 14),
                Math.round(100 * share)));
  }
}
