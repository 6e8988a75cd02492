package tabuleiro.server.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// Where the cells of a position are, as in the browser: a square cell has sides of 100, x grows to
/// the right and y downwards.
///
/// @param shape the outline of a cell around 0, 0
/// @param centres the centres of the cells that are drawn
/// @param shades the ground of each cell: 0, 1 or 2
record BoardLayout(Path2D shape, Map<Integer, Point2D> centres, Map<Integer, Integer> shades) {
  private static final double HALF_DIAGONAL = 50 * Math.sqrt(2);
  private static final double ROW_RISE = 50 * Math.sqrt(3);
  private static final double HEXAGON_CORNER = 100 / Math.sqrt(3);

  static BoardLayout of(Position position) {
    Board board = position.game().board();
    return switch (board) {
      case SquareBoard _ -> ofBoard(board, polygon(4, HALF_DIAGONAL, Math.PI / 4));
      case DiamondBoard _ -> ofBoard(board, polygon(4, HALF_DIAGONAL, 0));
      case HexagonBoard _ -> ofBoard(board, polygon(6, HEXAGON_CORNER, Math.PI / 2));
      case UnboundedBoard table -> ofTable(table, position.scene().area());
    };
  }

  private static Path2D polygon(int corners, double radius, double firstAngle) {
    Path2D path = new Path2D.Double();
    for (int i = 0; i < corners; i++) {
      double angle = firstAngle + 2 * Math.PI * i / corners;
      double x = radius * Math.cos(angle);
      double y = radius * Math.sin(angle);
      if (i == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.closePath();
    return path;
  }

  private static BoardLayout ofBoard(Board board, Path2D shape) {
    Map<Integer, Point2D> centres = new LinkedHashMap<>();
    Map<Integer, Integer> shades = new LinkedHashMap<>();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int x = board.column(cell);
      int y = board.row(cell);
      switch (board) {
        case HexagonBoard hexagon -> {
          double place = x - (hexagon.rowLength(y) - 1) / 2.0;
          centres.put(cell, new Point2D.Double(100 * place, -ROW_RISE * y));
          shades.put(cell, Math.floorMod((int) Math.floor(place - y / 2.0) + 2 * y, 3));
        }
        case DiamondBoard _ -> {
          centres.put(cell, new Point2D.Double(HALF_DIAGONAL * (x - y), -HALF_DIAGONAL * (x + y)));
          shades.put(cell, (x + y) % 2);
        }
        default -> {
          centres.put(cell, new Point2D.Double(100.0 * x, -100.0 * y));
          shades.put(cell, (x + y) % 2);
        }
      }
    }
    return new BoardLayout(shape, centres, shades);
  }

  /// Returns the layout of a board without pieces that has room for some cells.
  ///
  /// @param cells at least one cell of the board
  static BoardLayout ofCells(Game game, Set<Integer> cells) {
    return game.board() instanceof UnboundedBoard table
        ? ofTable(table, area(table, cells))
        : of(game.start(1));
  }

  private static Scene.Area area(UnboundedBoard table, Set<Integer> cells) {
    IntSummaryStatistics columns = cells.stream().mapToInt(table::column).summaryStatistics();
    IntSummaryStatistics rows = cells.stream().mapToInt(table::row).summaryStatistics();
    return new Scene.Area(columns.getMin(), rows.getMin(), columns.getMax(), rows.getMax());
  }

  private static BoardLayout ofTable(UnboundedBoard table, Scene.Area area) {
    Map<Integer, Point2D> centres = new LinkedHashMap<>();
    Map<Integer, Integer> shades = new LinkedHashMap<>();
    for (int y = area.bottom(); y <= area.top(); y++) {
      for (int x = area.left(); x <= area.right(); x++) {
        centres.put(table.cellAt(x, y), new Point2D.Double(100.0 * x, -100.0 * y));
        shades.put(table.cellAt(x, y), 0);
      }
    }
    return new BoardLayout(polygon(4, HALF_DIAGONAL, Math.PI / 4), centres, shades);
  }

  /// Returns the centre of a cell; 0, 0 for one that is not drawn.
  Point2D centre(int cell) {
    return centres.getOrDefault(cell, new Point2D.Double());
  }

  /// Returns the outline of a cell.
  Path2D outline(int cell) {
    Point2D centre = centre(cell);
    return new Path2D.Double(
        shape, AffineTransform.getTranslateInstance(centre.getX(), centre.getY()));
  }

  /// Returns the rectangle around all cells.
  Rectangle2D bounds() {
    return centres.keySet().stream()
        .map(cell -> outline(cell).getBounds2D())
        .reduce(Rectangle2D::createUnion)
        .orElseThrow();
  }
}
