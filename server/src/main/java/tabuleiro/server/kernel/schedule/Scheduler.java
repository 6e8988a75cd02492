package tabuleiro.server.kernel.schedule;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;

/// The clocks, threads and timers of a server. Everything that depends on time or runs concurrently
/// comes in through here, so that a test can simulate it. Thread-safe.
///
/// [#execute(Runnable)] runs a task on a virtual thread of its own, so the task may wait.
/// [#millis()] reads the wall clock, in milliseconds since 1970; an operator may set it.
public interface Scheduler extends Executor, InstantSource, AutoCloseable {
  /// Returns what [#millis()] would have returned at an earlier moment if the clock had been set
  /// then as it is now. Without it, time that passed before the clock was set forward would seem to
  /// lie before the jump.
  ///
  /// @param millis what it has returned at that moment, in milliseconds since 1970
  default long adjust(long millis) {
    return millis;
  }

  /// Returns a time in nanoseconds since an arbitrary origin, which never goes back.
  long nanoTime();

  /// Waits.
  ///
  /// @throws InterruptedException when the thread is interrupted
  void sleep(Duration time) throws InterruptedException;

  /// Starts a thread for work that occupies a processor, or that lasts as long as the server.
  ///
  /// @param isBackground whether requests have priority, and the process may end while it runs
  Thread startThread(String name, boolean isBackground, Runnable work);

  /// Runs a task once after a delay, on a virtual thread.
  ///
  /// @return cancels the task, unless it has begun
  Future<?> schedule(Runnable task, Duration delay);

  /// Runs a task again and again, the first time after a delay. An occurrence is skipped while the
  /// previous one is running.
  ///
  /// @param task must not throw
  void scheduleAtFixedRate(Runnable task, Duration delay, Duration period);

  /// Cancels all timers.
  @Override
  void close();
}
