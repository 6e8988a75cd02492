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
/// @param replies the replies
/// @param side the side for which a caller with both seats acts
@Json
public record PreparedRepliesJson(
    List<PreparedReply> replies, @OneOf(of = SideKey.class) Optional<String> side) {
  /// A prepared reply.
  ///
  /// @param expected the opponent's expected move
  /// @param reply the move that answers it
  @Json
  public record PreparedReply(String expected, String reply) {}

  /// Copies the list.
  public PreparedRepliesJson {
    replies = List.copyOf(replies);
  }

  /// Returns the replies as pairs of moves.
  public List<Map.Entry<String, String>> entries() {
    return replies.stream().map(line -> Map.entry(line.expected(), line.reply())).toList();
  }
}
