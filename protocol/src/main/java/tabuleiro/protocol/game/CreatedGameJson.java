package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.Map;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;
import tabuleiro.protocol.record.OrderedMaps;

/// A new game.
///
/// @param gameId the id of the game
/// @param side the side that the caller plays; empty for none
/// @param token the token of the caller's seat; empty for none
/// @param invitationPath the path of the invitation to the other seat; empty for none
/// @param gamePath the path of the game's page
/// @param tokens the tokens of the seats that are kept for humans, by side
@Json
public record CreatedGameJson(
    String gameId,
    @OneOf(of = SideKey.class, value = "") String side,
    String token,
    String invitationPath,
    String gamePath,
    Map<String, String> tokens) {
  /// Copies the map.
  public CreatedGameJson {
    tokens = OrderedMaps.copyOf(tokens);
  }
}
