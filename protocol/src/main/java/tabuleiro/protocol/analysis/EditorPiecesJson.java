package tabuleiro.protocol.analysis;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.position.PieceJson;
import tabuleiro.protocol.position.PositionJson;

/// How the texts of positions write pieces and sides.
///
/// @param start the text of a start position
/// @param pieces the pieces
/// @param marks the cells that are marked in every position
/// @param first how the text writes the first side
/// @param second how the text writes the second side
@Json
public record EditorPiecesJson(
    String start,
    List<EditorPiece> pieces,
    List<PositionJson.Mark> marks,
    String first,
    String second) {
  /// A piece and how a position text writes it.
  ///
  /// @param text how the text of a position writes the piece
  /// @param piece the piece
  @Json
  public record EditorPiece(String text, PieceJson piece) {}

  /// Copies the lists.
  public EditorPiecesJson {
    pieces = List.copyOf(pieces);
    marks = List.copyOf(marks);
  }
}
