package tabuleiro.server.game;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.LongConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.server.kernel.database.FailureReason;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;
import tabuleiro.server.kernel.schedule.SteadyScheduler;

/// Records every second that the server is alive. Time without heartbeats, because no server ran,
/// its process was paused, or the database could not be written to, is a downtime that is left out
/// of all clocks. Thread-safe.
///
/// The time of a heartbeat is taken in its transaction, so it is late when the database is slow.
public final class UptimeRecorder implements DowntimeLog {
  private static final Duration PERIOD = Duration.ofSeconds(1);

  /// The longest time between two heartbeats that is no downtime, in milliseconds. A guess: several
  /// times the delay of a busy disk.
  private static final long MAX_GAP_MILLIS = 3000;

  /// How long a check of the health waits for the disk. A guess: longer than a busy disk needs, and
  /// shorter than those who check are willing to wait.
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private static final Logger LOG = LoggerFactory.getLogger(UptimeRecorder.class);

  private final GameStore store;
  private final SteadyScheduler scheduler;
  private final LongConsumer nanos;
  private final Runnable onDowntime;
  private CompletableFuture<StoredHeartbeat> last =
      CompletableFuture.failedFuture(new StoreException(StoreFailure.UNAVAILABLE));
  private volatile StoredHeartbeat stored = new StoredHeartbeat(Long.MIN_VALUE, 0);
  private boolean wasStored = true;
  private volatile boolean isStopped;

  /// @param scheduler starts each heartbeat
  /// @param nanos receives the duration of each heartbeat until it is on disk
  /// @param onDowntime is called after a downtime; it must be fast
  public UptimeRecorder(
      GameStore store, SteadyScheduler scheduler, LongConsumer nanos, Runnable onDowntime) {
    this.store = store;
    this.scheduler = scheduler;
    this.nanos = nanos;
    this.onDowntime = onDowntime;
  }

  /// Stores the first heartbeat, and then one every second. When the database is away, the server
  /// is not healthy until it is back.
  ///
  /// @throws StoreException when the disk is full
  public void start() {
    try {
      confirm(scheduler.millis());
    } catch (StoreException e) {
      if (e.failure() == StoreFailure.FULL) {
        throw e;
      }
    }
    scheduler.scheduleAtFixedRate(this::tick, PERIOD, PERIOD);
  }

  /// Stores no more heartbeats, except when one is needed.
  public void stop() {
    isStopped = true;
  }

  private void tick() {
    if (!isStopped) {
      CompletableFuture<StoredHeartbeat> _ = beat();
    }
  }

  /// Starts a heartbeat, unless one is being stored.
  ///
  /// @return the heartbeat, once it is on disk
  private synchronized CompletableFuture<StoredHeartbeat> beat() {
    if (last.isDone()) {
      long begin = scheduler.nanoTime();
      long maxGap = isFirst() && !store.isShared() ? 0 : MAX_GAP_MILLIS;
      last =
          store
              .heartbeats()
              .record(scheduler::followWallClock, maxGap)
              .whenComplete((beat, failure) -> finish(begin, beat, failure));
    }
    return last;
  }

  private boolean isFirst() {
    return stored.millis() == Long.MIN_VALUE;
  }

  private void finish(long begin, StoredHeartbeat beat, Throwable failure) {
    if ((failure == null) != wasStored) {
      wasStored = failure == null;
      if (wasStored) {
        LOG.info("the database accepts writes again");
      } else {
        LOG.warn(
            "the database does not accept writes, so the server refuses changes: {}",
            FailureReason.of(failure));
      }
    }
    if (failure == null) {
      boolean isDowntime = beat.downtimeEndMillis() > stored.downtimeEndMillis();
      scheduler.advanceTo(beat.millis());
      stored = beat;
      nanos.accept(scheduler.nanoTime() - begin);
      if (isDowntime) {
        onDowntime.run();
      }
    }
  }

  @Override
  public void confirm(long millis) {
    // A heartbeat that was being stored may be from before a pause of this process.
    for (int i = 0; i < 2 && (isFirst() || millis - stored.millis() > MAX_GAP_MILLIS); i++) {
      Database.await(beat());
    }
  }

  @Override
  public long downtimeEndMillis() {
    return stored.downtimeEndMillis();
  }

  /// Returns whether the database accepts a write now; waits for the disk.
  public boolean isHealthy() {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    CompletableFuture<?> _ =
        beat().whenComplete((beat, failure) -> answer.complete(failure == null));
    Future<?> timeout = scheduler.schedule(() -> answer.complete(false), PATIENCE);
    boolean isStored = answer.join();
    timeout.cancel(false);
    return isStored;
  }
}
