package tabuleiro.protocol.rating;

import io.avaje.jsonb.Json;
import java.util.List;

/// The ratings of a player.
///
/// @param pools one for each game and speed that the player has played
@Json
public record PlayerRatingsJson(List<PoolRatingJson> pools) {
  /// Copies the list.
  public PlayerRatingsJson {
    pools = List.copyOf(pools);
  }
}
