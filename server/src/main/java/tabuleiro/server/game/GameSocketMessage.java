package tabuleiro.server.game;

import tabuleiro.server.http.JsonObject;

/// A message from the client of a game's socket.
sealed interface GameSocketMessage {
  /// A command of the player.
  record Command(GameCommandParser command) implements GameSocketMessage {}

  /// Asks for the server's time.
  record Ping() implements GameSocketMessage {}

  /// A message of an unknown type.
  record Unexpected(String type) implements GameSocketMessage {}

  /// Parses a message.
  ///
  /// @throws tabuleiro.server.http.ProblemException when the text is not JSON with the fields of a
  ///   message
  static GameSocketMessage parse(String text) {
    JsonObject json = JsonObject.parse(text);
    String type = json.text("type").orElse("");
    return switch (type) {
      case "command" -> new Command(GameCommandParser.of(json));
      case "ping" -> new Ping();
      default -> new Unexpected(type);
    };
  }
}
