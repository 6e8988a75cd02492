package tabuleiro.server.search;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.game.message.GameSummaryJson;

/// The games that a search has found.
///
/// @param games the games, the last to end first
/// @param next the parameter `after` for the games that follow; empty when there are none
@Json
record FoundGamesJson(List<GameSummaryJson> games, String next) {
  FoundGamesJson {
    games = List.copyOf(games);
  }
}
