package tabuleiro.server.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.protocol.game.PreparedRepliesJson;
import tabuleiro.protocol.game.PreparedRepliesJson.PreparedReply;
import tabuleiro.server.http.JsonObject;

/// Makes [PreparedRepliesJson] of what the server knows.
final class PreparedRepliesJsonMapper {
  private PreparedRepliesJsonMapper() {}

  private static PreparedReply parseReply(JsonObject json) {
    return new PreparedReply(json.requireText("expected"), json.requireText("reply"));
  }

  /// Reads a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field is missing or has the wrong type
  public static PreparedRepliesJson parse(JsonObject json) {
    List<PreparedReply> lines =
        json.objects("replies").stream().map(PreparedRepliesJsonMapper::parseReply).toList();
    return new PreparedRepliesJson(lines, json.text("side"));
  }

  /// Returns the replies to moves.
  public static PreparedRepliesJson of(Map<String, String> replies) {
    return new PreparedRepliesJson(
        replies.entrySet().stream()
            .map(entry -> new PreparedReply(entry.getKey(), entry.getValue()))
            .toList(),
        Optional.empty());
  }
}
