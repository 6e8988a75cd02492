package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.rules.GameId;
import tabuleiro.server.event.Secrets;

/// Finds games for lists, within somebody's transaction.
///
/// @param handle the connection that has the transaction
record GameQueries(Handle handle) {
  /// Returns the games that go on and have a seat for whoever comes first, the newest first.
  List<GameInfo> waiting(int most) {
    return list(
        handle
            .createQuery(
                """
                SELECT g.* FROM game g JOIN seat s ON s.game = g.id
                WHERE s.player IS NULL AND s.token IS NULL AND g.finished IS NULL
                ORDER BY g.created DESC, g.id LIMIT ?\
                """)
            .bind(0, most));
  }

  /// Returns the public games that go on with both seats taken, the newest first.
  List<GameInfo> ongoing(int most) {
    return list(
        handle
            .createQuery(
                """
                SELECT g.* FROM game g WHERE g.finished IS NULL AND g.visibility = 'PUBLIC'
                  AND NOT EXISTS (SELECT 1 FROM seat s
                    WHERE s.game = g.id AND s.player IS NULL AND s.name IS NULL)
                ORDER BY g.created DESC, g.id LIMIT ?\
                """)
            .bind(0, most));
  }

  /// Returns the games of a visitor: those that go on first, then the newest.
  List<GameInfo> ofVisitor(String visitor, int most) {
    return list(
        handle
            .createQuery(
                """
                SELECT g.* FROM game g WHERE g.id IN (SELECT game FROM sitter WHERE visitor = ?)
                ORDER BY CASE WHEN g.finished IS NULL THEN 0 ELSE 1 END, g.created DESC, g.id
                LIMIT ?\
                """)
            .bind(0, Secrets.sha256(visitor))
            .bind(1, most));
  }

  /// Returns public games that are over, in the order in which they ended.
  List<GameInfo> finished(GameFilter filter, String after, int most) {
    return handle
        .createQuery(
            """
            SELECT * FROM game WHERE visibility = 'PUBLIC'
              AND finished > COALESCE((SELECT finished FROM game WHERE id = :after), 0)
              AND (:family = '' OR family = :family) AND (:variant = '' OR variant = :variant)
            ORDER BY finished LIMIT :most\
            """)
        .bind("after", after)
        .bind("family", filter.family())
        .bind("variant", filter.variant())
        .bind("most", most)
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
