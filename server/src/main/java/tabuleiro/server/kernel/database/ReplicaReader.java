package tabuleiro.server.kernel.database;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tabuleiro.server.kernel.metrics.ValueGauge;
import tabuleiro.server.kernel.schedule.Scheduler;

/// Reads what never changes from a replica: a copy of the database that is some time behind. When
/// the replica fails, or is too far behind, it is not asked for some seconds. Thread-safe.
final class ReplicaReader implements MeterBinder {
  /// How long a replica that has failed is not asked. A guess: a request that waits for it is rare,
  /// and it is used again soon.
  private static final Duration PAUSE = Duration.ofSeconds(5);

  /// How far a replica may be behind. A guess: replication takes less than a second, so something
  /// is broken then.
  private static final Duration MAX_LAG = Duration.ofSeconds(60);

  private static final Logger LOG = LoggerFactory.getLogger(ReplicaReader.class);

  private final CompositeMeterRegistry meters = new CompositeMeterRegistry();
  private final Counter found = counter("found");
  private final Counter absent = counter("absent");
  private final Counter failed = counter("failed");
  private final Jdbi jdbi;
  private final Scheduler time;
  private volatile long lagMillis;
  private volatile long pausedUntilNanos;

  /// @param jdbi opens connections to the replica
  /// @param time the time of the heartbeats, by which the lag is measured
  public ReplicaReader(Jdbi jdbi, Scheduler time) {
    this.jdbi = jdbi;
    this.time = time;
    this.pausedUntilNanos = time.nanoTime();
  }

  private Counter counter(String result) {
    return Counter.builder("tabuleiro.replica.reads")
        .description("reads that were tried at the replica")
        .tag("result", result)
        .register(meters);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    meters.add(registry);
    ValueGauge.register(
        registry,
        "tabuleiro.replica.lag",
        "seconds that the replica was behind when it was read last",
        () -> (int) Duration.ofMillis(lagMillis).toSeconds());
  }

  /// Runs a query at the replica, in a transaction.
  ///
  /// @param query returns nothing when the replica does not have what is asked for
  /// @return nothing also when the replica cannot be used; the database itself is to be asked then
  public <T> Optional<T> read(Function<Handle, Optional<T>> query) {
    if (time.nanoTime() - pausedUntilNanos < 0) {
      return Optional.empty();
    }
    try {
      Optional<T> result =
          jdbi.inTransaction(handle -> {
            requireRecent(handle);
            return query.apply(handle);
          });
      (result.isPresent() ? found : absent).increment();
      return result;
    } catch (JdbiException | StoreException | LagException e) {
      pausedUntilNanos = time.nanoTime() + PAUSE.toNanos();
      failed.increment();
      // The message of the exception itself may contain the id of a game.
      String reason =
          Optional.ofNullable(e.getCause())
              .map(Throwable::toString)
              .orElseGet(() -> e.getClass().getSimpleName());
      LOG.warn("the database itself is read, because the replica cannot be used: {}", reason);
      return Optional.empty();
    }
  }

  /// The replica is too far behind.
  private static final class LagException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /// Every server writes a heartbeat each second.
  private void requireRecent(Handle handle) {
    long last =
        handle
            .createQuery("SELECT COALESCE(MAX(millis), 0) FROM heartbeat")
            .mapTo(Long.class)
            .one();
    lagMillis = Math.max(0, time.millis() - last);
    if (lagMillis > MAX_LAG.toMillis()) {
      throw new LagException();
    }
  }
}
