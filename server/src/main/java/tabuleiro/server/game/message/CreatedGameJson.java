package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.Map;

/// A game that was created.
///
/// @param game its id
/// @param side the caller's side, `first` or `second`; empty when they play none
/// @param token the token of the caller's seat, for programs; empty when they have none
/// @param invite the link for the opponent; empty when none is needed. A link with a token must be
///   given to the opponent only.
/// @param watch the link for watching
/// @param tokens the tokens of the seats for humans, by side
@Json
public record CreatedGameJson(
    String game,
    String side,
    String token,
    String invite,
    String watch,
    Map<String, String> tokens) {
  /// Copies the map.
  public CreatedGameJson {
    tokens = Map.copyOf(tokens);
  }
}
