package tabuleiro.server.presence;

import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Work that is done soon after it was requested: once for all requests that come in the meantime,
/// one time after the other, and again while the database is unavailable. Thread-safe.
final class Debouncer {
  /// When to try again after the database was unavailable. A guess.
  private static final Duration RETRY_DELAY = Duration.ofSeconds(1);

  private final Scheduler scheduler;
  private final Duration collectTime;
  private final Runnable work;
  private final AtomicBoolean isDue = new AtomicBoolean();
  private final ReentrantLock lock = new ReentrantLock();

  /// @param collectTime how long requests are collected
  /// @param work may throw a [StoreException]; does all that was requested before it
  Debouncer(Scheduler scheduler, Duration collectTime, Runnable work) {
    this.scheduler = scheduler;
    this.collectTime = collectTime;
    this.work = work;
  }

  /// Requests the work.
  void request() {
    request(collectTime);
  }

  private void request(Duration delay) {
    if (isDue.compareAndSet(false, true)) {
      Future<?> _ = scheduler.schedule(this::run, delay);
    }
  }

  private void run() {
    lock.lock();
    try {
      isDue.set(false);
      work.run();
    } catch (StoreException e) {
      if (e.failure() != StoreFailure.CLOSED) {
        request(RETRY_DELAY);
      }
    } finally {
      lock.unlock();
    }
  }
}
