package tabuleiro.server.store;

import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/// The last heartbeat and the downtimes, within a transaction.
///
/// @param handle the connection with the transaction
record HeartbeatTable(Handle handle) {
  /// Records that a server is alive. If the last heartbeat is too old, the time since is a
  /// downtime.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @param maxGapMillis the longest time between two heartbeats that is no downtime
  StoredHeartbeat record(long nowMillis, long maxGapMillis) {
    handle.execute("UPDATE heartbeat SET millis = millis"); // Servers take turns from here on.
    OptionalLong last = lastMillis();
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
  OptionalLong lastMillis() {
    return handle.createQuery("SELECT millis FROM heartbeat").mapTo(Long.class).stream()
        .mapToLong(Long::longValue)
        .findFirst();
  }

  /// Returns the downtimes that ended after a moment, in order.
  List<Downtime> downtimesAfter(long millis) {
    return handle
        .createQuery("SELECT began, ended FROM downtime WHERE ended > ? ORDER BY ended")
        .bind(0, millis)
        .map((row, context) -> new Downtime(row.getLong("began"), row.getLong("ended")))
        .list();
  }
}
