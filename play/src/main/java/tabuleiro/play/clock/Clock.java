package tabuleiro.play.clock;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.rules.Side;

/// The clock of a game. It holds the remaining time of both sides; at most one side's time runs.
/// Not thread-safe.
public final class Clock {
  private final TimeControls settings;
  private final LongSupplier nanoTime;
  private final long[] leftNanos = new long[2];
  private Optional<Side> running = Optional.empty();
  private long since;

  /// Creates a stopped clock with the full time for both sides.
  ///
  /// @param nanoTime a time source in nanoseconds with an arbitrary origin, such as
  ///   `System::nanoTime`
  public Clock(TimeControls settings, LongSupplier nanoTime) {
    this.settings = settings;
    this.nanoTime = nanoTime;
    for (Side side : Side.values()) {
      leftNanos[side.ordinal()] = fullTime(side).toNanos();
    }
  }

  /// Returns the time control of each side.
  public TimeControls timeControls() {
    return settings;
  }

  /// Returns the side whose time runs; empty while the clock is stopped.
  public Optional<Side> runningSide() {
    return running;
  }

  /// Starts the time of `side` and stops the other side's. Adds no increment.
  public void start(Side side) {
    stop();
    running = Optional.of(side);
    since = nanoTime.getAsLong();
  }

  /// Stops the clock.
  public void stop() {
    running.ifPresent(side -> leftNanos[side.ordinal()] = leftNanos(side));
    running = Optional.empty();
  }

  /// Records that the side whose time runs has moved. That side gets its increment, or the full
  /// time for its next move, and the other side's time starts. Does nothing while the clock is
  /// stopped.
  public void press() {
    if (running.isEmpty()) {
      return;
    }
    Side mover = running.get();
    stop();
    switch (settings.of(mover)) {
      case TimeControl.None() -> {}
      case TimeControl.Fischer(Duration base, Duration increment) ->
          leftNanos[mover.ordinal()] += increment.toNanos();
      case TimeControl.PerMove(Duration time) -> leftNanos[mover.ordinal()] = time.toNanos();
    }
    start(mover.other());
  }

  /// Sets the remaining time of a side, for example when a saved game is resumed.
  public void setRemaining(Side side, Duration left) {
    leftNanos[side.ordinal()] = left.toNanos();
    if (running.equals(Optional.of(side))) {
      since = nanoTime.getAsLong();
    }
  }

  /// Returns the remaining times of both sides, for [#setTimes].
  public Map<Side, Duration> times() {
    Map<Side, Duration> times = new EnumMap<>(Side.class);
    for (Side side : Side.values()) {
      times.put(side, Duration.ofNanos(leftNanos(side)));
    }
    return times;
  }

  /// Sets the remaining times of both sides, such as back to those before a move.
  public void setTimes(Map<Side, Duration> times) {
    times.forEach(this::setRemaining);
  }

  /// Returns the remaining time of a side, never negative; empty when there is no clock.
  public Optional<Duration> remaining(Side side) {
    return settings.isOff() ? Optional.empty() : Optional.of(Duration.ofNanos(leftNanos(side)));
  }

  /// Returns the side whose running time has expired; empty when there is none.
  public Optional<Side> expiredSide() {
    return settings.isOff() ? Optional.empty() : running.filter(side -> leftNanos(side) == 0);
  }

  private long leftNanos(Side side) {
    long left = leftNanos[side.ordinal()];
    if (running.equals(Optional.of(side))) {
      left -= nanoTime.getAsLong() - since;
    }
    return Math.max(0, left);
  }

  private Duration fullTime(Side side) {
    return switch (settings.of(side)) {
      case TimeControl.None() -> Duration.ZERO;
      case TimeControl.Fischer(Duration base, Duration increment) -> base;
      case TimeControl.PerMove(Duration time) -> time;
    };
  }
}
