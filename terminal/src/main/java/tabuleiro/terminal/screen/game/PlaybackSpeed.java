package tabuleiro.terminal.screen.game;

import java.util.List;

/// How fast the computers move in a game that is only watched.
///
/// @param isPaused whether they wait until somebody lets them go on
/// @param level a place in the list of speeds, from 0, the fastest
/// @param untilPly while they wait: the number of plies up to which they move all the same
public record PlaybackSpeed(boolean isPaused, int level, int untilPly) {
  /// The shortest times from one move to the next, in seconds. A guess at what eyes follow.
  private static final List<Integer> SECONDS = List.of(0, 1, 2, 5, 10);

  /// A second for a move, at least.
  public static final PlaybackSpeed STANDARD = new PlaybackSpeed(false, 1, 0);

  /// Returns the pace that waits where this one goes on, and the other way round.
  PlaybackSpeed withPauseToggled() {
    return new PlaybackSpeed(!isPaused, level, 0);
  }

  /// Returns the pace that waits after the next move.
  ///
  /// @param plies how many moves have been made
  PlaybackSpeed afterOneMove(int plies) {
    return new PlaybackSpeed(true, level, plies + 1);
  }

  /// Returns the next faster or slower pace, or the same where there is none.
  ///
  /// @param by 1 for a slower one, -1 for a faster one
  PlaybackSpeed slower(int by) {
    return new PlaybackSpeed(isPaused, Math.clamp(level + by, 0, SECONDS.size() - 1), untilPly);
  }

  /// Returns the shortest time from one move to the next, in seconds.
  int seconds() {
    return SECONDS.get(level);
  }

  /// Returns whether a computer may move now.
  ///
  /// @param plies how many moves have been made
  /// @param nanos how long ago the last one was, in nanoseconds
  public boolean allowsMove(int plies, long nanos) {
    return isPaused ? plies < untilPly : nanos >= seconds() * 1_000_000_000L;
  }
}
