package tabuleiro.server.kernel.schedule;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Future;

/// A scheduler whose time in milliseconds runs evenly, whatever happens to the wall clock: it is
/// the wall clock's time at the start, and from then on that of the monotonic clock. Thread-safe.
public final class SteadyScheduler implements Scheduler {
  private static final long NANOS_PER_MILLI = 1_000_000;

  /// How many jumps are remembered. A guess: there is at most one a second, and no request waits
  /// for a minute.
  private static final int MAX_JUMPS = 60;

  /// A moment at which the time was set forward.
  private record Jump(long fromMillis, long toMillis) {}

  private final Scheduler base;
  private final Deque<Jump> jumps = new ArrayDeque<>();

  /// The time at which the monotonic clock was 0, in milliseconds since 1970.
  private volatile long originMillis;

  /// @param base the clocks and threads; closed with this scheduler
  public SteadyScheduler(Scheduler base) {
    this.base = base;
    this.originMillis = base.millis() - monotonicMillis();
  }

  private long monotonicMillis() {
    return Math.floorDiv(base.nanoTime(), NANOS_PER_MILLI);
  }

  @Override
  public long millis() {
    return originMillis + monotonicMillis();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis());
  }

  /// Advances the time to that of the wall clock when it is behind, as after the machine was
  /// suspended. It is never set back. To be called where the jump is recorded as a downtime.
  ///
  /// @return the time, in milliseconds since 1970
  public long followWallClock() {
    return advanceTo(base.millis());
  }

  /// Advances the time when it is behind a moment.
  ///
  /// @param millis the moment, in milliseconds since 1970
  /// @return the time, in milliseconds since 1970
  public synchronized long advanceTo(long millis) {
    long behind = millis - millis();
    if (behind > 0) {
      jumps.add(new Jump(millis - behind, millis));
      if (jumps.size() > MAX_JUMPS) {
        jumps.remove();
      }
      originMillis += behind;
    }
    return millis();
  }

  /// The time never takes a value within a jump, so each value is either from before it or from
  /// after it.
  @Override
  public synchronized long adjust(long millis) {
    long adjusted = millis;
    for (Jump jump : jumps) {
      if (adjusted <= jump.fromMillis()) {
        adjusted += jump.toMillis() - jump.fromMillis();
      }
    }
    return adjusted;
  }

  @Override
  public long nanoTime() {
    return base.nanoTime();
  }

  @Override
  public void sleep(Duration time) throws InterruptedException {
    base.sleep(time);
  }

  @Override
  public void execute(Runnable task) {
    base.execute(task);
  }

  @Override
  public Thread startThread(String name, boolean isBackground, Runnable work) {
    return base.startThread(name, isBackground, work);
  }

  @Override
  public Future<?> schedule(Runnable task, Duration delay) {
    return base.schedule(task, delay);
  }

  @Override
  public void scheduleAtFixedRate(Runnable task, Duration delay, Duration period) {
    base.scheduleAtFixedRate(task, delay, period);
  }

  @Override
  public void close() {
    base.close();
  }
}
