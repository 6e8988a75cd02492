package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.rules.GameId;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.store.game.GameFilter;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.game.Visibility;

/// Queries for lists of games, within a transaction.
///
/// @param handle the connection with the transaction
record GameQueries(Handle handle) {
  /// Returns the games in progress with a free seat, the newest first.
  List<GameInfo> waiting(int limit) {
    return list(
        handle
            .createQuery(
                """
                SELECT g.* FROM game g JOIN seat s ON s.game = g.id
                WHERE s.player IS NULL AND s.token IS NULL AND g.finished IS NULL
                ORDER BY g.created DESC, g.id LIMIT ?\
                """)
            .bind(0, limit));
  }

  /// Returns the ids of a player's games in progress with a free seat.
  List<String> challengesOf(String visitorHash) {
    return handle
        .createQuery(
            """
            SELECT DISTINCT g.id FROM sitter v JOIN game g ON g.id = v.game
            JOIN seat s ON s.game = g.id
            WHERE v.visitor = ? AND g.finished IS NULL AND s.player IS NULL AND s.token IS NULL\
            """)
        .bind(0, visitorHash)
        .mapTo(String.class)
        .list();
  }

  /// Returns the public games in progress with both seats taken, the newest first.
  List<GameInfo> ongoing(int limit) {
    return list(
        handle
            .createQuery(
                """
                SELECT g.* FROM game g WHERE g.finished IS NULL AND g.visibility = 'PUBLIC'
                  AND NOT EXISTS (SELECT 1 FROM seat s
                    WHERE s.game = g.id AND s.player IS NULL AND s.name IS NULL)
                ORDER BY g.created DESC, g.id LIMIT ?\
                """)
            .bind(0, limit));
  }

  /// Returns the number of games in progress with a move since a time.
  int countActive(long sinceMillis) {
    return handle
        .createQuery(
            """
            SELECT COUNT(*) FROM game g WHERE g.finished IS NULL AND EXISTS
              (SELECT 1 FROM event e WHERE e.game = g.id AND e.deed LIKE 'move %' AND e.millis >= ?)\
            """)
        .bind(0, sinceMillis)
        .mapTo(Integer.class)
        .one();
  }

  /// Returns the games of a visitor: those in progress first, then the newest.
  List<GameInfo> ofVisitor(String visitor, int limit) {
    return list(
        handle
            .createQuery(
                """
                SELECT g.* FROM game g WHERE g.id IN (SELECT game FROM sitter WHERE visitor = ?)
                ORDER BY CASE WHEN g.finished IS NULL THEN 0 ELSE 1 END, g.created DESC, g.id
                LIMIT ?\
                """)
            .bind(0, Secrets.sha256(visitor))
            .bind(1, limit));
  }

  /// Returns finished public games, in the order in which they ended.
  List<GameInfo> finished(GameFilter filter, String after, int limit) {
    return handle
        .createQuery(
            """
            SELECT * FROM game WHERE visibility = 'PUBLIC'
              AND finished > COALESCE((SELECT finished FROM game WHERE id = :after), 0)
              AND (:family = '' OR family = :family) AND (:variant = '' OR variant = :variant)
            ORDER BY finished LIMIT :limit\
            """)
        .bind("after", after)
        .bind("family", filter.family())
        .bind("variant", filter.variant())
        .bind("limit", limit)
        .map((row, context) -> info(row))
        .list();
  }

  private static List<GameInfo> list(Query query) {
    return query.map((row, context) -> info(row)).list();
  }

  static GameInfo info(ResultSet row) throws SQLException {
    return new GameInfo(
        row.getString("id"),
        new GameId(row.getString("family"), row.getString("variant")),
        Visibility.valueOf(row.getString("visibility")),
        row.getLong("created"));
  }
}
