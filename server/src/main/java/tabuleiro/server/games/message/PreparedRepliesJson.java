package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Replies that a player has prepared for the opponent's next move.
///
/// @param lines the replies; null when they are missing
/// @param side who plays both sides says for which he speaks
@Json
public record PreparedRepliesJson(@Nullable List<PreparedReply> lines, Optional<String> side) {
  /// A reply.
  ///
  /// @param on the opponent's move
  /// @param reply the answer to it
  @Json
  public record PreparedReply(@Nullable String on, @Nullable String reply) {
    /// Returns the line with whatever is missing empty, which is no move.
    Map.Entry<String, String> entry() {
      return Map.entry(on == null ? "" : on, reply == null ? "" : reply);
    }
  }

  /// Returns the replies move by move.
  public List<Map.Entry<String, String>> entries() {
    List<PreparedReply> all = lines == null ? List.of() : lines;
    return all.stream().filter(Objects::nonNull).map(PreparedReply::entry).toList();
  }

  public static PreparedRepliesJson of(Map<String, String> replies) {
    return new PreparedRepliesJson(
        replies.entrySet().stream()
            .map(entry -> new PreparedReply(entry.getKey(), entry.getValue()))
            .toList(),
        Optional.empty());
  }
}
