package tabuleiro.server.game;

import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.account.PlayerKeys;
import tabuleiro.server.kernel.database.Database;

/// Queries for lists of games. Thread-safe.
public final class GameQueries {
  /// How many of the finished games may lack the game that follows them: those that ended just
  /// before a crash. A guess.
  private static final int LAST_FINISHED = 100;

  private final Database database;

  GameQueries(Database database) {
    this.database = database;
  }

  /// Returns the ids of the games without a result.
  public List<String> unfinished() {
    return database.read(handle ->
        handle
            .createQuery("SELECT id FROM game WHERE finished IS NULL ORDER BY created, id")
            .mapTo(String.class)
            .list());
  }

  /// Returns the ids of the games that a server has to look at before a moment, even if no request
  /// concerns them: the time of a player ends, a computer is to move, both seats are taken and the
  /// game has not started, or another game has to follow.
  ///
  /// @param untilMillis the moment, in milliseconds since 1970
  /// @param isAfterStart whether to include the games in which a reply is prepared, which may have
  ///   been due when all servers stopped, and those of earlier versions
  public List<String> due(long untilMillis, boolean isAfterStart) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT g.id FROM game g WHERE g.finished IS NULL AND CASE
                  (SELECT e.sequence FROM event e WHERE e.game = g.id ORDER BY e.sequence DESC LIMIT 1)
                  WHEN 1 THEN NOT EXISTS (SELECT 1 FROM seat s
                    WHERE s.game = g.id AND s.player IS NULL AND s.name IS NULL)
                  ELSE (SELECT COALESCE(e.due, :unknown) FROM event e WHERE e.game = g.id
                      ORDER BY e.sequence DESC LIMIT 1) < :until
                    OR :unknown = 0 AND EXISTS (SELECT 1 FROM prepared p WHERE p.game = g.id)
                  END
                UNION ALL
                SELECT f.id FROM
                  (SELECT id FROM game WHERE finished IS NOT NULL ORDER BY finished DESC LIMIT :last) f
                WHERE (SELECT e.due FROM event e WHERE e.game = f.id ORDER BY e.sequence DESC LIMIT 1)
                  < :until\
                """)
            .bind("until", untilMillis)
            .bind("unknown", isAfterStart ? 0L : Long.MAX_VALUE)
            .bind("last", LAST_FINISHED)
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
    return database.read(handle -> openChallenges(handle, visitorHash));
  }

  /// Returns the ids of a player's games in progress with a free seat, within a transaction.
  public static List<String> openChallenges(Handle handle, String visitorHash) {
    return handle
        .createQuery(
            """
            SELECT DISTINCT g.id FROM device v JOIN game g ON g.id = v.game
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
    return database.read(handle ->
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
                SELECT g.* FROM game g WHERE g.id IN (SELECT game FROM device WHERE visitor = ?)
                ORDER BY CASE WHEN g.finished IS NULL THEN 0 ELSE 1 END, g.created DESC, g.id
                LIMIT ?\
                """)
            .bind(0, new PlayerKeys(handle).of(visitor))
            .bind(1, limit));
  }

  /// Returns the public games of a member: those in progress first, then the newest.
  ///
  /// @param limit the maximum number of games
  public List<GameInfo> ofMember(PlayerId member, int limit) {
    return list(handle ->
        handle
            .createQuery(
                """
                SELECT g.* FROM game g WHERE g.id IN (SELECT game FROM seat WHERE member = ?)
                  AND g.visibility = 'PUBLIC' AND NOT EXISTS (SELECT 1 FROM seat s
                    WHERE s.game = g.id AND s.player IS NULL AND s.name IS NULL)
                ORDER BY CASE WHEN g.finished IS NULL THEN 0 ELSE 1 END, g.created DESC, g.id
                LIMIT ?\
                """)
            .bind(0, member.text())
            .bind(1, limit));
  }

  /// Returns finished public games; see [GameArchiveStore#finished]. Servers that end games at the
  /// same moment may give them the same number.
  static List<GameInfo> finished(Handle handle, GameFilter filter, String after, int limit) {
    return handle
        .createQuery(
            """
            SELECT g.* FROM game g,
              (SELECT COALESCE((SELECT finished FROM game WHERE id = :after), 0) AS number) last
            WHERE g.visibility = 'PUBLIC' AND g.finished >= last.number
              AND (g.finished > last.number OR g.id > :after)
              AND (:family = '' OR g.family = :family) AND (:variant = '' OR g.variant = :variant)
            ORDER BY g.finished, g.id LIMIT :limit\
            """)
        .bind("after", after)
        .bind("family", filter.family())
        .bind("variant", filter.variant())
        .bind("limit", limit)
        .mapTo(GameInfo.class)
        .list();
  }

  private List<GameInfo> list(Function<Handle, Query> query) {
    return database.read(handle -> query.apply(handle).mapTo(GameInfo.class).list());
  }
}
