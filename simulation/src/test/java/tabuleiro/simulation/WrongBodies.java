package tabuleiro.simulation;

import java.util.List;

/// Bodies of requests that must be refused, made of good ones.
final class WrongBodies {
  private WrongBodies() {}

  /// Returns wrong requests for a new game.
  ///
  /// @param good a request for a game of Talpa with a clock of 60 seconds
  static List<String> ofCreation(String good) {
    return List.of(
        good.replace("\"talpa\"", "\"chess\""),
        good.replace("\"60s\"", "null"),
        good.replace("true", "\"true\""),
        good.replace("\"variant\":\"", "\"variant\":\"x"),
        good + "x",
        good.replace("{", "{\"id\":\"twice\","),
        "[" + good + "]");
  }

  /// Returns wrong commands.
  ///
  /// @param good a command to resign
  static List<String> ofCommand(String good) {
    return List.of(
        good.replace("\"resign\"", "null"),
        good.replace("\"resign\"", "\"dance\""),
        good.replace("\"seenSequence\":", "\"seenSequence\":\"3\",\"sight\":"),
        good.replace("\"ply\":", "\"ply\":null,\"plies\":"),
        good.replace("\"id\"", "\"name\""),
        good + "}",
        good.replace("{", "{\"action\":\"resign\","),
        good.replace("}", ",\"side\":\"third\"}"));
  }
}
