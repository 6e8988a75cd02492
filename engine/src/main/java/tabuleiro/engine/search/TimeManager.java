package tabuleiro.engine.search;

import tabuleiro.play.players.MoveLimits;

/// The time of one search, which starts when this object is made. A hard limit ends the search; the
/// soft limit only prevents another depth. Immutable.
public final class TimeManager {
  /// How many moves of a game are expected to be left: a guess for games of 40 to 100 plies.
  private static final int EXPECTED_MOVES_LEFT = 20;

  /// The part of the clock's share after which no further depth is begun: the next one takes
  /// several times as long as all before it.
  private static final double SOFT_SHARE = 0.5;

  private final long startNanos = System.nanoTime();
  private final long hardMillis;
  private final long softMillis;

  /// Divides the time that limits allow.
  public TimeManager(MoveLimits limits) {
    long share = limits.remainingTime().map(TimeManager::share).orElse(Long.MAX_VALUE);
    long most = limits.remainingTime().map(left -> Math.max(1, left.millis() / 4)).orElse(share);
    hardMillis =
        Math.min(limits.moveMillis(), Math.min(most, share == Long.MAX_VALUE ? share : 3 * share));
    softMillis =
        Math.min(hardMillis, share == Long.MAX_VALUE ? share : (long) (SOFT_SHARE * share));
  }

  private static long share(MoveLimits.RemainingTime left) {
    return Math.max(1, left.millis() / EXPECTED_MOVES_LEFT + left.incrementMillis() * 3 / 4);
  }

  /// Returns the milliseconds after which no further depth should be begun; `Long.MAX_VALUE`
  /// without a limit.
  public long softMillis() {
    return softMillis;
  }

  /// Returns the milliseconds since the start.
  public long elapsedMillis() {
    return (System.nanoTime() - startNanos) / 1_000_000;
  }

  /// Returns whether the search has to end.
  public boolean isHardLimitReached() {
    return hardMillis != Long.MAX_VALUE && elapsedMillis() >= hardMillis;
  }

  /// Returns whether another depth should not be begun.
  public boolean isSoftLimitReached() {
    return softMillis != Long.MAX_VALUE && elapsedMillis() >= softMillis;
  }
}
