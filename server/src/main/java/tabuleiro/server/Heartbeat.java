package tabuleiro.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import tabuleiro.server.store.GameStore;

/// Writes down each second that the server is alive, so that nobody's time runs while it is not.
/// Whether that works also tells whether the database does. Safe for several threads.
final class Heartbeat {
  private static final long PERIOD_MILLIS = 1000;

  /// After how long without a beat the database counts as gone, in milliseconds. A guess: some
  /// times what a busy disk takes.
  private static final long PATIENCE_MILLIS = 5000;

  private final GameStore store;
  private final LongConsumer nanos;
  private CompletableFuture<Integer> last = CompletableFuture.completedFuture(1);

  /// When the last beat was kept; before the first one is asked for, nothing is amiss.
  private volatile long keptMillis = Long.MAX_VALUE;

  /// @param nanos is told how long each beat took until it was on disk
  Heartbeat(GameStore store, LongConsumer nanos) {
    this.store = store;
    this.nanos = nanos;
  }

  /// Begins.
  ///
  /// @param timer begins each beat, and waits for none
  void start(ScheduledExecutorService timer) {
    keptMillis = System.currentTimeMillis();
    Future<?> _ = timer.scheduleAtFixedRate(this::beat, 0, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
  }

  private void beat() {
    if (!last.isDone()) {
      return; // The database is slow or gone: the next one tells.
    }
    long begin = System.nanoTime();
    last =
        store
            .recordHeartbeat(System.currentTimeMillis())
            .thenApply(rows -> {
              keptMillis = System.currentTimeMillis();
              nanos.accept(System.nanoTime() - begin);
              return rows;
            });
  }

  /// Returns whether the database has kept a beat lately.
  boolean isHealthy() {
    return System.currentTimeMillis() - keptMillis < PATIENCE_MILLIS;
  }
}
