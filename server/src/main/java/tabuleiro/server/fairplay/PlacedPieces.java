package tabuleiro.server.fairplay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.UnboundedBoard;

/// The pieces of a position by their places, relative to the centre of the board. Nothing else
/// counts: neither the side to move, nor counters, nor the variant. Immutable.
///
/// @param pieces the pieces; on an unbounded board the lowest column and row are 0
/// @param geometry the shape of the board
record PlacedPieces(Map<Place, Piece> pieces, Geometry geometry) {
  /// How far two moves can shift the left and the lower edge of the pieces on an unbounded board.
  private static final int MAX_SHIFT = 2;

  /// The directions of the pattern of a tile, clockwise.
  private static final int DIRECTIONS = 8;

  /// A place. Two neighbouring squares are 2 apart, so that the centre is at 0,0 on every board of
  /// squares. On a hexagon the axes are at 60 degrees.
  record Place(int x, int y) {}

  /// The shapes of boards, with their symmetries.
  enum Geometry {
    /// A board of squares.
    SQUARES(4),
    /// A board of squares without edges.
    UNBOUNDED(4),
    /// A hexagon.
    HEXAGON(6);

    private final int turns;

    Geometry(int turns) {
      this.turns = turns;
    }

    /// Returns where a place comes to lie when the board is turned once.
    private Place turn(Place at) {
      return this == HEXAGON ? new Place(-at.y, at.x + at.y) : new Place(-at.y, at.x);
    }

    private Place mirror(Place at) {
      return this == HEXAGON ? new Place(-at.x - at.y, at.y) : new Place(-at.x, at.y);
    }

    private static Geometry of(Board board) {
      return switch (board) {
        case HexagonBoard _ -> HEXAGON;
        case UnboundedBoard _ -> UNBOUNDED;
        default -> SQUARES;
      };
    }
  }

  PlacedPieces {
    pieces = Map.copyOf(geometry == Geometry.UNBOUNDED ? toOrigin(pieces) : pieces);
  }

  /// Returns the pieces of a position.
  static PlacedPieces of(Position position) {
    Board board = position.game().board();
    Map<Place, Piece> pieces = new HashMap<>();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      Piece piece = placed.piece();
      // The number of a tile follows from its pattern, and would differ in a mirror image.
      pieces.put(
          place(board, placed.cell()), new Piece(piece.side(), piece.kind(), 0, piece.pattern()));
    }
    return new PlacedPieces(pieces, Geometry.of(board));
  }

  /// Returns the number of pieces.
  int count() {
    return pieces.size();
  }

  private static Place place(Board board, int cell) {
    int column = board.column(cell);
    int row = board.row(cell);
    return switch (board) {
      case HexagonBoard hexagon -> {
        int middle = hexagon.side() - 1;
        yield new Place(column - Math.min(row, middle), row - middle);
      }
      case UnboundedBoard _ -> new Place(column, row);
      default -> {
        int last = board.cellCount() - 1;
        yield new Place(2 * column - board.column(last), 2 * row - board.row(last));
      }
    };
  }

  private static Map<Place, Piece> toOrigin(Map<Place, Piece> pieces) {
    int left = pieces.keySet().stream().mapToInt(Place::x).min().orElse(0);
    int bottom = pieces.keySet().stream().mapToInt(Place::y).min().orElse(0);
    Map<Place, Piece> moved = new HashMap<>();
    pieces.forEach((at, piece) -> moved.put(new Place(at.x - left, at.y - bottom), piece));
    return moved;
  }

  /// Returns the images under all rotations and reflections of the board, each with the sides as
  /// they are and exchanged; the first is the same as this. Some of them may be no images under the
  /// rules of the game.
  List<PlacedPieces> images() {
    List<PlacedPieces> images = new ArrayList<>();
    PlacedPieces turned = this;
    for (int i = 0; i < geometry.turns; i++) {
      PlacedPieces mirrored = turned.image(geometry::mirror, bit -> 2 - bit);
      images.addAll(
          List.of(turned, turned.withSidesExchanged(), mirrored, mirrored.withSidesExchanged()));
      turned = turned.image(geometry::turn, bit -> bit - 2);
    }
    return images;
  }

  private PlacedPieces image(UnaryOperator<Place> places, UnaryOperator<Integer> directions) {
    Map<Place, Piece> image = new HashMap<>();
    pieces.forEach((at, piece) ->
        image.put(
            places.apply(at),
            new Piece(piece.side(), piece.kind(), 0, pattern(piece.pattern(), directions))));
    return new PlacedPieces(image, geometry);
  }

  /// Returns the image of the pattern of a tile: bit 0 is north-west, then clockwise.
  private static int pattern(int pattern, UnaryOperator<Integer> directions) {
    int image = 0;
    for (int bit = 0; bit < DIRECTIONS; bit++) {
      if ((pattern >> bit & 1) != 0) {
        image |= 1 << Math.floorMod(directions.apply(bit), DIRECTIONS);
      }
    }
    return image;
  }

  private PlacedPieces withSidesExchanged() {
    Map<Place, Piece> exchanged = new HashMap<>();
    pieces.forEach((at, piece) ->
        exchanged.put(at, new Piece(piece.side().other(), piece.kind(), 0, piece.pattern())));
    return new PlacedPieces(exchanged, geometry);
  }

  /// Returns whether these pieces differ from others by no more than a limit.
  boolean isWithin(BoardChange limit, PlacedPieces other) {
    return geometry == other.geometry && limit.includes(leastDifference(other, limit));
  }

  /// Returns how many of these pieces are at places that are empty among others.
  int countAdded(PlacedPieces other) {
    return (int) pieces.keySet().stream().filter(at -> !other.pieces.containsKey(at)).count();
  }

  /// Returns how these pieces differ from others.
  BoardChange differenceFrom(PlacedPieces other) {
    return leastDifference(other, BoardChange.ANY);
  }

  private BoardChange leastDifference(PlacedPieces other, BoardChange limit) {
    int shift = geometry == Geometry.UNBOUNDED ? MAX_SHIFT : 0;
    BoardChange least = BoardChange.ANY;
    for (int x = -shift; x <= shift; x++) {
      for (int y = -shift; y <= shift; y++) {
        BoardChange difference = difference(other, x, y, limit);
        least = difference.total() < least.total() ? difference : least;
      }
    }
    return least;
  }

  /// Returns how these pieces, shifted, differ from others; an excess of the limit may be counted
  /// in part.
  private BoardChange difference(PlacedPieces other, int shiftX, int shiftY, BoardChange limit) {
    int missing = 0;
    int changed = 0;
    for (Map.Entry<Place, Piece> placed : pieces.entrySet()) {
      Place at = placed.getKey();
      Piece there = other.pieces.get(new Place(at.x + shiftX, at.y + shiftY));
      if (there == null) {
        missing++;
      } else if (!there.equals(placed.getValue())) {
        changed++;
      }
      if (missing > limit.occupied() || missing + changed > limit.total()) {
        return BoardChange.ANY;
      }
    }
    int added = other.pieces.size() - (pieces.size() - missing);
    return new BoardChange(missing + added, missing + added + changed);
  }
}
