package tabuleiro.server.picture;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// Draws the board of a game without pieces, as the browser does: the frame, the cells in the
/// material of the game, and the edges that the sides join.
///
/// @param board the board
/// @param layout where its cells are
/// @param colors the colours of the game
record GroundSvg(Board board, BoardLayout layout, BoardColors colors) {
  /// The number of the innermost ring with a colour of its own.
  private static final int LAST_BAND = 6;

  private static final int NOTCH_DISTANCE = 50;
  private static final int STITCH_DISTANCE = 100;

  /// The space between a coloured edge and the cells.
  private static final int GAP = 3;

  /// Returns the board.
  ///
  /// @param game the name of the family
  /// @param joinsEdges whether the edges have the colours of the sides
  String draw(String game, boolean joinsEdges) {
    StringBuilder svg = new StringBuilder();
    String frame = colors.get("frame");
    svg.append(
        SvgText.element(
            SvgText.path(layout.frame(joinsEdges)),
            "fill=\"%1$s\" stroke=\"%1$s\" stroke-width=\"%2$d\" stroke-linejoin=\"round\""
                .formatted(frame, 2 * BoardLayout.ROUND)));
    if (board instanceof UnboundedBoard) {
      svg.append(cloth());
      return svg.toString();
    }
    Map<String, Path2D> grounds = new LinkedHashMap<>();
    for (int cell : layout.centres().keySet()) {
      grounds
          .computeIfAbsent(ground(game, cell), _ -> new Path2D.Double())
          .append(layout.outline(cell), false);
    }
    String line = colors.get("cell-line");
    String stroke = line.equals("transparent") ? "" : " stroke=\"" + line + "\" stroke-width=\"2\"";
    grounds.forEach((color, path) ->
        svg.append(SvgText.element(SvgText.path(path), "fill=\"" + color + "\"" + stroke)));
    if (colors.get("cell-0").equals(colors.get("maple-b"))) {
      svg.append(grain());
    }
    if (joinsEdges) {
      svg.append(edges());
    }
    return svg.toString();
  }

  private String ground(String game, int cell) {
    int x = board.column(cell);
    int y = board.row(cell);
    int shade = layout.shades().getOrDefault(cell, 0);
    if (game.equals("morelli")) {
      Rectangle2D cells = layout.bounds();
      int columns = (int) Math.round(cells.getWidth() / 100);
      int rows = (int) Math.round(cells.getHeight() / 100);
      int band = Math.min(Math.min(x, columns - 1 - x), Math.min(y, rows - 1 - y));
      return colors.get("felt-" + Math.min(band, LAST_BAND));
    }
    if (game.equals("trench") && board instanceof DiamondBoard) {
      int size = (int) Math.round(Math.sqrt(board.cellCount()));
      if (x + y == size - 1) {
        return colors.get("trench");
      }
      if (x + y >= size) {
        return colors.get(shade == 0 ? "lime-c" : "lime-d");
      }
    }
    return colors.get("cell-" + shade);
  }

  private String grain() {
    Rectangle2D cells = layout.bounds();
    return "<g transform=\"translate(%s %s) scale(%s %s)\">%s</g>"
        .formatted(
            SvgText.number(cells.getX()),
            SvgText.number(cells.getY()),
            SvgText.number(cells.getWidth() / 100),
            SvgText.number(cells.getHeight() / 100),
            colors.fill(BoardSymbols.content("grain")));
  }

  private String cloth() {
    Rectangle2D cells = layout.bounds();
    StringBuilder stitches = new StringBuilder();
    for (double y = cells.getY(); y <= cells.getMaxY(); y += STITCH_DISTANCE) {
      for (double x = cells.getX(); x <= cells.getMaxX(); x += STITCH_DISTANCE) {
        stitches.append("M%s %sv.1".formatted(SvgText.number(x), SvgText.number(y)));
      }
    }
    return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"12\" fill=\"%s\"/>"
            .formatted(
                SvgText.number(cells.getX() - 8),
                SvgText.number(cells.getY() - 8),
                SvgText.number(cells.getWidth() + 16),
                SvgText.number(cells.getHeight() + 16),
                colors.get("linen"))
        + SvgText.element(
            stitches.toString(),
            "fill=\"none\" stroke=\"%s\" stroke-width=\"10\" stroke-linecap=\"round\""
                .formatted(colors.get("linen-dot")));
  }

  private String edges() {
    Rectangle2D cells = layout.bounds();
    double thick = BoardLayout.EDGE - 2 * GAP;
    double x = cells.getX();
    double y = cells.getY();
    double width = cells.getWidth();
    double height = cells.getHeight();
    return edge(Side.FIRST, new Rectangle2D.Double(x, y - GAP - thick, width, thick))
        + edge(Side.FIRST, new Rectangle2D.Double(x, y + height + GAP, width, thick))
        + edge(Side.SECOND, new Rectangle2D.Double(x - GAP - thick, y, thick, height))
        + edge(Side.SECOND, new Rectangle2D.Double(x + width + GAP, y, thick, height));
  }

  private String edge(Side side, Rectangle2D bar) {
    StringBuilder notches = new StringBuilder();
    boolean isAcross = side == Side.FIRST;
    double length = isAcross ? bar.getWidth() : bar.getHeight();
    for (double at = NOTCH_DISTANCE / 2.0; at < length; at += NOTCH_DISTANCE) {
      Point2D start =
          isAcross
              ? new Point2D.Double(bar.getX() + at, bar.getY() + 2)
              : new Point2D.Double(bar.getX() + 2, bar.getY() + at);
      notches.append(
          "M%s %s%s%s"
              .formatted(
                  SvgText.number(start.getX()),
                  SvgText.number(start.getY()),
                  isAcross ? "v" : "h",
                  SvgText.number((isAcross ? bar.getHeight() : bar.getWidth()) - 4)));
    }
    return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"4\" fill=\"%s\"/>"
            .formatted(
                SvgText.number(bar.getX()),
                SvgText.number(bar.getY()),
                SvgText.number(bar.getWidth()),
                SvgText.number(bar.getHeight()),
                colors.get(side.key()))
        + SvgText.element(
            notches.toString(),
            "fill=\"none\" stroke=\"%s\" stroke-width=\"4.5\" stroke-linecap=\"round\""
                .formatted(colors.get("inlay")));
  }
}
