package tabuleiro.terminal.screen.game;

import java.util.List;

/// How fast the computers move in a game that is only watched.
///
/// @param paused whether they wait until somebody lets them go on
/// @param speed a place in the list of speeds, from 0, the fastest
/// @param until while they wait: the number of plies up to which they move all the same
public record Pace(boolean paused, int speed, int until) {
  /// The shortest times from one move to the next, in seconds. A guess at what eyes follow.
  private static final List<Integer> SECONDS = List.of(0, 1, 2, 5, 10);

  /// A second for a move, at least.
  public static final Pace STANDARD = new Pace(false, 1, 0);

  /// Returns the pace that waits where this one goes on, and the other way round.
  Pace turned() {
    return new Pace(!paused, speed, 0);
  }

  /// Returns the pace that waits after the next move.
  ///
  /// @param plies how many moves have been made
  Pace step(int plies) {
    return new Pace(true, speed, plies + 1);
  }

  /// Returns the next faster or slower pace, or the same where there is none.
  ///
  /// @param by 1 for a slower one, -1 for a faster one
  Pace slower(int by) {
    return new Pace(paused, Math.clamp(speed + by, 0, SECONDS.size() - 1), until);
  }

  /// Returns the shortest time from one move to the next, in seconds.
  int seconds() {
    return SECONDS.get(speed);
  }

  /// Returns whether a computer may move now.
  ///
  /// @param plies how many moves have been made
  /// @param nanos how long ago the last one was, in nanoseconds
  public boolean lets(int plies, long nanos) {
    return paused ? plies < until : nanos >= seconds() * 1_000_000_000L;
  }
}
