package tabuleiro.wasm.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tabuleiro.play.PlayException;
import tabuleiro.play.Result;
import tabuleiro.play.live.Actor;
import tabuleiro.play.live.ChainHead;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameAction;
import tabuleiro.play.live.GameEvent;
import tabuleiro.play.live.LiveGameState;
import tabuleiro.rules.RulesException;
import tabuleiro.rules.Side;

/// The text of a game that the page keeps: a line with the version, lines with what the game is,
/// one line for each event, and, after an empty line, the record, which other programs can read.
final class KeptGame {
  /// The names of all such texts begin with it; the id of the game follows.
  static final String PREFIX = "game:";

  private static final String VERSION = "tabuleiro-game 1";

  private KeptGame() {}

  /// Formats a game.
  static String format(LocalGame game) {
    List<String> lines = new ArrayList<>();
    lines.add(VERSION);
    lines.add("created " + game.createdMillis());
    lines.add("head " + game.head().hash());
    game.names().forEach((side, name) -> lines.add(side.key() + " " + name));
    game.state().events().all().forEach(event -> lines.add(format(event.content())));
    return String.join("\n", lines) + "\n\n" + game.record().format();
  }

  private static String format(EventContent event) {
    return String.join(
        " ",
        "event",
        event.actor().name(),
        event.clientId(),
        String.valueOf(event.ply()),
        event.result().format(),
        String.valueOf(event.timeMillis()),
        event.action().format().replace("\\", "\\\\").replace("\n", "\\n"));
  }

  /// Parses a text.
  ///
  /// @param id the id of the game
  /// @throws IllegalArgumentException when the text is damaged, or of another version
  static LocalGame parse(String id, String text) {
    List<String> lines = text.lines().takeWhile(line -> !line.isEmpty()).toList();
    if (lines.isEmpty() || !lines.getFirst().equals(VERSION)) {
      throw new IllegalArgumentException("the text does not begin with " + VERSION);
    }
    long created = 0;
    String head = "";
    Map<Side, String> names = new EnumMap<>(Side.class);
    List<GameEvent> events = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] parts = line.split(" ", 2);
      String value = parts.length > 1 ? parts[1] : "";
      switch (parts[0]) {
        case "created" -> created = Long.parseLong(value);
        case "head" -> head = value;
        case "first" -> names.put(Side.FIRST, value);
        case "second" -> names.put(Side.SECOND, value);
        case "event" ->
            events.add(
                GameEvent.after(
                    events.isEmpty() ? ChainHead.NONE : events.getLast().head(),
                    parse(id, value.split(" ", 6))));
        default -> throw new IllegalArgumentException("unknown line: " + line);
      }
    }
    if (events.isEmpty() || !events.getLast().hash().equals(head)) {
      throw new IllegalArgumentException("events are missing or were changed");
    }
    return new LocalGame(created, names, replay(events));
  }

  private static EventContent parse(String id, String[] parts) {
    if (parts.length < 6) {
      throw new IllegalArgumentException("an event is incomplete");
    }
    return new EventContent(
        id,
        Actor.valueOf(parts[0]),
        parts[1],
        Integer.parseInt(parts[2]),
        GameAction.parse(unescape(parts[5])),
        Result.parse(parts[3]).orElseThrow(IllegalArgumentException::new),
        Long.parseLong(parts[4]),
        "");
  }

  private static String unescape(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '\\' && i + 1 < text.length()) {
        i++;
        plain.append(text.charAt(i) == 'n' ? '\n' : text.charAt(i));
      } else {
        plain.append(character);
      }
    }
    return plain.toString();
  }

  /// Returns the state after events.
  ///
  /// @throws IllegalArgumentException when one of them is not possible
  static LiveGameState replay(List<GameEvent> events) {
    try {
      LiveGameState state = new LiveGameState(events.getFirst());
      events.subList(1, events.size()).forEach(state::add);
      return state;
    } catch (PlayException | RulesException e) {
      throw new IllegalArgumentException("an event is not possible", e);
    }
  }
}
