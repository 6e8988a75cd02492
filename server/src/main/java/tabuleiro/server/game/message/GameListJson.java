package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// A list of games.
///
/// @param type the type of the message over a socket, `lobby`, or the name of the list
/// @param games the games
@Json
public record GameListJson(String type, List<GameSummaryJson> games) {
  /// Copies the list.
  public GameListJson {
    games = List.copyOf(games);
  }
}
