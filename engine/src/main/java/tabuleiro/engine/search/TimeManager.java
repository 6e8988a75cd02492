package tabuleiro.engine.search;

import tabuleiro.play.players.MoveLimits;

/// The time of one search, counted from when this is made. Immutable.
public final class TimeManager {
  /// How many moves are thought to be left of a game: a guess for games of 40 to 100 plies.
  private static final int MOVES_LEFT = 20;

  /// Which part of the clock's share is used up before no further depth is begun: the next one
  /// takes several times as long as all before.
  private static final double ENOUGH = 0.5;

  private final long begin = System.nanoTime();
  private final long hardMillis;
  private final long softMillis;

  /// Shares out the time that limits allow.
  public TimeManager(MoveLimits limits) {
    long share = limits.remainingTime().map(TimeManager::share).orElse(Long.MAX_VALUE);
    long most = limits.remainingTime().map(left -> Math.max(1, left.millis() / 4)).orElse(share);
    hardMillis =
        Math.min(limits.moveMillis(), Math.min(most, share == Long.MAX_VALUE ? share : 3 * share));
    softMillis = Math.min(hardMillis, share == Long.MAX_VALUE ? share : (long) (ENOUGH * share));
  }

  private static long share(MoveLimits.RemainingTime left) {
    return Math.max(1, left.millis() / MOVES_LEFT + left.incrementMillis() * 3 / 4);
  }

  /// Returns the milliseconds since the beginning.
  public long elapsedMillis() {
    return (System.nanoTime() - begin) / 1_000_000;
  }

  /// Returns whether the time is up.
  public boolean isHardLimitReached() {
    return hardMillis != Long.MAX_VALUE && elapsedMillis() >= hardMillis;
  }

  /// Returns whether another depth is not worth beginning.
  public boolean isSoftLimitReached() {
    return softMillis != Long.MAX_VALUE && elapsedMillis() >= softMillis;
  }
}
