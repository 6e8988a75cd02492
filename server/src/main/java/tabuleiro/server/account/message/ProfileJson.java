package tabuleiro.server.account.message;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.server.games.message.GameSummaryJson;

/// The public profile of a member.
///
/// @param name the member's name
/// @param created when the account was created, in milliseconds since 1970
/// @param games the member's public games, those in progress first, then the newest
@Json
public record ProfileJson(String name, long created, List<GameSummaryJson> games) {
  /// Copies the list.
  public ProfileJson {
    games = List.copyOf(games);
  }
}
