package tabuleiro.protocol.game;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// Replies that the server plays when the opponent's move is the expected one, in correspondence
/// games.
///
/// @param lines the replies
/// @param side the side for which a caller with both seats acts
@Json
public record PreparedRepliesJson(
    List<PreparedReply> lines, @OneOf(of = SideKey.class) Optional<String> side) {
  /// A prepared reply.
  ///
  /// @param on the opponent's expected move
  /// @param reply the move that answers it
  @Json
  public record PreparedReply(String on, String reply) {}

  /// Copies the list.
  public PreparedRepliesJson {
    lines = List.copyOf(lines);
  }

  /// Returns the replies as pairs of moves.
  public List<Map.Entry<String, String>> entries() {
    return lines.stream().map(line -> Map.entry(line.on(), line.reply())).toList();
  }
}
