package tabuleiro.server.rating;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import tabuleiro.rules.Side;

/// How much of a game between two members counts, by what they and others from the same places have
/// played before: who always meets the same opponent gains little. All boards and speeds count
/// together; games against levels are not among them.
///
/// @param handle the connection with the transaction
/// @param game the id of the game
/// @param nowMillis when it has ended, in milliseconds since 1970
record RatingLimits(Handle handle, String game, long nowMillis) {
  /// The shares of the games with one opponent within a day; later ones do not count. The limits
  /// are guesses.
  private static final List<Double> SHARES_OF_DAY = List.of(1.0, 0.5, 0.25);

  /// How many whole games with one opponent count within a month. About ten against different
  /// opponents are needed until a rating is no longer provisional.
  private static final double MAX_OF_PAIR = 4;

  /// How many whole games of one player against all players of a network or browser count within a
  /// month: an established rating gains less than 50 points by them.
  private static final double MAX_OF_PLACE = 2;

  /// How many whole games between the same two networks count within a month, of all players there
  /// together.
  private static final double MAX_OF_NETWORKS = 10;

  /// How many whole games against newcomers count within a month for an established rating, which
  /// then gains less than 50 points by them. A group of new accounts could otherwise give one of
  /// them the points with which each begins.
  private static final double MAX_OF_NEWCOMERS = 2;

  /// Against how many connected members one plays to be connected: as many as on a leaderboard.
  private static final int LEAST_OPPONENTS = 5;

  /// The first members of a site to meet so many others are connected by that alone. A guess: a
  /// small club.
  private static final int FIRST_CONNECTED = 10;

  /// The deviation of a member who has played mostly newcomers until being connected: what such
  /// games say of the strength of others is not known. A guess, nearer to that of a new player than
  /// to a certain one.
  private static final double DEVIATION_OF_NEWCOMERS = 350;

  private static final long DAY_MILLIS = Duration.ofDays(1).toMillis();
  private static final long MONTH_MILLIS = SeatOriginRows.KEPT.toMillis();

  /// An earlier game of a player.
  ///
  /// @param weight the share that it has counted
  /// @param millis when it ended
  private record EarlierGame(double weight, long millis) {}

  /// Returns how much the game counts.
  ///
  /// @param players the ids of both players
  CountedShare share(Map<Side, String> players) {
    Map<Side, List<String>> devices = origins(SeatOrigin.DEVICE);
    Map<Side, List<String>> networks = origins(SeatOrigin.NETWORK);
    if (!Collections.disjoint(of(devices, Side.FIRST), of(devices, Side.SECOND))) {
      return CountedShare.none(UncountedReason.DEVICE);
    }
    CountedShare share = CountedShare.WHOLE;
    for (Side side : Side.values()) {
      String player = of(players, side);
      List<String> places =
          Stream.of(devices, networks)
              .flatMap(origins -> of(origins, side.other()).stream())
              .toList();
      share =
          share
              .least(
                  limit(
                      against(player, of(players, side.other())),
                      MAX_OF_PAIR,
                      UncountedReason.PAIR))
              .least(
                  limit(againstPlayersOf(player, places), MAX_OF_PLACE, UncountedReason.NETWORK));
    }
    return share.least(betweenNetworks(networks));
  }

  /// Returns how much of the game counts for a player, of what counts for both.
  ///
  /// @param isAgainstNewcomer whether the player's rating is established and the opponent's is not
  double shareOf(String player, boolean isAgainstNewcomer, double share) {
    if (!isAgainstNewcomer) {
      return share;
    }
    double earlier =
        handle
            .createQuery(
                "SELECT COALESCE(SUM(weight), 0) FROM rating_change WHERE player = :player"
                    + " AND newcomer = 1 AND millis > :from")
            .bind("player", player)
            .bind("from", nowMillis - MONTH_MILLIS)
            .mapTo(Double.class)
            .one();
    return Math.clamp(MAX_OF_NEWCOMERS - earlier, 0, share);
  }

  /// Returns whether the ratings of a member can be compared with those of others. A closed circle
  /// of new accounts can only compare its members with each other.
  boolean isConnected(String player) {
    return handle
        .createQuery("SELECT COUNT(*) FROM connected_member WHERE member = ?")
        .bind(0, player)
        .mapTo(Integer.class)
        .one()
        .equals(1);
  }

