package tabuleiro.protocol.moderation;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.chat.ChatMessageJson;

/// A report of a game, with what its players have written to each other.
///
/// @param gameId the id of the game
/// @param players the names of the players, as they are displayed, the first side first
/// @param members the names of those players who are members
/// @param reporter the name of the member who reported the game; empty when a visitor did
/// @param reason a word such as `cheating`
/// @param note what the reporter has written: any text, which must be escaped
/// @param timeMillis when, in milliseconds since 1970
/// @param messages the messages of the game, in order
@Json
public record ReportedGameJson(
    String gameId,
    List<String> players,
    List<String> members,
    String reporter,
    String reason,
    String note,
    long timeMillis,
    List<ChatMessageJson> messages) {
  /// Copies the lists.
  public ReportedGameJson {
    players = List.copyOf(players);
    members = List.copyOf(members);
    messages = List.copyOf(messages);
  }
}
