package tabuleiro.server.presence;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// Stores which servers use the database. Thread-safe.
///
/// A server is alive while its last sign of life is not much older than the newest one of any
/// server. So no server counts as dead because the database accepts no writes for a while.
///
/// @param database runs the transactions
record LiveServerStore(Database database) {
  /// The condition that the server `s` is alive.
  static final String IS_ALIVE = "s.seen + s.deadline >= (SELECT MAX(seen) FROM live_server)";

  /// When a server that is not alive is removed, with all that is stored of its connections. A
  /// guess: longer than most pauses of a process, which would have to store all of it again.
  private static final Duration REMOVAL = Duration.ofSeconds(30);

  /// Records that a server is alive, and removes those that have not been for long.
  ///
  /// @param server the server with its role, which never changes
  /// @param time returns the current time, in milliseconds since 1970; called in the transaction
  /// @param deadlineMillis how long the server counts as alive
  public CompletableFuture<StoredBeat> beat(
      StoredServer server, LongSupplier time, long deadlineMillis) {
    return database.write(handle -> {
      long nowMillis = time.getAsLong();
      boolean isNew = update(handle, server.id(), nowMillis) == 0;
      if (isNew) {
        handle.execute(
            "INSERT INTO live_server (id, seen, deadline, role) VALUES (?, ?, ?, ?)",
            server.id(),
            nowMillis,
            deadlineMillis,
            server.role().text());
      }
      handle.execute("DELETE FROM live_server WHERE seen < ?", nowMillis - REMOVAL.toMillis());
      return new StoredBeat(
          handle
              .createQuery("SELECT id, role FROM live_server s WHERE " + IS_ALIVE + " ORDER BY id")
              .map((row, _) -> server(row.getString("id"), row.getString("role")))
              .list(),
          isNew);
    });
  }

  private static StoredServer server(String id, String role) {
    return new StoredServer(id, ServerRole.parse(role).orElse(ServerRole.WEB));
  }

  private static int update(Handle handle, String server, long nowMillis) {
    return handle.execute("UPDATE live_server SET seen = ? WHERE id = ?", nowMillis, server);
  }

  /// Removes a server with all its connections, and notifies the other servers.
  public CompletableFuture<Integer> remove(String server) {
    return database.write(handle -> {
      database.publisher().queueServers();
      return handle.execute("DELETE FROM live_server WHERE id = ?", server);
    });
  }
}
