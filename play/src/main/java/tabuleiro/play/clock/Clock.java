package tabuleiro.play.clock;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.rules.Side;

/// The clock of a game: each side's time, of which at most one runs. Not safe for several threads.
public final class Clock {
  private final TimeControl setting;
  private final LongSupplier nanoTime;
  private final long[] leftNanos = new long[2];
  private Optional<Side> running = Optional.empty();
  private long since;

  /// Makes a clock that stands still, with the full time on both sides.
  ///
  /// @param nanoTime tells the time in nanoseconds from any moment, such as `System::nanoTime`
  public Clock(TimeControl setting, LongSupplier nanoTime) {
    this.setting = setting;
    this.nanoTime = nanoTime;
    for (Side side : Side.values()) {
      leftNanos[side.ordinal()] = fullTime().toNanos();
    }
  }

  /// Returns how much time the players have.
  public TimeControl timeControl() {
    return setting;
  }

  /// Returns the side whose time runs; empty while the clock stands still.
  public Optional<Side> runningSide() {
    return running;
  }

  /// Stops whatever runs and lets the time of `side` run; nobody gets an increment.
  public void start(Side side) {
    stop();
    running = Optional.of(side);
    since = nanoTime.getAsLong();
  }

  /// Stops the time that runs.
  public void stop() {
    running.ifPresent(side -> leftNanos[side.ordinal()] = leftNanos(side));
    running = Optional.empty();
  }

  /// Says that the side whose time runs has moved: it gets its increment, or the full time for its
  /// next move, and the other side's time runs. Does nothing while the clock stands still.
  public void press() {
    if (running.isEmpty()) {
      return;
    }
    Side mover = running.get();
    stop();
    switch (setting) {
      case TimeControl.None() -> {}
      case TimeControl.Fischer(Duration base, Duration increment) ->
          leftNanos[mover.ordinal()] += increment.toNanos();
      case TimeControl.PerMove(Duration time) -> leftNanos[mover.ordinal()] = time.toNanos();
    }
    start(mover.other());
  }

  /// Sets the time that a side has left, as when a saved game is continued.
  public void setRemaining(Side side, Duration left) {
    leftNanos[side.ordinal()] = left.toNanos();
    if (running.equals(Optional.of(side))) {
      since = nanoTime.getAsLong();
    }
  }

  /// Returns the time that a side has left, never below zero; empty when there is no clock.
  public Optional<Duration> remaining(Side side) {
    return setting instanceof TimeControl.None
        ? Optional.empty()
        : Optional.of(Duration.ofNanos(leftNanos(side)));
  }

  /// Returns the side whose time has run out while it was running; empty when there is none.
  public Optional<Side> expiredSide() {
    return setting instanceof TimeControl.None
        ? Optional.empty()
        : running.filter(side -> leftNanos(side) == 0);
  }

  private long leftNanos(Side side) {
    long left = leftNanos[side.ordinal()];
    if (running.equals(Optional.of(side))) {
      left -= nanoTime.getAsLong() - since;
    }
    return Math.max(0, left);
  }

  private Duration fullTime() {
    return switch (setting) {
      case TimeControl.None() -> Duration.ZERO;
      case TimeControl.Fischer(Duration base, Duration increment) -> base;
      case TimeControl.PerMove(Duration time) -> time;
    };
  }
}
