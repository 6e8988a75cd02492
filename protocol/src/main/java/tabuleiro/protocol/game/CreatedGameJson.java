package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Map;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// A new game.
///
/// @param game the id of the game
/// @param side the side that the caller plays; empty for none
/// @param token the token of the caller's seat; empty for none
/// @param invite the path of the invitation to the other seat; empty for none
/// @param watch the path of the game's page
/// @param tokens the tokens of the seats that are kept for humans, by side
@Json
public record CreatedGameJson(
    String game,
    @OneOf(of = SideKey.class, value = "") String side,
    String token,
    String invite,
    String watch,
    Map<String, String> tokens) {
  /// Copies the map.
  public CreatedGameJson {
    tokens = Map.copyOf(tokens);
  }
}
