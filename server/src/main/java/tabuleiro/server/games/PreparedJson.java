package tabuleiro.server.games;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Replies that a player has prepared for the opponent's next move.
///
/// @param lines the replies
/// @param side who plays both sides says for which he speaks
@Json
public record PreparedJson(List<Line> lines, Optional<String> side) {
  /// A reply.
  ///
  /// @param on the opponent's move
  /// @param reply the answer to it
  @Json
  public record Line(String on, String reply) {}

  /// Copies the list.
  public PreparedJson {
    lines = List.copyOf(lines);
  }

  static PreparedJson of(Map<String, String> replies) {
    return new PreparedJson(
        replies.entrySet().stream()
            .map(entry -> new Line(entry.getKey(), entry.getValue()))
            .toList(),
        Optional.empty());
  }
}
