package tabuleiro.server.games;

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
public record PreparedJson(@Nullable List<Line> lines, Optional<String> side) {
  /// A reply.
  ///
  /// @param on the opponent's move
  /// @param reply the answer to it
  @Json
  public record Line(@Nullable String on, @Nullable String reply) {
    /// Returns the line with whatever is missing empty, which is no move.
    Map.Entry<String, String> entry() {
      return Map.entry(on == null ? "" : on, reply == null ? "" : reply);
    }
  }

  /// Returns the replies move by move.
  List<Map.Entry<String, String>> entries() {
    List<Line> all = lines == null ? List.of() : lines;
    return all.stream().filter(Objects::nonNull).map(Line::entry).toList();
  }

  static PreparedJson of(Map<String, String> replies) {
    return new PreparedJson(
        replies.entrySet().stream()
            .map(entry -> new Line(entry.getKey(), entry.getValue()))
            .toList(),
        Optional.empty());
  }
}
