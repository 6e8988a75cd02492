package tabuleiro.server.game;

import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// Stores the last heartbeat and the downtimes. Thread-safe.
///
/// @param database runs the transactions
public record HeartbeatStore(Database database) {
  /// Records that a server is alive. If the last heartbeat is too old, the time since is a
  /// downtime.
  ///
  /// @param time returns the current time, in milliseconds since 1970; called in the transaction
  /// @param maxGapMillis the longest time between two heartbeats that is no downtime
  public CompletableFuture<StoredHeartbeat> record(LongSupplier time, long maxGapMillis) {
    return database.write(handle -> record(handle, time.getAsLong(), maxGapMillis));
  }

  private static StoredHeartbeat record(Handle handle, long nowMillis, long maxGapMillis) {
    handle.execute("UPDATE heartbeat SET millis = millis"); // Servers take turns from here on.
    OptionalLong last = lastMillis(handle);
    long millis = Math.max(nowMillis, last.orElse(nowMillis));
    if (last.isPresent() && millis - last.getAsLong() > maxGapMillis) {
      handle.execute(
          "INSERT INTO downtime (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING",
          last.getAsLong(),
          millis);
    }
    handle.execute(
        """
        INSERT INTO heartbeat (id, millis) VALUES (1, ?)
        ON CONFLICT (id) DO UPDATE SET millis = excluded.millis\
        """,
        millis);
    long downtimeEnd =
        handle.createQuery("SELECT COALESCE(MAX(ended), 0) FROM downtime").mapTo(Long.class).one();
    return new StoredHeartbeat(millis, downtimeEnd);
  }

  /// Returns the time of the last heartbeat, in milliseconds since 1970.
  public OptionalLong lastMillis() {
    return database.read(HeartbeatStore::lastMillis);
  }

  private static OptionalLong lastMillis(Handle handle) {
    return handle.createQuery("SELECT millis FROM heartbeat").mapTo(Long.class).stream()
        .mapToLong(Long::longValue)
        .findFirst();
  }

  /// Returns the downtimes that ended after a moment, in order.
  ///
  /// @param millis the moment, in milliseconds since 1970
  public List<Downtime> downtimesAfter(long millis) {
    return database.read(handle ->
        handle
            .createQuery("SELECT began, ended FROM downtime WHERE ended > ? ORDER BY ended")
            .bind(0, millis)
            .mapTo(Downtime.class)
            .list());
  }
}
