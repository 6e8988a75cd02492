package tabuleiro.view.puzzle;

import java.time.Duration;

/// The time of a run against the clock.
public final class StormTime {
  /// How long a run takes.
  private static final Duration LENGTH = Duration.ofMinutes(3);

  /// How much time a wrong answer costs. A guess: more than guessing gains.
  private static final Duration PENALTY = Duration.ofSeconds(10);

  /// How late an answer may arrive: it was given in time and travels. A guess.
  private static final Duration GRACE = Duration.ofSeconds(1);

  private StormTime() {}

  /// Returns the time that is left, in milliseconds; negative when the run is over.
  ///
  /// @param beganMillis when the run began, in milliseconds since 1970
  /// @param failed how many answers were wrong
  /// @param nowMillis the current time, in milliseconds since 1970
  public static long remainingMillis(long beganMillis, int failed, long nowMillis) {
    return beganMillis + LENGTH.toMillis() - PENALTY.toMillis() * failed - nowMillis;
  }

  /// Returns whether an answer counts.
  ///
  /// @param remainingMillis see [#remainingMillis]
  public static boolean isInTime(long remainingMillis) {
    return remainingMillis > -GRACE.toMillis();
  }
}
