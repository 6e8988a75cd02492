package tabuleiro.protocol.position;

import io.avaje.jsonb.Json;
import java.util.List;

/// A sequence of moves and the position after it.
///
/// @param game the name of the family
/// @param variant the name of the variant
/// @param start the text of the first position
/// @param moves the moves, in order
/// @param position the position after the moves
/// @param endingText the result and its reason in the reader's language; empty while the game is
///   not over
@Json
public record VariationJson(
    String game,
    String variant,
    String start,
    List<MoveJson> moves,
    PositionJson position,
    String endingText) {
  /// Copies the list.
  public VariationJson {
    moves = List.copyOf(moves);
  }
}
