package tabuleiro.server.rating;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PersonalData;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.kernel.database.Database;
import tabuleiro.statistics.Glicko2;
import tabuleiro.statistics.GlickoRating;

/// The ratings of players in games. They are changed by the events of games; see [RatedGameRows].
/// Thread-safe.
///
/// @param database runs the transactions
public record GameRatingStore(Database database) {
  /// Against how many different opponents a leader of a pool has played at least. A guess: a friend
  /// or two are not enough.
  private static final int LEAST_OPPONENTS = 5;

  /// Returns what a game has changed: nothing before its end, or when it is not rated.
  public List<RatingChange> ofGame(String game) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM rating_change WHERE game = ? ORDER BY side")
            .bind(0, game)
            .mapTo(RatingChange.class)
            .list());
  }

  /// Returns how much of a rated game counts; empty before its end.
  public Optional<CountedShare> share(String game) {
    return database.read(handle -> new RatedGameRows(handle).find(game));
  }

  /// Returns the player who took the seat of a side first; empty while it is free, and for a
  /// computer.
  public Optional<PlayerId> playerOf(String game, Side side) {
    return database.read(handle -> new RatedGameRows(handle).player(game, side).map(PlayerId::new));
  }

  /// Returns the rating of a player in a pool; empty before the first result.
  public Optional<StoredRating> find(PlayerId player, String pool) {
    return database
        .read(handle -> new RatingRows(handle).find(player.text(), pool))
        .filter(rating -> rating.results() > 0);
  }

  /// Returns all ratings of a player by pool, in the order of the pools.
  public Map<String, StoredRating> ofPlayer(PlayerId player) {
    return new TreeMap<>(
        database.<Map<String, StoredRating>>read(handle ->
            handle
                .createQuery("SELECT * FROM rating WHERE subject = ? AND results > 0")
                .bind(0, player.text())
                .setMapKeyColumn("pool")
                .collectInto(RatingRows.BY_TEXT)));
  }

  /// Returns the last rated games of a player in a pool, the oldest first.
  ///
  /// @param limit the maximum number of games
  public List<RatingChange> history(PlayerId player, String pool, int limit) {
    List<RatingChange> last =
        new ArrayList<>(
            database.<List<RatingChange>>read(handle ->
                handle
                    .createQuery(
                        """
                        SELECT * FROM rating_change WHERE player = ? AND pool = ?
                        ORDER BY number DESC LIMIT ?\
                        """)
                    .bind(0, player.text())
                    .bind(1, pool)
                    .bind(2, limit)
                    .mapTo(RatingChange.class)
                    .list()));
    Collections.reverse(last);
    return last;
  }

  /// Returns the ids of the rated games of a player that are public.
  public Set<String> publicGames(PlayerId player) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT c.game FROM rating_change c JOIN game g ON g.id = c.game
                WHERE c.player = ? AND g.visibility = 'PUBLIC'\
                """)
            .bind(0, player.text())
            .mapTo(String.class)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /// Returns the members with the highest ratings of a pool: those whose ratings are not
  /// provisional now, who are connected, and who have played against several opponents.
  ///
  /// @param limit the maximum number of members
  /// @param nowMillis the current time, in milliseconds since 1970
  public List<RatedPlayer> leaders(String pool, int limit, long nowMillis) {
    return database.read(handle ->
        certain(
                handle,
                """
                SELECT r.* FROM rating r JOIN member m ON m.id = r.subject
                  JOIN connected_member d ON d.member = m.id
                WHERE %s AND m.suspension IS NULL AND (SELECT COUNT(DISTINCT c.opponent_player)
                  FROM rating_change c WHERE c.player = r.subject AND c.pool = r.pool) >= :least
                ORDER BY r.rating DESC, r.subject LIMIT :limit\
                """,
                pool,
                nowMillis)
            .bind("least", LEAST_OPPONENTS)
            .bind("limit", limit)
            .mapTo(RatedPlayer.class)
            .list());
  }

  /// Returns how many people have a rating of a pool in each interval, by its lower bound; empty
  /// intervals and provisional ratings are left out.
  ///
  /// @param width the width of an interval in Elo points
  /// @param nowMillis the current time, in milliseconds since 1970
  public Map<Integer, Integer> distribution(String pool, int width, long nowMillis) {
    Map<Integer, Integer> counts = new TreeMap<>();
    database
        .<List<Double>>read(handle ->
            certain(
                    handle,
                    """
                    SELECT r.rating FROM rating r JOIN member m ON m.id = r.subject
                    WHERE %s AND m.suspension IS NULL AND m.bot = 0\
                    """,
                    pool,
                    nowMillis)
                .mapTo(Double.class)
                .list())
        .forEach(rating -> counts.merge((int) Math.floor(rating / width) * width, 1, Integer::sum));
    return counts;
  }

  /// Returns a query of ratings that are not provisional now: a deviation grows while its player
  /// plays no games, as [tabuleiro.statistics.Glicko2#afterTime] says.
  ///
  /// @param query with `%s` for the condition on the rating `r`
  private static Query certain(Handle handle, String query, String pool, long nowMillis) {
    return handle
        .createQuery(
            query.formatted(
                "r.pool = :pool AND r.results > 0 AND r.deviation * r.deviation"
                    + " + r.volatility * r.volatility * (:now - r.updated) * :growth < :most"))
        .bind("pool", pool)
        .bind("now", nowMillis)
        .bind("growth", Glicko2.SQUARED_POINTS_PER_DAY / StoredRating.DAY_MILLIS)
        .bind("most", GlickoRating.PROVISIONAL_DEVIATION * GlickoRating.PROVISIONAL_DEVIATION);
  }

  /// Returns the current positions of the rated games in progress, without those at the beginning
  /// of a game.
  public List<RatedPosition> positionsInProgress() {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT p.game, g.family, g.variant, p.ply,
                  CASE WHEN p.text_ply = p.ply THEN p.text ELSE '' END AS text,
                  EXISTS (SELECT 1 FROM seat s WHERE s.game = p.game AND s.player IS NOT NULL)
                    AS computer
                FROM rated_position p JOIN game g ON g.id = p.game\
                """)
            .map((row, _) ->
                new RatedPosition(
                    row.getString("game"),
                    new GameId(row.getString("family"), row.getString("variant")),
                    row.getInt("ply"),
                    row.getString("text"),
                    !row.getBoolean("computer")))
            .list());
  }

  /// Deletes from where rated games were played, once it limits no other games. While the database
  /// is away nothing happens: the next time comes.
  ///
  /// @param nowMillis the current time, in milliseconds since 1970
  public void deleteOldOrigins(long nowMillis) {
    var _ = database.write(handle -> new SeatOriginRows(handle).deleteOld(nowMillis));
  }

  /// Returns whether all ratings in games are those of an earlier version, and notes that they are
  /// not any more.
  public static boolean takeOutdated(Handle handle) {
    return handle.execute("DELETE FROM site_setting WHERE name = 'ratings' AND value = 'outdated'")
        == 1;
  }

  /// Deletes what is stored about a game, for the operator. The ratings that it has changed stay:
  /// later games have counted from them.
  public static void deleteGame(Handle handle, String game) {
    List.of("rating_change", "rated_game", "rated_position", "seat_origin", "engine_comparison")
        .forEach(table -> handle.execute("DELETE FROM " + table + " WHERE game = ?", game));
  }

  /// Deletes all ratings in games and what has changed them.
  public static void deleteAll(Handle handle) {
    handle.execute("DELETE FROM rating_change");
    handle.execute("DELETE FROM connected_member");
    handle.execute("DELETE FROM rating WHERE pool NOT LIKE 'puzzles%'");
  }

  /// Returns the rows of this feature that belong to players.
  public static PersonalData personalData() {
    return new RatingData();
  }

  /// Returns what this feature changes with the events of games.
  public static EventEffect eventEffect() {
    return new RatingEffect();
  }
}
