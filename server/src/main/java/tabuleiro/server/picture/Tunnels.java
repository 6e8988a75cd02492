package tabuleiro.server.picture;

import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/// The tunnels through cells of a board of squares, as the browser draws them: neighbours are
/// joined, and what is at the edge of the board is open there.
final class Tunnels {
  /// How round the corners of a tunnel are.
  private static final double ROUND = 42;

  private Tunnels() {}

  /// Returns the outline of the tunnels.
  ///
  /// @param cells the middles of the cells
  /// @param board the box of all cells
  /// @param inset how far the walls are inside the cells
  static Path2D outline(Collection<Point2D> cells, Rectangle2D board, double inset) {
    Set<Point2D> all = new HashSet<>(cells);
    Path2D outline = new Path2D.Double(Path2D.WIND_NON_ZERO);
    double wide = 100 - 2 * inset;
    for (Point2D cell : cells) {
      double x = cell.getX();
      double y = cell.getY();
      Area area =
          new Area(
              new RoundRectangle2D.Double(
                  x - 50 + inset, y - 50 + inset, wide, wide, ROUND, ROUND));
      boolean right = all.contains(new Point2D.Double(x + 100, y)) || isAt(x + 50, board.getMaxX());
      boolean left = all.contains(new Point2D.Double(x - 100, y)) || isAt(x - 50, board.getX());
      boolean down = all.contains(new Point2D.Double(x, y + 100)) || isAt(y + 50, board.getMaxY());
      boolean up = all.contains(new Point2D.Double(x, y - 100)) || isAt(y - 50, board.getY());
      add(area, right, x, y - 50 + inset, 50, wide);
      add(area, left, x - 50, y - 50 + inset, 50, wide);
      add(area, down, x - 50 + inset, y, wide, 50);
      add(area, up, x - 50 + inset, y - 50, wide, 50);
      add(area, right && down && isOpen(all, board, x + 100, y + 100), x, y, 50, 50);
      add(area, left && down && isOpen(all, board, x - 100, y + 100), x - 50, y, 50, 50);
      add(area, right && up && isOpen(all, board, x + 100, y - 100), x, y - 50, 50, 50);
      add(area, left && up && isOpen(all, board, x - 100, y - 100), x - 50, y - 50, 50, 50);
      outline.append(area, false);
    }
    return outline;
  }

  /// Returns whether a cell is dug, or outside the board.
  private static boolean isOpen(Set<Point2D> cells, Rectangle2D board, double x, double y) {
    return cells.contains(new Point2D.Double(x, y)) || !board.contains(x, y);
  }

  private static boolean isAt(double place, double edge) {
    return Math.abs(place - edge) < 1;
  }

  private static void add(
      Area area, boolean isThere, double x, double y, double width, double height) {
    if (isThere) {
      area.add(new Area(new Rectangle2D.Double(x, y, width, height)));
    }
  }
}
