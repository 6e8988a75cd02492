package tabuleiro.server.event;

/// An action of the server.
public sealed interface ServerAction extends GameAction {
  /// The start of the game; its first event.
  ///
  /// @param setup what the players have agreed, as text that the store does not interpret
  record Start(String setup) implements ServerAction {}

  /// The time of the side to move has run out.
  record FlagFall() implements ServerAction {}

  /// Stops the clock.
  record Pause() implements ServerAction {}

  /// Starts the clock, for the first time or after a pause.
  record Resume() implements ServerAction {}

  /// The players continue in another game, which starts now.
  ///
  /// @param game the id of that game
  record Continuation(String game) implements ServerAction {}

  @Override
  default String format() {
    return switch (this) {
      case Start(String setup) -> "start " + setup;
      case FlagFall() -> "flag";
      case Pause() -> "pause";
      case Resume() -> "resume";
      case Continuation(String game) -> "next " + game;
    };
  }
}
