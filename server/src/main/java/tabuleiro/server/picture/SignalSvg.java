package tabuleiro.server.picture;

import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;

/// Draws what a position marks and what the last move changed, as the browser does.
///
/// @param layout where the cells are
/// @param colors the colours of the game
record SignalSvg(BoardLayout layout, BoardColors colors) {
  /// How far a path goes on beyond the middle of its first and last cell.
  private static final double BEYOND = 58;

  /// The radius of a ring around a piece.
  private static final int RING = 44;

  /// Returns the marks that lie below the pieces: the trench, the throne, frames.
  String below(List<Scene.Mark> marks) {
    StringBuilder svg = new StringBuilder();
    for (Scene.Mark mark : marks) {
      List<Integer> cells = drawn(mark.cells());
      switch (mark.kind().style()) {
        case TERRAIN -> cells.forEach(cell -> svg.append(trench(cell)));
        case GOAL -> cells.forEach(cell -> svg.append(symbol("throne", cell)));
        case WINNING -> {
          if (mark.kind().key().equals("frame")) {
            svg.append(frame(cells));
          }
        }
        case SPOILED -> {}
      }
    }
    return svg.toString();
  }

  /// Returns what lies above the pieces: the path that has won.
  String above(List<Scene.Mark> marks, Outcome outcome) {
    StringBuilder svg = new StringBuilder();
    for (Scene.Mark mark : marks) {
      if (mark.kind().key().equals("path") && !mark.cells().isEmpty()) {
        svg.append(path(mark.cells(), outcome.winner().orElse(Side.FIRST)));
      }
    }
    return svg.toString();
  }

  /// Returns the outlines of the cells that the last move left and reached.
  String lastMove(List<Effect> effects) {
    Set<Integer> left = new HashSet<>();
    Set<Integer> reached = new HashSet<>();
    for (Effect effect : effects) {
      switch (effect) {
        case Effect.Moved(int from, int to, _) -> {
          left.add(from);
          reached.add(to);
        }
        case Effect.Placed _, Effect.Entered _ -> reached.add(effect.cell());
        case Effect.Removed _, Effect.Withdrawn _ -> left.add(effect.cell());
        case Effect.Flipped _ -> {}
      }
    }
    left.removeAll(reached);
    StringBuilder svg = new StringBuilder();
    drawn(left).forEach(cell -> svg.append(outline(cell, " stroke-dasharray=\"8 8\"")));
    drawn(reached).forEach(cell -> svg.append(outline(cell, "")));
    return svg.toString();
  }

  /// Returns the signs on the pieces that the last move turned.
  String turned(List<Effect> effects) {
    StringBuilder svg = new StringBuilder();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Flipped) {
        drawn(List.of(effect.cell())).forEach(cell -> svg.append(symbol("turned", cell)));
      }
    }
    return svg.toString();
  }

  private List<Integer> drawn(Iterable<Integer> cells) {
    List<Integer> drawn = new ArrayList<>();
    cells.forEach(cell -> {
      if (layout.centres().containsKey(cell)) {
        drawn.add(cell);
      }
    });
    return drawn;
  }

  /// Returns a symbol on a cell.
  private String symbol(String name, int cell) {
    return "<g transform=\"%s\">%s</g>"
        .formatted(layout.placement(cell), colors.fill(BoardSymbols.content(name)));
  }

  private String outline(int cell, String dashes) {
    String data = SvgText.path(layout.outline(cell, 0.94));
    return line(data, "sig-light", "7.5", " stroke-opacity=\"0.85\"")
        + line(data, "sig-past", "3.8", dashes);
  }

  private String line(String data, String color, String width, String more) {
    return SvgText.element(
        data,
        "fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linejoin=\"round\"%s"
            .formatted(colors.get(color), width, more));
  }

  private String trench(int cell) {
    Point2D centre = layout.centre(cell);
    Rectangle2D box = layout.outline(cell, 1).getBounds2D();
    double half = box.getWidth() / 2;
    return SvgText.element(SvgText.path(layout.outline(cell, 1)), fill("trench"))
        + line(SvgText.path(angle(centre, half, -half)), "trench-lip", "8", "")
        + line(SvgText.path(angle(centre, half, half)), "trench-lit", "5", "");
  }

  /// Returns the line over or under a cell, from its left corner to its right one.
  private static Path2D angle(Point2D centre, double half, double rise) {
    Path2D edge = new Path2D.Double();
    edge.moveTo(centre.getX() - half, centre.getY());
    edge.lineTo(centre.getX(), centre.getY() + rise);
    edge.lineTo(centre.getX() + half, centre.getY());
    return edge;
  }

  private String fill(String color) {
    return "fill=\"" + colors.get(color) + "\"";
  }

  private String frame(List<Integer> corners) {
    double x = corners.stream().mapToDouble(cell -> layout.centre(cell).getX()).average().orElse(0);
    double y = corners.stream().mapToDouble(cell -> layout.centre(cell).getY()).average().orElse(0);
    List<Point2D> points =
        corners.stream()
            .map(layout::centre)
            .sorted(
                Comparator.comparingDouble(
                    corner -> Math.atan2(corner.getY() - y, corner.getX() - x)))
            .toList();
    String data = SvgText.path(polyline(points)) + "Z";
    StringBuilder svg = new StringBuilder();
    svg.append(line(data, "sig-case", "12", ""));
    svg.append(line(data, "sig-mine", "7", ""));
    for (Point2D point : points) {
      svg.append(
          "<circle cx=\"%s\" cy=\"%s\" r=\"%d\" fill=\"none\" stroke=\"%s\" stroke-width=\"7\"/>"
              .formatted(
                  SvgText.number(point.getX()),
                  SvgText.number(point.getY()),
                  RING,
                  colors.get("sig-mine")));
    }
    return svg.toString();
  }

  private String path(List<Integer> cells, Side winner) {
    List<Point2D> points = new ArrayList<>(cells.stream().map(layout::centre).toList());
    points.addFirst(beyond(points.getFirst(), points.getLast(), winner));
    points.addLast(beyond(points.getLast(), points.getFirst(), winner));
    String data = SvgText.path(polyline(points));
    String round = " stroke-linecap=\"round\"";
    return line(data, "sig-case", "40", round)
        + line(data, "sig-mine", "32", round)
        + line(data, winner.key(), "16", round);
  }

  /// Returns the point at the edge of the board beyond the end of a path.
  private static Point2D beyond(Point2D end, Point2D other, Side winner) {
    return winner == Side.FIRST
        ? new Point2D.Double(
            end.getX(), end.getY() + Math.signum(end.getY() - other.getY()) * BEYOND)
        : new Point2D.Double(
            end.getX() + Math.signum(end.getX() - other.getX()) * BEYOND, end.getY());
  }

  private static Path2D polyline(List<Point2D> points) {
    Path2D line = new Path2D.Double();
    line.moveTo(points.getFirst().getX(), points.getFirst().getY());
    points.stream().skip(1).forEach(point -> line.lineTo(point.getX(), point.getY()));
    return line;
  }
}
