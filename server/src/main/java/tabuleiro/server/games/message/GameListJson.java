package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// A list of games.
///
/// @param type over a socket what kind of message it is: `lobby`
/// @param games those in the list
@Json
public record GameListJson(String type, List<GameSummaryJson> games) {
  /// Copies the list.
  public GameListJson {
    games = List.copyOf(games);
  }
}
