package tabuleiro.lab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.rules.Board;
import tabuleiro.rules.DiamondBoard;
import tabuleiro.rules.HexagonBoard;
import tabuleiro.rules.Position;
import tabuleiro.rules.Spot;
import tabuleiro.rules.SquareBoard;
import tabuleiro.rules.TableBoard;

/// A turn or a reflection that maps a board onto itself. Immutable.
final class Symmetry {
  /// What a symmetry does to the plane.
  enum Kind {
    /// A turn about the middle.
    TURN,
    /// A reflection in an axis through the middle.
    MIRROR
  }

  private static final double EXACT = 1e-6;

  private final Kind kind;
  private final int degrees;
  private final int[] images;

  private Symmetry(Kind kind, int degrees, int[] images) {
    this.kind = kind;
    this.degrees = degrees;
    this.images = images;
  }

  /// Returns the symmetries of a board, without the one that moves nothing. A table without edges
  /// has none.
  static List<Symmetry> of(Board board) {
    int corners =
        switch (board) {
          case SquareBoard _, DiamondBoard _ -> 4;
          case HexagonBoard _ -> 6;
          case TableBoard _ -> 0;
        };
    double[][] places = places(board);
    List<Symmetry> symmetries = new ArrayList<>();
    for (int i = 1; i < corners; i++) {
      images(places, 360 * i / corners, 1)
          .map(named(Kind.TURN, 360 * i / corners))
          .ifPresent(symmetries::add);
    }
    for (int i = 0; i < corners; i++) {
      images(places, 360 * i / corners, -1)
          .map(named(Kind.MIRROR, 180 * i / corners))
          .ifPresent(symmetries::add);
    }
    return symmetries;
  }

  private static Function<int[], Symmetry> named(Kind kind, int degrees) {
    return images -> new Symmetry(kind, degrees, images);
  }

  /// Returns where the middles of the cells are, seen from the middle of the board.
  private static double[][] places(Board board) {
    double[][] places = new double[board instanceof TableBoard ? 0 : board.cellCount()][];
    double middleX = 0;
    double middleY = 0;
    for (int cell = 0; cell < places.length; cell++) {
      double x = board.column(cell);
      double y = board.row(cell);
      if (board instanceof HexagonBoard hexagon) {
        x -= hexagon.rowLength(board.row(cell)) / 2.0;
        y *= Math.sqrt(3) / 2;
      }
      places[cell] = new double[] {x, y};
      middleX += x / places.length;
      middleY += y / places.length;
    }
    for (double[] place : places) {
      place[0] -= middleX;
      place[1] -= middleY;
    }
    return places;
  }

  /// Returns the images of the cells under a turn, after a reflection in the horizontal axis where
  /// `flip` is -1; empty when it does not map cells onto cells.
  private static Optional<int[]> images(double[][] places, int degrees, int flip) {
    double cos = Math.cos(Math.toRadians(degrees));
    double sin = Math.sin(Math.toRadians(degrees));
    int[] images = new int[places.length];
    for (int cell = 0; cell < places.length; cell++) {
      double x = places[cell][0];
      double y = flip * places[cell][1];
      images[cell] = cellAt(places, cos * x - sin * y, sin * x + cos * y);
    }
    return Arrays.stream(images).anyMatch(image -> image < 0)
        ? Optional.empty()
        : Optional.of(images);
  }

  private static int cellAt(double[][] places, double x, double y) {
    for (int cell = 0; cell < places.length; cell++) {
      if (Math.hypot(places[cell][0] - x, places[cell][1] - y) < EXACT) {
        return cell;
      }
    }
    return -1;
  }

  /// Returns what it does.
  Kind kind() {
    return kind;
  }

  /// Returns the angle of a turn, or that of a reflection's axis against the rows.
  int degrees() {
    return degrees;
  }

  /// Returns the image of a cell.
  int image(int cell) {
    return images[cell];
  }

  /// Returns whether it undoes itself.
  boolean isInvolution() {
    for (int cell = 0; cell < images.length; cell++) {
      if (images[images[cell]] != cell) {
        return false;
      }
    }
    return true;
  }

  /// Returns the image of a click path.
  List<Spot> image(List<Spot> path) {
    return path.stream()
        .map(spot -> spot instanceof Spot.Cell(int cell) ? new Spot.Cell(image(cell)) : spot)
        .toList();
  }

  /// Returns the legal move of a position whose click path is the image of another move's; 0 when
  /// there is none.
  ///
  /// @param path of the other move
  int imageMove(List<Spot> path, Position position) {
    List<Spot> wanted = image(path);
    for (int move : position.legalMoves()) {
      if (position.decode(move).path().equals(wanted)) {
        return move;
      }
    }
    return 0;
  }

  /// Returns the name in files and JSON, such as `turn-180` or `mirror-90`.
  @Override
  public String toString() {
    return (kind == Kind.TURN ? "turn-" : "mirror-") + degrees;
  }
}
