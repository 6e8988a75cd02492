package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;

/// The legal moves of a position, for programs that choose by text and not by click path.
///
/// @param position the text of the position
/// @param toMove the side to move
/// @param moves the texts of the legal moves; empty when the game is over
@Json
public record LegalMovesJson(
    String position, @OneOf(of = SideKey.class) String toMove, List<String> moves) {
  /// Copies the list.
  public LegalMovesJson {
    moves = List.copyOf(moves);
  }
}
