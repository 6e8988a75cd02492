package tabuleiro.terminal.screen.game;

import java.util.List;

/// How fast the computer players move in a game between them.
///
/// @param isPaused whether the game is paused
/// @param level an index into the list of speeds; 0 is the fastest
/// @param untilPly while paused: the ply up to which moves are still played
public record PlaybackSpeed(boolean isPaused, int level, int untilPly) {
  /// The shortest times between two moves, in seconds. A guess at what the eye can follow.
  private static final List<Integer> SECONDS = List.of(0, 1, 2, 5, 10);

  /// At least one second for each move.
  public static final PlaybackSpeed STANDARD = new PlaybackSpeed(false, 1, 0);

  /// Returns a copy that is paused when this is not, and the reverse.
  PlaybackSpeed withPauseToggled() {
    return new PlaybackSpeed(!isPaused, level, 0);
  }

  /// Returns a copy that is paused after the next move.
  ///
  /// @param plies the number of moves made so far
  PlaybackSpeed afterOneMove(int plies) {
    return new PlaybackSpeed(true, level, plies + 1);
  }

  /// Returns the next faster or slower speed, or the same at the end of the range.
  ///
  /// @param by 1 for a slower one, -1 for a faster one
  PlaybackSpeed slower(int by) {
    return new PlaybackSpeed(isPaused, Math.clamp(level + by, 0, SECONDS.size() - 1), untilPly);
  }

  /// Returns the shortest time between two moves, in seconds.
  int seconds() {
    return SECONDS.get(level);
  }

  /// Returns whether a computer player may move now.
  ///
  /// @param plies the number of moves made so far
  /// @param nanos the time since the last move, in nanoseconds
  public boolean allowsMove(int plies, long nanos) {
    return isPaused ? plies < untilPly : nanos >= seconds() * 1_000_000_000L;
  }
}
