package tabuleiro.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.server.game.Json;
import tabuleiro.server.simulation.SimulatedWorld;

/// Reads the messages of the server, and writes commands.
final class WebMessages {
  private static final Pattern GAME = Pattern.compile("/api/v2/games/([^/?]+).*");

  private WebMessages() {}

  /// Returns the id of the game of a path; empty when it is about none.
  static String gameOf(String path) {
    Matcher matcher = GAME.matcher(path);
    return matcher.matches() ? matcher.group(1) : "";
  }

  /// Returns the ids of the games of a list.
  static List<String> gamesOf(Json list) {
    List<String> ids = new ArrayList<>();
    if (list.has("games")) {
      for (int i = 0; i < list.size("games"); i++) {
        ids.add(list.text("games", i, "id"));
      }
    }
    return ids;
  }

  /// Returns the query with which a page continues after the last event that it has received.
  static String resumeQuery(SimulatedSocket lost) {
    for (String message : lost.received().reversed()) {
      Json json = Json.read(message);
      switch (json.text("type")) {
        case "event" -> {
          return query(json.number("sequence"), json.text("hash"));
        }
        case "state" -> {
          return query(json.number("head", "sequence"), json.text("head", "hash"));
        }
        default -> {}
      }
    }
    return "";
  }

  private static String query(int sequence, String hash) {
    return "?after=" + sequence + "&hash=" + hash;
  }

  /// Returns the click path of a move at random.
  static String randomPath(Json state, SimulatedWorld world) {
    List<String> path = new ArrayList<>();
    int step = 0;
    do {
      Map<?, ?> next = (Map<?, ?>) state.at("position", "nextTargets", step).value();
      List<Map.Entry<?, ?>> choices = new ArrayList<>(next.entrySet());
      Map.Entry<?, ?> choice = choices.get(world.below(choices.size()));
      path.add("\"" + choice.getKey() + "\"");
      step = ((Number) choice.getValue()).intValue();
    } while (step != 0);
    return "[" + String.join(",", path) + "]";
  }

  /// Returns a command about a state.
  ///
  /// @param what the fields of its action
  static String command(String id, Json state, String what) {
    return "{\"type\":\"command\",\"id\":\"%s\",\"seenSequence\":%d,\"ply\":%d,%s}"
        .formatted(id, state.number("head", "sequence"), state.number("ply"), what);
  }

  /// Returns whether the other player asks for a takeback.
  static boolean isAskedForTakeback(Json state) {
    String asking = state.text("offers", "takeback");
    return !asking.isEmpty() && !asking.equals(state.text("side"));
  }
}
