package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.record.OrderedMaps;

/// A position: everything that a board draws, and the legal moves.
///
/// @param position the text of the position
/// @param toMove the side to move
/// @param result the result, or * while the game is not over
/// @param reason the key of the reason why the game is over; empty before
/// @param area the part of the board to draw
/// @param pieces the pieces on the board
/// @param hands the pieces off the board
/// @param marks cells that the game marks
/// @param scoreTexts the game's score for each side, as text
/// @param scores the score of the first side and of the second, as text beside the side's name
/// @param values the number that the rules give to each piece, by its cell, such as the value of a
///   checker in Jostle; empty in games without them
/// @param nextTargets the click paths of the legal moves: each entry maps a click target to the
///   index of the entry with the next ones, or to 0 where the move is complete
@Json
public record PositionJson(
    String position,
    @OneOf(of = SideKey.class) String toMove,
    String result,
    String reason,
    Area area,
    List<Placed> pieces,
    List<Hand> hands,
    List<Mark> marks,
    List<String> scoreTexts,
    List<String> scores,
    Map<String, Integer> values,
    List<Map<String, Integer>> nextTargets) {
  /// A range of columns and rows, both ends included.
  ///
  /// @param left the first column
  /// @param bottom the first row
  /// @param right the last column
  /// @param top the last row
  @Json
  public record Area(int left, int bottom, int right, int top) {}

  /// A piece and all cells with such a piece.
  ///
  /// @param piece the piece
  /// @param cells the names of the cells with such a piece
  @Json
  public record Placed(PieceJson piece, List<String> cells) {}

  /// The pieces of a side off the board.
  ///
  /// @param side the side that owns the pieces
  /// @param pieces the pieces
  @Json
  public record Hand(@OneOf(of = SideKey.class) String side, List<PieceJson> pieces) {}

  /// Cells that are highlighted together.
  ///
  /// @param kind the key of the mark, such as throne or frame
  /// @param cells the names of the marked cells
  @Json
  public record Mark(String kind, List<String> cells) {}

  /// Copies the lists.
  public PositionJson {
    pieces = List.copyOf(pieces);
    hands = List.copyOf(hands);
    marks = List.copyOf(marks);
    scoreTexts = List.copyOf(scoreTexts);
    scores = List.copyOf(scores);
    values = OrderedMaps.copyOf(values);
    nextTargets = List.copyOf(nextTargets);
  }
}
