package tabuleiro.rules;

import java.util.List;
import tabuleiro.rules.board.Board;

/// Everything that a screen draws of a position, without texts and colours. Immutable.
///
/// @param area the part of the board to draw
/// @param pieces the pieces on the board
/// @param hands the pieces that each side has off the board; empty in games without hands
/// @param marks highlighted cells
/// @param metrics the score of the game: one message about the first side, one about the second,
///   then any about both
/// @param values the numbers that the rules give to pieces on the board; empty in games without
///   them
public record Scene(
    Area area,
    List<PlacedPiece> pieces,
    List<Hand> hands,
    List<Mark> marks,
    List<Message> metrics,
    List<CellValue> values) {
  /// Copies the lists.
  public Scene {
    pieces = List.copyOf(pieces);
    hands = List.copyOf(hands);
    marks = List.copyOf(marks);
    metrics = List.copyOf(metrics);
    values = List.copyOf(values);
  }

  /// Returns a scene of a game whose rules give no numbers to pieces.
  public Scene(
      Area area,
      List<PlacedPiece> pieces,
      List<Hand> hands,
      List<Mark> marks,
      List<Message> metrics) {
    this(area, pieces, hands, marks, metrics, List.of());
  }

  /// The columns and rows to draw, bounds included, in the coordinates of [Board#column(int)] and
  /// [Board#row(int)].
  public record Area(int left, int bottom, int right, int top) {
    /// Returns the area of a board of `columns` and `rows`.
    public static Area of(int columns, int rows) {
      return new Area(0, 0, columns - 1, rows - 1);
    }
  }

  /// A piece on a cell.
  public record PlacedPiece(int cell, Piece piece) {}

  /// The number that the rules give to the piece on a cell.
  public record CellValue(int cell, int value) {}

  /// The pieces that a side has off the board, in a fixed order.
  public record Hand(Side side, List<Piece> pieces) {
    /// Copies the list.
    public Hand {
      pieces = List.copyOf(pieces);
    }
  }

  /// Cells that are highlighted together.
  ///
  /// @param cells the cells: those of a path from one end to the other, others in ascending order
  public record Mark(MarkKind kind, List<Integer> cells) {
    /// Copies the list.
    public Mark {
      cells = List.copyOf(cells);
    }
  }

  /// A kind of mark.
  ///
  /// @param key the part after `mark.` of the message that names it, such as `path`
  public record MarkKind(String key, MarkStyle style) {}

  /// How a screen draws a kind of mark.
  public enum MarkStyle {
    /// Cells that win or count for a side, drawn with emphasis.
    WINNING,
    /// Cells that can no longer count, drawn with less emphasis.
    SPOILED,
    /// A single cell that is the aim of the game; the cells around it are shaded by their distance
    /// from the edge.
    GOAL,
    /// Cells of another ground.
    TERRAIN
  }
}
