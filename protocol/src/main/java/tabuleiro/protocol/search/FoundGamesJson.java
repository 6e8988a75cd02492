package tabuleiro.protocol.search;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.game.GameListEntryJson;

/// The games that a search has found.
///
/// @param games the games, the last to end first
/// @param next the parameter after for the games that follow; empty when there are none
@Json
public record FoundGamesJson(List<GameListEntryJson> games, String next) {
  public FoundGamesJson {
    games = List.copyOf(games);
  }
}
