package tabuleiro.server.store.rating;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.rules.Side;
import tabuleiro.server.player.PlayerId;
import tabuleiro.server.store.access.StoreAccess;
import tabuleiro.statistics.GlickoRating;

/// The ratings of players in games. They are changed by the events of games; see [RatedGameTable].
/// Thread-safe.
///
/// @param access runs the transactions
public record GameRatingStore(StoreAccess access) {
  /// Returns what a game has changed: nothing before its end, or when it is not rated.
  public List<RatingChange> ofGame(String game) {
    return access.read(handle ->
        handle
            .createQuery("SELECT * FROM rating_change WHERE game = ? ORDER BY side")
            .bind(0, game)
            .map((row, _) -> read(row))
            .list());
  }

  /// Returns the player who took the seat of a side first; empty while it is free, and for a
  /// computer.
  public Optional<PlayerId> playerOf(String game, Side side) {
    return access.read(handle -> new RatedGameTable(handle).player(game, side).map(PlayerId::new));
  }

  /// Returns the rating of a player in a pool; empty before the first result.
  public Optional<StoredRating> find(PlayerId player, String pool) {
    return access
        .read(handle -> new RatingTable(handle).find(player.text(), pool))
        .filter(rating -> rating.results() > 0);
  }

  /// Returns all ratings of a player by pool, in the order of the pools.
  public Map<String, StoredRating> ofPlayer(PlayerId player) {
    Map<String, StoredRating> ratings = new TreeMap<>();
    access
        .<List<Map.Entry<String, StoredRating>>>read(handle ->
            handle
                .createQuery("SELECT * FROM rating WHERE subject = ? AND results > 0")
                .bind(0, player.text())
                .map((row, _) -> Map.entry(row.getString("pool"), RatingTable.read(row)))
                .list())
        .forEach(entry -> ratings.put(entry.getKey(), entry.getValue()));
    return ratings;
  }

  /// Returns the last rated games of a player in a pool, the oldest first.
  ///
  /// @param limit the maximum number of games
  public List<RatingChange> history(PlayerId player, String pool, int limit) {
    List<RatingChange> last =
        new ArrayList<>(
            access.<List<RatingChange>>read(handle ->
                handle
                    .createQuery(
                        """
                        SELECT * FROM rating_change WHERE player = ? AND pool = ?
                        ORDER BY number DESC LIMIT ?\
                        """)
                    .bind(0, player.text())
                    .bind(1, pool)
                    .bind(2, limit)
                    .map((row, _) -> read(row))
                    .list()));
    Collections.reverse(last);
    return last;
  }

  /// Returns the ids of the rated games of a player that are public.
  public Set<String> publicGames(PlayerId player) {
    return access.read(handle ->
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

  /// Returns the members with the highest ratings of a pool whose ratings are not provisional.
  ///
  /// @param limit the maximum number of members
  public List<RatedPlayer> leaders(String pool, int limit) {
    return access.read(handle ->
        handle
            .createQuery(
                """
                SELECT * FROM rating
                WHERE pool = ? AND deviation < ? AND results > 0 AND subject LIKE 'm%'
                ORDER BY rating DESC, subject LIMIT ?\
                """)
            .bind(0, pool)
            .bind(1, GlickoRating.PROVISIONAL_DEVIATION)
            .bind(2, limit)
            .map((row, _) ->
                new RatedPlayer(new PlayerId(row.getString("subject")), RatingTable.read(row)))
            .list());
  }

  /// Returns how many players of a pool have a rating in each interval, by its lower bound; empty
  /// intervals are left out.
  ///
  /// @param width the width of an interval in Elo points
  public Map<Integer, Integer> distribution(String pool, int width) {
    Map<Integer, Integer> counts = new TreeMap<>();
    access
        .<List<Double>>read(handle ->
            handle
                .createQuery(
                    "SELECT rating FROM rating WHERE pool = ? AND deviation < ? AND results > 0")
                .bind(0, pool)
                .bind(1, GlickoRating.PROVISIONAL_DEVIATION)
                .mapTo(Double.class)
                .list())
        .forEach(rating -> counts.merge((int) Math.floor(rating / width) * width, 1, Integer::sum));
    return counts;
  }

  /// Returns whether a position is the current one of a rated game in progress.
  ///
  /// @param keys the keys of positions; not empty
  public boolean isAnyBeingPlayed(List<Long> keys) {
    return access.read(handle ->
        handle
                .createQuery("SELECT COUNT(*) FROM rated_position WHERE position IN (<keys>)")
                .bindList("keys", keys)
                .mapTo(Integer.class)
                .one()
            > 0);
  }

  static RatingChange read(ResultSet row) throws SQLException {
    return new RatingChange(
        row.getString("game"),
        Side.valueOf(row.getString("side")),
        new PlayerId(row.getString("player")),
        row.getString("pool"),
        row.getInt("number"),
        row.getDouble("rating_before"),
        row.getDouble("rating_after"),
        row.getDouble("deviation"),
        row.getDouble("opponent"),
        row.getDouble("score"),
        row.getLong("millis"));
  }
}
