package tabuleiro.server.presence;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.server.kernel.database.Database;

/// Stores how many viewers each game has at each server, so that the servers on one database know
/// the viewers of each other. Thread-safe.
///
/// @param database runs the transactions
record ViewerStore(Database database) {
  private static final String OTHERS =
      "SELECT v.game AS game, MAX(v.first_here) AS first, MAX(v.second_here) AS second,"
          + " SUM(v.watchers) AS watchers"
          + " FROM game_viewers v JOIN live_server s ON s.id = v.server"
          + " WHERE v.server <> :server AND "
          + LiveServerStore.IS_ALIVE;

  /// Stores the viewers that a server has now, and notifies the other servers.
  ///
  /// @param viewers the viewers by game
  public CompletableFuture<Boolean> put(String server, Map<String, GameViewers> viewers) {
    Map<String, GameViewers> all = new TreeMap<>(viewers);
    return database.write(handle -> {
      all.forEach((game, here) -> {
        put(handle, server, game, here);
        database.publisher().queueViewers(game);
      });
      return true;
    });
  }

  private static void put(Handle handle, String server, String game, GameViewers here) {
    if (here.equals(GameViewers.NONE)) {
      handle.execute("DELETE FROM game_viewers WHERE game = ? AND server = ?", game, server);
    } else {
      handle.execute(
          """
          INSERT INTO game_viewers (server, game, first_here, second_here, watchers)
          SELECT id, CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER)
          FROM live_server WHERE id = ?
          ON CONFLICT (game, server) DO UPDATE SET first_here = excluded.first_here,
            second_here = excluded.second_here, watchers = excluded.watchers\
          """,
          game,
          here.first() ? 1 : 0,
          here.second() ? 1 : 0,
          here.watchers(),
          server);
    }
  }

  /// Returns the viewers at the other servers that are alive, by game; games without any are left
  /// out.
  public Map<String, GameViewers> others(String server) {
    return database.read(
        handle -> map(handle.createQuery(OTHERS + " GROUP BY v.game").bind("server", server)));
  }

  /// Returns the viewers of some games at the other servers that are alive; games without any are
  /// left out.
  ///
  /// @param games the ids; not empty
  public Map<String, GameViewers> others(String server, Collection<String> games) {
    return database.read(handle ->
        map(
            handle
                .createQuery(OTHERS + " AND v.game IN (<games>) GROUP BY v.game")
                .bind("server", server)
                .bindList("games", List.copyOf(games))));
  }

  private static Map<String, GameViewers> map(Query query) {
    Map<String, GameViewers> viewers = new HashMap<>();
    query
        .map((row, _) ->
            Map.entry(
                row.getString("game"),
                new GameViewers(
                    row.getInt("first") > 0, row.getInt("second") > 0, row.getInt("watchers"))))
        .forEach(entry -> viewers.put(entry.getKey(), entry.getValue()));
    return viewers;
  }
}
