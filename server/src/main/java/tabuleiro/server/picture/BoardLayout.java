package tabuleiro.server.picture;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
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
  /// The space around a board, as a part of the picture's side.
  private static final double MARGIN = 0.02;

  /// How round the corners of the frame are.
  static final int ROUND = 14;

  /// The width of the frame.
  static final int FRAME = 22;

  /// The width of the coloured edges.
  static final int EDGE = 30;

  private static final double HALF_DIAGONAL = 50 * Math.sqrt(2);
  private static final double ROW_RISE = 50 * Math.sqrt(3);
  private static final double HEXAGON_CORNER = 100 / Math.sqrt(3);

  static BoardLayout of(Position position) {
    Board board = position.game().board();
    return switch (board) {
      case SquareBoard _ -> ofBoard(board, polygon(4, HALF_DIAGONAL, Math.PI / 4));
      case DiamondBoard _ -> ofBoard(board, polygon(4, HALF_DIAGONAL, 0));
      case HexagonBoard _ -> ofBoard(board, polygon(6, HEXAGON_CORNER, Math.PI / 2));
      case UnboundedBoard unbounded -> ofUnbounded(unbounded, position.scene().area());
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
    return game.board() instanceof UnboundedBoard unbounded
        ? ofUnbounded(unbounded, area(unbounded, cells))
        : of(game.start(1));
  }

  private static Scene.Area area(UnboundedBoard unbounded, Set<Integer> cells) {
    IntSummaryStatistics columns = cells.stream().mapToInt(unbounded::column).summaryStatistics();
    IntSummaryStatistics rows = cells.stream().mapToInt(unbounded::row).summaryStatistics();
    return new Scene.Area(columns.getMin(), rows.getMin(), columns.getMax(), rows.getMax());
  }

  private static BoardLayout ofUnbounded(UnboundedBoard unbounded, Scene.Area area) {
    Map<Integer, Point2D> centres = new LinkedHashMap<>();
    Map<Integer, Integer> shades = new LinkedHashMap<>();
    for (int y = area.bottom(); y <= area.top(); y++) {
      for (int x = area.left(); x <= area.right(); x++) {
        centres.put(unbounded.cellAt(x, y), new Point2D.Double(100.0 * x, -100.0 * y));
        shades.put(unbounded.cellAt(x, y), 0);
      }
    }
    return new BoardLayout(polygon(4, HALF_DIAGONAL, Math.PI / 4), centres, shades);
  }

  /// Returns the centre of a cell; 0, 0 for one that is not drawn.
  Point2D centre(int cell) {
    return centres.getOrDefault(cell, new Point2D.Double());
  }

  /// Returns where a symbol is drawn on a cell, as the attribute `transform`.
  String placement(int cell) {
    Point2D centre = centre(cell);
    return "translate(%s %s) scale(%s)"
        .formatted(
            SvgText.number(centre.getX()),
            SvgText.number(centre.getY()),
            SvgText.number(100 / BoardSymbols.CELL));
  }

  /// Returns the outline of a cell.
  Path2D outline(int cell) {
    return outline(cell, 1);
  }

  /// Returns the outline of a cell.
  ///
  /// @param scale 1 for the whole cell
  Path2D outline(int cell, double scale) {
    Point2D centre = centre(cell);
    AffineTransform place = AffineTransform.getTranslateInstance(centre.getX(), centre.getY());
    place.scale(scale, scale);
    return new Path2D.Double(shape, place);
  }

  /// Returns the outer edge of the frame without its round corners, which a line of twice [#ROUND]
  /// draws.
  ///
  /// @param joinsEdges whether the edges of the board are coloured
  Path2D frame(boolean joinsEdges) {
    double width = FRAME + (joinsEdges ? EDGE : 0) - ROUND;
    List<double[]> sides = sides().mapToObj(degrees -> side(degrees, width)).toList();
    Path2D frame = new Path2D.Double();
    for (int i = 0; i < sides.size(); i++) {
      double[] one = sides.get(i);
      double[] other = sides.get((i + 1) % sides.size());
      double turn = one[0] * other[1] - one[1] * other[0];
      double x = (one[2] * other[1] - other[2] * one[1]) / turn;
      double y = (other[2] * one[0] - one[2] * other[0]) / turn;
      if (i == 0) {
        frame.moveTo(x, y);
      } else {
        frame.lineTo(x, y);
      }
    }
    frame.closePath();
    return frame;
  }

  /// Returns the directions in which the sides of the frame face, in degrees: those of the cells,
  /// but for a hexagon, whose cells stand on a corner.
  private IntStream sides() {
    List<Point2D> corners = corners();
    boolean isDiamond = corners.size() == 4 && Math.abs(corners.getFirst().getY()) < 1;
    if (corners.size() > 4) {
      return IntStream.of(30, 90, 150, 210, 270, 330);
    }
    return isDiamond ? IntStream.of(45, 135, 225, 315) : IntStream.of(0, 90, 180, 270);
  }

  /// Returns the direction of a side of the frame and its distance from 0, 0.
  private double[] side(int degrees, double width) {
    double x = Math.cos(Math.toRadians(degrees));
    double y = Math.sin(Math.toRadians(degrees));
    ToDoubleFunction<Point2D> reach = point -> point.getX() * x + point.getY() * y;
    double distance =
        centres.values().stream().mapToDouble(reach).max().orElseThrow()
            + corners().stream().mapToDouble(reach).max().orElseThrow();
    return new double[] {x, y, distance + width};
  }

  /// Returns the corners of a cell around 0, 0.
  private List<Point2D> corners() {
    List<Point2D> corners = new ArrayList<>();
    double[] point = new double[6];
    for (PathIterator at = shape.getPathIterator(null); !at.isDone(); at.next()) {
      if (at.currentSegment(point) != PathIterator.SEG_CLOSE) {
        corners.add(new Point2D.Double(point[0], point[1]));
      }
    }
    return corners;
  }

  /// Returns the rectangle around all cells.
  Rectangle2D bounds() {
    return centres.keySet().stream()
        .map(cell -> outline(cell).getBounds2D())
        .reduce(Rectangle2D::createUnion)
        .orElseThrow();
  }

  /// Returns the rectangle around the frame.
  Rectangle2D framed(boolean joinsEdges) {
    Rectangle2D frame = frame(joinsEdges).getBounds2D();
    return new Rectangle2D.Double(
        frame.getX() - ROUND,
        frame.getY() - ROUND,
        frame.getWidth() + 2 * ROUND,
        frame.getHeight() + 2 * ROUND);
  }

  /// Returns what brings a rectangle into the middle of a square.
  ///
  /// @param size the width and height of the square
  static AffineTransform fit(Rectangle2D box, double size) {
    double margin = MARGIN * size;
    double scale = (size - 2 * margin) / Math.max(box.getWidth(), box.getHeight());
    AffineTransform placement = AffineTransform.getTranslateInstance(size / 2, size / 2);
    placement.scale(scale, scale);
    placement.translate(-box.getCenterX(), -box.getCenterY());
    return placement;
  }
}
