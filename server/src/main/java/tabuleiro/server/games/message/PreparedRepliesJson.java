package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The replies that a player prepares for the opponent's next move.
///
/// @param lines the replies; null when missing
/// @param side the side to act for, when the caller plays both
@Json
public record PreparedRepliesJson(@Nullable List<PreparedReply> lines, Optional<String> side) {
  /// A prepared reply.
  ///
  /// @param on the opponent's move
  /// @param reply the reply to it
  @Json
  public record PreparedReply(@Nullable String on, @Nullable String reply) {
    /// Returns the pair of moves. A missing move becomes an empty text, which is not a legal move.
    Map.Entry<String, String> entry() {
      return Map.entry(on == null ? "" : on, reply == null ? "" : reply);
    }
  }

  /// Returns the replies as pairs of moves.
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
