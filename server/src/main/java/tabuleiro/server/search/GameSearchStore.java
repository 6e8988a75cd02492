package tabuleiro.server.search;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.play.Result;
import tabuleiro.server.game.GameInfo;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.view.opening.ResultCount;

/// Finds finished public games, and counts the results after their openings. Thread-safe.
///
/// @param database runs the transactions
record GameSearchStore(Database database) {
  /// Returns the games that a search finds, the last to end first.
  ///
  /// @param after the id of the game after which to continue; empty for the first ones
  /// @param limit the maximum number of games
  public List<GameInfo> find(GameSearch wanted, String after, int limit) {
    Map<String, Object> values = new HashMap<>();
    StringBuilder sql =
        new StringBuilder(
            """
            SELECT g.* FROM game g JOIN finished_game f ON f.game = g.id
            WHERE g.visibility = 'PUBLIC'\
            """);
    wanted
        .conditions()
        .forEach((condition, value) -> {
          String name = "value" + values.size();
          sql.append(" AND ").append(condition.replace(":value", ":" + name));
          values.put(name, value);
        });
    if (!after.isEmpty()) {
      // Two servers may have given two games the same number.
      sql.append(" AND (g.finished, g.id) < (SELECT finished, id FROM game WHERE id = :after)");
      values.put("after", after);
    }
    sql.append(" ORDER BY g.finished DESC, g.id DESC LIMIT :limit");
    return database.read(handle ->
        handle
            .createQuery(sql.toString())
            .bindMap(values)
            .bind("limit", limit)
            .mapTo(GameInfo.class)
            .list());
  }

  /// Returns the results of the public games in which a position was reached, by the key of the
  /// position after the next move; under an empty key those without another stored position.
  ///
  /// @param position the key of the position
  public Map<Optional<Long>, ResultCount> resultsByNext(long position) {
    Map<Optional<Long>, ResultCount> counts = new HashMap<>();
    database
        .<List<Map.Entry<Optional<Long>, ResultCount>>>read(handle ->
            handle
                .createQuery(
                    """
                    SELECT next, result, COUNT(*) AS games FROM opening_position
                    WHERE position = ? GROUP BY next, result\
                    """)
                .bind(0, position)
                .map((row, _) -> read(row))
                .list())
        .forEach(entry -> counts.merge(entry.getKey(), entry.getValue(), ResultCount::plus));
    return counts;
  }

  private static Map.Entry<Optional<Long>, ResultCount> read(ResultSet row) throws SQLException {
    long next = row.getLong("next");
    Optional<Long> key = row.wasNull() ? Optional.empty() : Optional.of(next);
    Result result = Result.parse(row.getString("result")).orElse(Result.NONE);
    return Map.entry(key, ResultCount.of(result, row.getInt("games")));
  }

  /// Returns the ids of finished games that the search does not know, the first to end first.
  ///
  /// @param after the id of the game after which to continue; empty for the first ones
  /// @param limit the maximum number of games
  public List<String> missing(String after, int limit) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT g.id FROM game g WHERE g.finished IS NOT NULL
                  AND (:after = '' OR
                    (g.finished, g.id) > (SELECT finished, id FROM game WHERE id = :after))
                  AND NOT EXISTS (SELECT 1 FROM finished_game f WHERE f.game = g.id)
                  AND EXISTS (SELECT 1 FROM event e WHERE e.game = g.id AND e.result <> '*')
                ORDER BY g.finished, g.id LIMIT :limit\
                """)
            .bind("after", after)
            .bind("limit", limit)
            .mapTo(String.class)
            .list());
  }

  /// Adds a game, unless it is there already.
  ///
  /// @param game the id of the game
  /// @return whether the change is on disk
  public CompletableFuture<Boolean> add(String game, SearchableGame finished) {
    return database.write(handle -> {
      new FinishedGameRows(handle).add(game, finished);
      return true;
    });
  }
}
