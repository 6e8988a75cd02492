package tabuleiro.server.store.visitor;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.store.access.StoreAccess;

/// Stores which visitors are connected to which server, so that the servers on one database know
/// the connections of each other. Thread-safe.
///
/// A server counts as alive while it has given a sign of life within a deadline.
///
/// @param access runs the transactions
public record PresenceStore(StoreAccess access) {
  /// Adds a connection of a visitor.
  public CompletableFuture<Integer> add(String server, VisitedGame visited) {
    return access.write(handle -> insert(handle, server, visited));
  }

  private static int insert(Handle handle, String server, VisitedGame visited) {
    return handle.execute(
        """
        INSERT INTO presence (server, visitor, game)
        SELECT id, CAST(? AS TEXT), CAST(? AS TEXT) FROM live_server WHERE id = ?
        ON CONFLICT DO NOTHING\
        """,
        visited.visitorHash(),
        visited.game(),
        server);
  }

  /// Removes a connection of a visitor.
  public CompletableFuture<Integer> remove(String server, VisitedGame visited) {
    return access.write(handle ->
        handle.execute(
            "DELETE FROM presence WHERE server = ? AND visitor = ? AND game = ?",
            server,
            visited.visitorHash(),
            visited.game()));
  }

  /// Records that a server is alive, and removes those that are not.
  ///
  /// @param visited all connections of the server; stored where another server has removed them, or
  ///   where all are renewed
  /// @param isRenewing whether all connections are stored anew, because a change could not be
  /// @param nowMillis the current time, in milliseconds since 1970
  /// @param sinceMillis servers without a sign of life since then are removed
  /// @return the servers that are alive, in order
  public CompletableFuture<List<String>> beat(
      String server,
      Collection<VisitedGame> visited,
      boolean isRenewing,
      long nowMillis,
      long sinceMillis) {
    List<VisitedGame> all = List.copyOf(visited);
    return access.write(handle -> {
      if (isRenewing) {
        remove(handle, server);
      }
      if (handle.execute("UPDATE live_server SET seen = ? WHERE id = ?", nowMillis, server) == 0) {
        handle.execute("INSERT INTO live_server (id, seen) VALUES (?, ?)", server, nowMillis);
        all.forEach(each -> insert(handle, server, each));
      }
      handle.execute("DELETE FROM live_server WHERE seen < ?", sinceMillis);
      return handle
          .createQuery("SELECT id FROM live_server ORDER BY id")
          .mapTo(String.class)
          .list();
    });
  }

  /// Removes a server with all its connections.
  public CompletableFuture<Integer> removeServer(String server) {
    return access.write(handle -> remove(handle, server));
  }

  private static int remove(Handle handle, String server) {
    return handle.execute("DELETE FROM live_server WHERE id = ?", server);
  }

  /// Returns whether one of some visitors is connected to a server that is alive.
  ///
  /// @param sinceMillis a server without a sign of life since then is not
  public boolean isConnected(Collection<String> visitorHashes, long sinceMillis) {
    return !visitorHashes.isEmpty()
        && access.read(handle ->
            handle
                    .createQuery(
                        """
                        SELECT COUNT(*) FROM presence p JOIN live_server s ON s.id = p.server
                        WHERE p.visitor IN (<visitors>) AND s.seen >= :since\
                        """)
                    .bindList("visitors", List.copyOf(visitorHashes))
                    .bind("since", sinceMillis)
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }

  /// Returns whether a visitor has a game open on a server that is alive.
  ///
  /// @param sinceMillis a server without a sign of life since then is not
  public boolean hasOpen(VisitedGame visited, long sinceMillis) {
    return access.read(handle ->
        handle
                .createQuery(
                    """
                    SELECT COUNT(*) FROM presence p JOIN live_server s ON s.id = p.server
                    WHERE p.visitor = ? AND p.game = ? AND s.seen >= ?\
                    """)
                .bind(0, visited.visitorHash())
                .bind(1, visited.game())
                .bind(2, sinceMillis)
                .mapTo(Integer.class)
                .one()
            > 0);
  }
}
