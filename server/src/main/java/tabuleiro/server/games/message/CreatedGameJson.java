package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Map;

/// A game that was made.
///
/// @param game its id
/// @param side the side that the caller plays, `first` or `second`; empty when none
/// @param token the secret of his seat, for programs; empty when he has none
/// @param invite the address for the other player; when it ends in a secret, only the seat's owner
///   may have it. Empty when nobody is to come
/// @param watch the address for everybody
/// @param tokens the secrets of the seats that are kept for persons, by side
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
