package tabuleiro.server.store;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a player will reply to moves that the opponent may make next.
///
/// @param position the text of the position in which the opponent is to move; in no other do the
///   replies count
/// @param replies the replies by the opponent's moves, in order
public record PreparedReplies(String position, Map<String, String> replies) {
  /// Copies the map.
  public PreparedReplies {
    replies = new LinkedHashMap<>(replies);
  }

  /// Returns the reply to a move that was made in a position.
  public Optional<String> reply(String before, String move) {
    return position.equals(before) ? Optional.ofNullable(replies.get(move)) : Optional.empty();
  }

  /// Returns the replies as text. The texts of moves have neither spaces nor line ends.
  String format() {
    return replies.entrySet().stream()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .collect(Collectors.joining("\n"));
  }

  static PreparedReplies parse(String position, String text) {
    Map<String, String> replies = new LinkedHashMap<>();
    text.lines().map(line -> line.split(" ", 2)).forEach(parts -> replies.put(parts[0], parts[1]));
    return new PreparedReplies(position, replies);
  }
}
