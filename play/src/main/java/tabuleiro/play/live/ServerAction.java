package tabuleiro.play.live;

/// An action of the server.
public sealed interface ServerAction extends GameAction {
  /// The start of the game; its first event.
  ///
  /// @param setup what the players have agreed, as the text of a record without moves
  record Start(String setup) implements ServerAction {
    private static final String RATED = "[Rated \"yes\"]";

    /// Returns whether the game changes the ratings of its players, by the tag of its record.
    public boolean isRated() {
      return setup.lines().anyMatch(RATED::equals);
    }
  }

  /// The time of the side to move has run out.
  record FlagFall() implements ServerAction {}

  /// A player has not made their first move in time; the game ends without a result.
  record NoStart() implements ServerAction {}

  /// Starts the clock although a first move is missing: in the later games of a match, which cannot
  /// end without a result.
  record ClockStart() implements ServerAction {}

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
      case NoStart() -> "no-start";
      case ClockStart() -> "clock";
      case Pause() -> "pause";
      case Resume() -> "resume";
      case Continuation(String game) -> "next " + game;
    };
  }
}
