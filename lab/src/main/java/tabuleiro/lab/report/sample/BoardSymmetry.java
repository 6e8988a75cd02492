package tabuleiro.lab.report.sample;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import tabuleiro.rules.Action;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// A rotation or a reflection that maps a board onto itself. Immutable.
public final class BoardSymmetry {
  /// The two kinds of symmetries.
  public enum SymmetryKind {
    /// A rotation about the centre.
    ROTATION,
    /// A reflection in an axis through the centre.
    REFLECTION
  }

  private static final double EXACT = 1e-6;

  /// The width of the grid on which coordinates are compared. The centres of cells are apart by
  /// multiples of 1/2, possibly times the square root of 3, and none lies half-way between two grid
  /// lines, where a rounding error would matter.
  private static final double COARSE = 0.03;

  /// The directions of a tile's pattern, clockwise from north-west.
  private static final int[] DX = {-1, 0, 1, 1, 1, 0, -1, -1};

  private static final int[] DY = {1, 1, 1, 0, -1, -1, -1, 0};

  private final SymmetryKind kind;
  private final int degrees;
  private final int[] images;
  private final int[] patterns;

  private BoardSymmetry(SymmetryKind kind, int degrees, int[] images, int[] patterns) {
    this.kind = kind;
    this.degrees = degrees;
    this.images = images;
    this.patterns = patterns;
  }

  /// Returns the symmetries of a board, without the identity. Those of a table preserve the cell of
  /// the first piece.
  public static List<BoardSymmetry> of(Board board) {
    int corners =
        switch (board) {
          case SquareBoard _, DiamondBoard _, UnboundedBoard _ -> 4;
          case HexagonBoard _ -> 6;
        };
    double[][] places = places(board);
    Map<List<Long>, Integer> cells = new HashMap<>();
    for (int cell = 0; cell < places.length; cell++) {
      cells.put(grid(places[cell][0], places[cell][1]), cell);
    }
    List<BoardSymmetry> symmetries = new ArrayList<>();
    for (int i = 1; i < corners; i++) {
      Plane turn = new Plane(360 * i / corners, 1);
      images(places, cells, turn)
          .map(named(SymmetryKind.ROTATION, 360 * i / corners, turn))
          .ifPresent(symmetries::add);
    }
    for (int i = 0; i < corners; i++) {
      Plane mirror = new Plane(360 * i / corners, -1);
      images(places, cells, mirror)
          .map(named(SymmetryKind.REFLECTION, 180 * i / corners, mirror))
          .ifPresent(symmetries::add);
    }
    return symmetries;
  }

  private static Function<int[], BoardSymmetry> named(SymmetryKind kind, int degrees, Plane plane) {
    return images -> new BoardSymmetry(kind, degrees, images, plane.patterns());
  }

  /// A rotation about the centre, counter-clockwise, after a reflection in the horizontal axis
  /// where `flip` is -1.
  private record Plane(int degrees, int flip) {
    double x(double x, double y) {
      return cos() * x - sin() * flip * y;
    }

    double y(double x, double y) {
      return sin() * x + cos() * flip * y;
    }

    private double cos() {
      return Math.cos(Math.toRadians(degrees));
    }

    private double sin() {
      return Math.sin(Math.toRadians(degrees));
    }

    /// Returns the image of each bit of a tile's pattern: the directions clockwise from north-west.
    int[] patterns() {
      int[] images = new int[DX.length];
      for (int bit = 0; bit < DX.length; bit++) {
        for (int other = 0; other < DX.length; other++) {
          boolean isImage =
              Math.hypot(x(DX[bit], DY[bit]) - DX[other], y(DX[bit], DY[bit]) - DY[other]) < EXACT;
          images[bit] |= isImage ? 1 << other : 0;
        }
      }
      return images;
    }
  }

  /// Returns the centres of the cells, relative to the centre of the board.
  private static double[][] places(Board board) {
    double[][] places = new double[board.cellCount()][];
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

  /// Returns the images of the cells; empty when one of them is not a cell.
  private static Optional<int[]> images(
      double[][] places, Map<List<Long>, Integer> cells, Plane plane) {
    int[] images = new int[places.length];
    for (int cell = 0; cell < places.length; cell++) {
      double x = places[cell][0];
      double y = places[cell][1];
      images[cell] = cells.getOrDefault(grid(plane.x(x, y), plane.y(x, y)), -1);
    }
    return Arrays.stream(images).anyMatch(image -> image < 0)
        ? Optional.empty()
        : Optional.of(images);
  }

  /// Returns the grid point of a place, which is the same for places that differ by rounding errors
  /// only.
  private static List<Long> grid(double x, double y) {
    return List.of(Math.round(x / COARSE), Math.round(y / COARSE));
  }

  /// Returns the kind of the symmetry.
  public SymmetryKind kind() {
    return kind;
  }

  /// Returns the angle of a rotation, or that of a reflection's axis against the rows.
  public int degrees() {
    return degrees;
  }

  /// Returns the image of a cell.
  public int image(int cell) {
    return images[cell];
  }

  /// Returns whether the symmetry is its own inverse.
  public boolean isInvolution() {
    for (int cell = 0; cell < images.length; cell++) {
      if (images[images[cell]] != cell) {
        return false;
      }
    }
    return true;
  }

  /// Returns the legal move of a position that is the image of another move: the move with the
  /// image of its click path, or the one that lays the image of its tile on the image of its cell.
  /// Returns 0 when there is none.
  ///
  /// @param action the other move
  public int imageMove(Action action, Position position) {
    Optional<Effect.Placed> laid = laid(action);
    Predicate<Action> isImage =
        laid.isPresent() ? laysImage(laid.get()) : hasPath(image(action.path()));
    for (int move : position.legalMoves()) {
      if (isImage.test(position.decode(move))) {
        return move;
      }
    }
    return 0;
  }

  private static Predicate<Action> hasPath(List<ClickTarget> path) {
    return action -> action.path().equals(path);
  }

  private List<ClickTarget> image(List<ClickTarget> path) {
    return path.stream()
        .map(spot ->
            spot instanceof ClickTarget.Cell(int cell) ? new ClickTarget.Cell(image(cell)) : spot)
        .toList();
  }

  private Predicate<Action> laysImage(Effect.Placed laid) {
    int cell = image(laid.cell());
    int pattern = 0;
    for (int bit = 0; bit < patterns.length; bit++) {
      pattern |= (laid.piece().pattern() >> bit & 1) == 0 ? 0 : patterns[bit];
    }
    int wanted = pattern;
    return action ->
        laid(action)
            .filter(other -> other.cell() == cell && other.piece().pattern() == wanted)
            .isPresent();
  }

  private static Optional<Effect.Placed> laid(Action action) {
    return action.effects().getFirst() instanceof Effect.Placed laid
        ? Optional.of(laid)
        : Optional.empty();
  }

  /// Returns the name in files and JSON, such as `turn-180` or `mirror-90`.
  @Override
  public String toString() {
    return (kind == SymmetryKind.ROTATION ? "turn-" : "mirror-") + degrees;
  }
}
