package tabuleiro.server.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.rules.Game;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// A board as SVG on which the share of something on each cell is a shade and a number, with the
/// names of columns and rows at its edges, in the color of the text around it.
public final class HeatMapPicture {
  private static final int SIZE = 400;
  private static final String GROUND = "#ffffff";
  private static final String LINE = "#9aa3ad";
  private static final String LABEL = "currentColor";
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
    Map<Point2D, String> labels = labels(game.board(), layout);
    Rectangle2D bounds = layout.bounds();
    labels.keySet().forEach(at -> bounds.add(around(at)));
    AffineTransform placement = BoardLayout.fit(bounds, SIZE);
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
        text(svg, layout.centre(cell), "#000000", String.valueOf(Math.round(100 * share)));
      }
    }
    labels.forEach((at, name) -> text(svg, at, LABEL, name));
    return svg.append("</g>\n</svg>\n").toString();
  }

  private static void text(StringBuilder svg, Point2D centre, String color, String text) {
    svg.append(
        """
        <text x="%s" y="%s" font-size="40" text-anchor="middle" fill="%s">%s</text>
        """
            .formatted(
                SvgText.number(centre.getX()), SvgText.number(centre.getY() + 14), color, text));
  }

  /// Returns the names of columns and rows, each where another cell before the first would be.
  private static Map<Point2D, String> labels(Board board, BoardLayout layout) {
    Map<List<Integer>, Point2D> places = new HashMap<>();
    layout.centres().forEach((cell, centre) -> places.put(place(board, cell), centre));
    int left = places.keySet().stream().mapToInt(List::getFirst).min().orElseThrow();
    int bottom = places.keySet().stream().mapToInt(List::getLast).min().orElseThrow();
    Map<Point2D, String> labels = new LinkedHashMap<>();
    for (int cell : layout.centres().keySet()) {
      Point2D centre = layout.centre(cell);
      int x = board.column(cell);
      int y = board.row(cell);
      List<String> names = names(board, cell);
      if (y == bottom) {
        Point2D above = new Point2D.Double(centre.getX(), centre.getY() - 100);
        Point2D next = places.getOrDefault(List.of(x, y + 1), above);
        labels.put(before(centre, next), names.getFirst());
      }
      if (x == left) {
        Point2D right = new Point2D.Double(centre.getX() + 100, centre.getY());
        Point2D next = places.getOrDefault(List.of(x + 1, y), right);
        labels.put(before(centre, next), names.getLast());
      }
    }
    return labels;
  }

  private static List<Integer> place(Board board, int cell) {
    return List.of(board.column(cell), board.row(cell));
  }

  /// Returns the names of the column and of the row of a cell, of which its name consists.
  private static List<String> names(Board board, int cell) {
    String name = board.name(cell);
    return switch (board) {
      case UnboundedBoard _ -> List.of(name.split(",", -1));
      case HexagonBoard _ -> List.of(name.substring(1), name.substring(0, 1));
      default -> List.of(name.substring(0, 1), name.substring(1));
    };
  }

  private static Point2D before(Point2D first, Point2D second) {
    return new Point2D.Double(2 * first.getX() - second.getX(), 2 * first.getY() - second.getY());
  }

  private static Rectangle2D around(Point2D centre) {
    return new Rectangle2D.Double(centre.getX() - 30, centre.getY() - 30, 60, 60);
  }
}