  /// Notes that a player is connected, if this is so after the game. Ratings that newcomers have
  /// given each other are then uncertain again.
  void connect(String player) {
    if (!isConnected(player) && isNewlyConnected(player)) {
      handle
          .createUpdate(
              """
              UPDATE rating SET deviation = :deviation
              WHERE subject = :player AND deviation < :deviation AND pool NOT LIKE 'puzzles%'
                AND (SELECT COUNT(*) FROM connected_member) > :first
                AND (SELECT SUM(CASE WHEN d.member IS NULL THEN -c.weight ELSE c.weight END)
                  FROM rating_change c LEFT JOIN connected_member d ON d.member = c.opponent_player
                  WHERE c.player = :player AND c.opponent_player IS NOT NULL) < 0\
              """)
          .bind("deviation", DEVIATION_OF_NEWCOMERS)
          .bind("player", player)
          .bind("first", FIRST_CONNECTED)
          .execute();
    }
  }

  private boolean isNewlyConnected(String player) {
    return handle.execute(
            """
            INSERT INTO connected_member (member, millis)
            SELECT m.id, CAST(? AS BIGINT) FROM member m WHERE m.id = ?
              AND (SELECT COUNT(DISTINCT c.opponent_player) FROM rating_change c
                WHERE c.player = m.id AND (c.opponent_player IN (SELECT member FROM connected_member)
                  OR (SELECT COUNT(*) FROM connected_member) < ?)) >= ?
            ON CONFLICT DO NOTHING\
            """,
            nowMillis,
            player,
            FIRST_CONNECTED,
            LEAST_OPPONENTS)
        == 1;
  }

  private static <T> T of(Map<Side, T> both, Side side) {
    return requireNonNull(both.get(side));
  }

  private Map<Side, List<String>> origins(String kind) {
    SeatOriginRows rows = new SeatOriginRows(handle);
    return Map.of(
        Side.FIRST, rows.of(game, Side.FIRST, kind),
        Side.SECOND, rows.of(game, Side.SECOND, kind));
  }

  private CountedShare limit(List<EarlierGame> earlier, double most, UncountedReason reason) {
    long ofDay =
        earlier.stream().filter(before -> before.millis() > nowMillis - DAY_MILLIS).count();
    double ofMonth = earlier.stream().mapToDouble(EarlierGame::weight).sum();
    double next = ofDay < SHARES_OF_DAY.size() ? SHARES_OF_DAY.get((int) ofDay) : 0;
    return new CountedShare(Math.clamp(most - ofMonth, 0, next), reason);
  }

  /// Returns the games of a player against another.
  private List<EarlierGame> against(String player, String opponent) {
    return read(
        handle
            .createQuery(
                """
                SELECT weight, millis FROM rating_change
                WHERE player = :player AND opponent_player = :opponent AND millis > :from\
                """)
            .bind("player", player)
            .bind("opponent", opponent));
  }

  /// Returns the games of a player against all players of some networks or browsers.
  private List<EarlierGame> againstPlayersOf(String player, List<String> origins) {
    if (origins.isEmpty()) {
      return List.of();
    }
    return read(
        handle
            .createQuery(
                """
                SELECT weight, millis FROM rating_change c
                WHERE player = :player AND opponent_player IS NOT NULL AND millis > :from
                  AND EXISTS (SELECT 1 FROM seat_origin o
                    WHERE o.game = c.game AND o.side <> c.side AND o.origin IN (<origins>))\
                """)
            .bind("player", player)
            .bindList("origins", origins));
  }

  /// Returns how much counts by what was played between the networks of the players.
  private CountedShare betweenNetworks(Map<Side, List<String>> networks) {
    if (networks.values().stream().anyMatch(List::isEmpty)) {
      return CountedShare.WHOLE;
    }
    List<EarlierGame> earlier =
        read(
            handle
                .createQuery(
                    """
                    SELECT MAX(c.weight) AS weight, MAX(c.millis) AS millis FROM rating_change c
                    JOIN seat_origin o ON o.game = c.game
                    JOIN seat_origin p ON p.game = c.game AND p.side <> o.side
                    WHERE o.origin IN (<first>) AND p.origin IN (<second>) AND c.millis > :from
                    GROUP BY c.game\
                    """)
                .bindList("first", of(networks, Side.FIRST))
                .bindList("second", of(networks, Side.SECOND)));
    double left = MAX_OF_NETWORKS - earlier.stream().mapToDouble(EarlierGame::weight).sum();
    return new CountedShare(Math.clamp(left, 0, 1), UncountedReason.NETWORK);
  }

  private List<EarlierGame> read(Query query) {
    return query.bind("from", nowMillis - MONTH_MILLIS).mapTo(EarlierGame.class).list();
  }
}
