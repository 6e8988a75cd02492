package tabuleiro.server;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;
import tabuleiro.server.schedule.Scheduler;
import tabuleiro.server.store.GameStore;

/// Records every second that the server is alive, so that a downtime can be left out of the clocks.
/// The result also shows whether the database accepts writes. Thread-safe.
final class Heartbeat {
  private static final Duration PERIOD = Duration.ofSeconds(1);

  /// After how long without a heartbeat the database counts as unavailable, in milliseconds. A
  /// guess: several times the delay of a busy disk.
  private static final long TIMEOUT_MILLIS = 5000;

  private final GameStore store;
  private final Scheduler scheduler;
  private final LongConsumer nanos;
  private CompletableFuture<Integer> last = CompletableFuture.completedFuture(1);

  /// The time of the last stored heartbeat; before the first one the database counts as available.
  private volatile long lastStoredMillis = Long.MAX_VALUE;

  /// @param scheduler starts each heartbeat
  /// @param nanos receives the duration of each heartbeat until it is on disk
  Heartbeat(GameStore store, Scheduler scheduler, LongConsumer nanos) {
    this.store = store;
    this.scheduler = scheduler;
    this.nanos = nanos;
  }

  /// Starts the heartbeat.
  void start() {
    lastStoredMillis = scheduler.millis();
    scheduler.scheduleAtFixedRate(this::beat, Duration.ZERO, PERIOD);
  }

  private void beat() {
    if (!last.isDone()) {
      return; // The last heartbeat is still pending: the database is slow or unavailable.
    }
    long begin = scheduler.nanoTime();
    last =
        store
            .recordHeartbeat(scheduler.millis())
            .thenApply(rows -> {
              lastStoredMillis = scheduler.millis();
              nanos.accept(scheduler.nanoTime() - begin);
              return rows;
            });
  }

  /// Returns whether a heartbeat was stored recently.
  boolean isHealthy() {
    return scheduler.millis() - lastStoredMillis < TIMEOUT_MILLIS;
  }
}
