package tabuleiro.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import tabuleiro.server.store.GameStore;

/// Records every second that the server is alive, so that a downtime can be left out of the clocks.
/// The result also shows whether the database accepts writes. Thread-safe.
final class Heartbeat {
  private static final long PERIOD_MILLIS = 1000;

  /// After how long without a heartbeat the database counts as unavailable, in milliseconds. A
  /// guess: several times the delay of a busy disk.
  private static final long TIMEOUT_MILLIS = 5000;

  private final GameStore store;
  private final LongConsumer nanos;
  private CompletableFuture<Integer> last = CompletableFuture.completedFuture(1);

  /// The time of the last stored heartbeat; before the first one the database counts as available.
  private volatile long lastStoredMillis = Long.MAX_VALUE;

  /// @param nanos receives the duration of each heartbeat until it is on disk
  Heartbeat(GameStore store, LongConsumer nanos) {
    this.store = store;
    this.nanos = nanos;
  }

  /// Starts the heartbeat.
  ///
  /// @param timer starts each heartbeat, without waiting for it
  void start(ScheduledExecutorService timer) {
    lastStoredMillis = System.currentTimeMillis();
    Future<?> _ = timer.scheduleAtFixedRate(this::beat, 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void beat() {
    if (!last.isDone()) {
      return; // The last heartbeat is still pending: the database is slow or unavailable.
    }
    long begin = System.nanoTime();
    last =
        store
            .recordHeartbeat(System.currentTimeMillis())
            .thenApply(rows -> {
              lastStoredMillis = System.currentTimeMillis();
              nanos.accept(System.nanoTime() - begin);
              return rows;
            });
  }

  /// Returns whether a heartbeat was stored recently.
  boolean isHealthy() {
    return System.currentTimeMillis() - lastStoredMillis < TIMEOUT_MILLIS;
  }
}
