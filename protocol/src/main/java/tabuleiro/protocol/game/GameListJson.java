package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.List;

/// A list of games. On the lobby's socket it is sent after every change.
///
/// @param type the type of the message
/// @param games the games
@Json
public record GameListJson(String type, List<GameListEntryJson> games) {
  /// Copies the list.
  public GameListJson {
    games = List.copyOf(games);
  }
}
