package tabuleiro.server.game;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The replies that a player has prepared for the opponent's next move.
///
/// @param position the text of the position, with the opponent to move, to which the replies apply
/// @param replies the replies by the opponent's move, in order
record PreparedReplies(String position, Map<String, String> replies) {
  /// Copies the map.
  public PreparedReplies {
    replies = new LinkedHashMap<>(replies);
  }

  /// Returns the reply to a move that was made in a position.
  public Optional<String> reply(String before, String move) {
    return position.equals(before) ? Optional.ofNullable(replies.get(move)) : Optional.empty();
  }

  /// Formats the replies. Texts of moves contain neither spaces nor line breaks.
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
