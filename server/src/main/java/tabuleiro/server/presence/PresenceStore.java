package tabuleiro.server.presence;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.database.Database;

/// Stores which visitors are connected to which server, so that the servers on one database know
/// the connections of each other. Thread-safe.
///
/// @param database runs the transactions
record PresenceStore(Database database) {
  /// Adds a connection of a visitor.
  public CompletableFuture<Integer> add(String server, VisitedGame visited) {
    return database.write(handle -> insert(handle, server, visited));
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
    return database.write(handle ->
        handle.execute(
            "DELETE FROM presence WHERE server = ? AND visitor = ? AND game = ?",
            server,
            visited.visitorHash(),
            visited.game()));
  }

  /// Replaces all connections of a server.
  ///
  /// @return the number of connections
  public CompletableFuture<Integer> replace(String server, Collection<VisitedGame> visited) {
    List<VisitedGame> all = List.copyOf(visited);
    return database.write(handle -> {
      handle.execute("DELETE FROM presence WHERE server = ?", server);
      return all.stream().mapToInt(each -> insert(handle, server, each)).sum();
    });
  }

  /// Returns whether one of some visitors is connected to a server that is alive.
  public boolean isConnected(Collection<String> visitorHashes) {
    return !visitorHashes.isEmpty()
        && database.read(handle ->
            handle
                    .createQuery(
                        "SELECT COUNT(*) FROM presence p JOIN live_server s ON s.id = p.server"
                            + " WHERE p.visitor IN (<visitors>) AND "
                            + LiveServerStore.IS_ALIVE)
                    .bindList("visitors", List.copyOf(visitorHashes))
                    .mapTo(Integer.class)
                    .one()
                > 0);
  }

  /// Returns whether a visitor has a game open on a server that is alive.
  public boolean hasOpen(VisitedGame visited) {
    return database.read(handle ->
        handle
                .createQuery(
                    "SELECT COUNT(*) FROM presence p JOIN live_server s ON s.id = p.server"
                        + " WHERE p.visitor = ? AND p.game = ? AND "
                        + LiveServerStore.IS_ALIVE)
                .bind(0, visited.visitorHash())
                .bind(1, visited.game())
                .mapTo(Integer.class)
                .one()
            > 0);
  }

  /// Returns the number of visitors who are connected to a server that is alive.
  public int countVisitors() {
    return database.read(handle ->
        handle
            .createQuery(
                "SELECT COUNT(DISTINCT p.visitor) FROM presence p"
                    + " JOIN live_server s ON s.id = p.server WHERE "
                    + LiveServerStore.IS_ALIVE)
            .mapTo(Integer.class)
            .one());
  }
}
