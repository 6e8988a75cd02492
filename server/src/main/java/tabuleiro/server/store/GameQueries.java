package tabuleiro.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.rules.GameId;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.store.game.GameFilter;
import tabuleiro.server.store.game.GameInfo;
import tabuleiro.server.store.game.Visibility;

/// Queries for lists of games. Thread-safe.
public final class GameQueries {
  private final StoreReader reader;

  GameQueries(StoreReader reader) {
    this.reader = reader;
  }

  /// Returns the ids of the games without a result.
  public List<String> unfinished() {
    return reader.read(handle ->
        handle
            .createQuery("SELECT id FROM game WHERE finished IS NULL ORDER BY created, id")
            .mapTo(String.class)
            .list());
  }

  /// Returns the games in progress with a free seat, the newest first.
  ///
  /// @param limit the maximum number of games
  public List<GameInfo> open(int limit) {
    return list(handle ->
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
  ///
  /// @param visitorHash the hash of the player's secret
  public List<String> openChallenges(String visitorHash) {
    return reader.read(handle -> openChallenges(handle, visitorHash));
  }

  /// Returns the ids of a player's games in progress with a free seat, within a transaction.
  static List<String> openChallenges(Handle handle, String visitorHash) {
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
  ///
  /// @param limit the maximum number of games
  public List<GameInfo> ongoing(int limit) {
    return list(handle ->
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
  ///
  /// @param sinceMillis in milliseconds since the epoch
  public int countActive(long sinceMillis) {
    return reader.read(handle ->
        handle
            .createQuery(
                """
                SELECT COUNT(*) FROM game g WHERE g.finished IS NULL AND EXISTS
                  (SELECT 1 FROM event e
                    WHERE e.game = g.id AND e.action LIKE 'move %' AND e.millis >= ?)\
                """)
            .bind(0, sinceMillis)
            .mapTo(Integer.class)
            .one());
  }

  /// Returns the games of a visitor: those in progress first, then the newest.
  ///
  /// @param limit the maximum number of games
  public List<GameInfo> ofVisitor(String visitor, int limit) {
    return list(handle ->
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
  ///
  /// @param after the id of the game after which they ended; empty for all
  /// @param limit the maximum number of games
  public List<GameInfo> finished(GameFilter filter, String after, int limit) {
    return list(handle ->
        handle
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
            .bind("limit", limit));
  }

  private List<GameInfo> list(Function<Handle, Query> query) {
    return reader.read(handle -> query.apply(handle).map((row, context) -> info(row)).list());
  }

  static GameInfo info(ResultSet row) throws SQLException {
    return new GameInfo(
        row.getString("id"),
        new GameId(row.getString("family"), row.getString("variant")),
        Visibility.valueOf(row.getString("visibility")),
        row.getLong("created"));
  }
}
