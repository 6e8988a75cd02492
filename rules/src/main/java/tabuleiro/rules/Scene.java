package tabuleiro.rules;

import java.util.List;
import tabuleiro.rules.board.Board;

/// All that is drawn of a position, without its words and colours.
///
/// @param area the part of the board to draw
/// @param pieces the pieces on the board
/// @param hands the pieces that each side still has off the board; empty where games have none
/// @param marks cells that stand out
/// @param metrics the figure that players watch: what to say of the first side, then of the second,
///   then of both
public record Scene(
    Area area,
    List<PlacedPiece> pieces,
    List<Hand> hands,
    List<Mark> marks,
    List<Message> metrics) {
  /// Copies the lists.
  public Scene {
    pieces = List.copyOf(pieces);
    hands = List.copyOf(hands);
    marks = List.copyOf(marks);
    metrics = List.copyOf(metrics);
  }

  /// The columns and rows to draw, bounds included, as [Board#column(int)] and [Board#row(int)]
  /// count them.
  public record Area(int left, int bottom, int right, int top) {
    /// Returns the area of a board of `columns` and `rows`.
    public static Area of(int columns, int rows) {
      return new Area(0, 0, columns - 1, rows - 1);
    }
  }

  /// A piece on a cell.
  public record PlacedPiece(int cell, Piece piece) {}

  /// The pieces that a side has off the board, in a fixed order.
  public record Hand(Side side, List<Piece> pieces) {
    /// Copies the list.
    public Hand {
      pieces = List.copyOf(pieces);
    }
  }

  /// Cells that stand out together.
  ///
  /// @param kind a key for words and drawing: `path`, `frame`, `throne`, `trench`, `complete`,
  ///   `spoiled`
  /// @param cells the cells, in ascending order
  public record Mark(String kind, List<Integer> cells) {
    /// Copies the list.
    public Mark {
      cells = List.copyOf(cells);
    }
  }
}
