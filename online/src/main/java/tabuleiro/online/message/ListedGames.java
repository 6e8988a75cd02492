package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.List;

/// A list of games.
@Json
public record ListedGames(List<ListedGame> games) {
  /// Copies the list.
  public ListedGames {
    games = List.copyOf(games);
  }
}
