package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.server.http.JsonObject;

/// The replies that a player prepares for the opponent's next move.
///
/// @param lines the replies
/// @param side the side to act for, when the caller plays both
@Json
public record PreparedRepliesJson(List<PreparedReply> lines, Optional<String> side) {
  /// A prepared reply.
  ///
  /// @param on the opponent's move
  /// @param reply the reply to it
  @Json
  public record PreparedReply(String on, String reply) {
    private static PreparedReply of(JsonObject json) {
      return new PreparedReply(json.requireText("on"), json.requireText("reply"));
    }
  }

  /// Copies the list.
  public PreparedRepliesJson {
    lines = List.copyOf(lines);
  }

  /// Reads a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field is missing or has the wrong type
  public static PreparedRepliesJson of(JsonObject json) {
    List<PreparedReply> lines = json.objects("lines").stream().map(PreparedReply::of).toList();
    return new PreparedRepliesJson(lines, json.text("side"));
  }

  /// Returns the replies as pairs of moves.
  public List<Map.Entry<String, String>> entries() {
    return lines.stream().map(line -> Map.entry(line.on(), line.reply())).toList();
  }

  public static PreparedRepliesJson of(Map<String, String> replies) {
    return new PreparedRepliesJson(
        replies.entrySet().stream()
            .map(entry -> new PreparedReply(entry.getKey(), entry.getValue()))
            .toList(),
        Optional.empty());
  }
}
