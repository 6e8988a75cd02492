package tabuleiro.server.store.rating;

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

  private static final long DAY_MILLIS = Duration.ofDays(1).toMillis();
  private static final long MONTH_MILLIS = SeatOriginTable.KEPT.toMillis();

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

  private static <T> T of(Map<Side, T> both, Side side) {
    return requireNonNull(both.get(side));
  }

  private Map<Side, List<String>> origins(String kind) {
    SeatOriginTable table = new SeatOriginTable(handle);
    return Map.of(
        Side.FIRST, table.of(game, Side.FIRST, kind),
        Side.SECOND, table.of(game, Side.SECOND, kind));
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
    return query
        .bind("from", nowMillis - MONTH_MILLIS)
        .map((row, _) -> new EarlierGame(row.getDouble("weight"), row.getLong("millis")))
        .list();
  }
}
