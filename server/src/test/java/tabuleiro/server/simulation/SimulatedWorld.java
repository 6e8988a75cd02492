package tabuleiro.server.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import tabuleiro.rules.support.SeededRandom;

/// A world on one thread, whose time and order of events depend on a seed alone. Its threads are
/// virtual threads, of which the seed selects the next one to run, up to the point where it waits.
/// When all wait, time jumps to the next timer.
public final class SimulatedWorld {
  /// A thread that can continue.
  private record Turn(SimulatedProcess process, Runnable continuation) {}

  private record Timer(long atNanos, long number, SimulatedProcess process, Runnable action) {}

  private final RandomGenerator random;
  private final List<Turn> ready = new ArrayList<>();
  private final PriorityQueue<Timer> timers =
      new PriorityQueue<>(
          Comparator.comparingLong(Timer::atNanos).thenComparingLong(Timer::number));
  private final List<String> crashes = new ArrayList<>();
  private long nowNanos;
  private long timerCount;
  private long turns;
  private long fingerprint;

  public SimulatedWorld(long seed) {
    random = SeededRandom.of(seed);
  }

  /// Returns the true time since the start, in nanoseconds.
  public long nowNanos() {
    return nowNanos;
  }

  /// Returns a random number from 0 to `bound` - 1.
  public int below(int bound) {
    return SeededRandom.nextBelow(random, bound);
  }

  /// Returns true once in `times`.
  public boolean isOneIn(int times) {
    return below(times) == 0;
  }

  /// Returns a random time from 0 to a bound.
  public Duration upTo(Duration bound) {
    return Duration.ofNanos((long) (random.nextDouble() * bound.toNanos()));
  }

  public RandomGenerator random() {
    return random;
  }

  /// A thread that has waited for a monitor is continued by a thread of Java, at a moment that no
  /// seed determines. It also shows that a thread waits for the database while it holds a monitor.
  public void continueLater(SimulatedProcess process, Runnable continuation) {
    if (Thread.currentThread().getName().equals("VirtualThread-unblocker")) {
      recordCrash(process.name(), new IllegalStateException("a thread has waited for a monitor"));
      return;
    }
    ready.add(new Turn(process, continuation));
  }

  /// Runs an action of a process after a delay, unless the process has died.
  public void after(Duration delay, SimulatedProcess process, Runnable action) {
    timers.add(new Timer(nowNanos + delay.toNanos(), timerCount++, process, action));
  }

  /// Records that a thread has ended with an exception.
  public void recordCrash(String process, Throwable thrown) {
    crashes.add(
        process
            + ": "
            + thrown
            + " at "
            + Arrays.stream(thrown.getStackTrace())
                .limit(4)
                .map(StackTraceElement::toString)
                .toList());
  }

  public List<String> crashes() {
    return crashes;
  }

  /// Runs until a condition holds or a time has come.
  public void run(BooleanSupplier isDone, Duration end) {
    while (!isDone.getAsBoolean()) {
      if (!ready.isEmpty()) {
        runOne();
      } else if (timers.isEmpty() || timers.peek().atNanos() > end.toNanos()) {
        return;
      } else {
        runTimer(timers.remove());
      }
    }
  }

  private void runOne() {
    int index = below(ready.size());
    Turn turn = ready.get(index);
    ready.set(index, ready.getLast());
    ready.removeLast();
    turns++;
    fingerprint = fingerprint * 31 + index + nowNanos;
    turn.process().run(turn.continuation());
  }

  private void runTimer(Timer timer) {
    nowNanos = Math.max(nowNanos, timer.atNanos());
    if (!timer.process().isDead()) {
      timer.action().run();
    }
  }

  /// Returns how often a thread has continued.
  public long turns() {
    return turns;
  }

  /// Returns a number that differs when anything has happened in another order or at another time.
  public long fingerprint() {
    return fingerprint;
  }
}
