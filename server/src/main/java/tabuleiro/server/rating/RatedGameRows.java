package tabuleiro.server.rating;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.live.EventContent;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;
import tabuleiro.server.kernel.database.SiteSetting;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// The tables of rated games, within the transaction of an event: what the event changes is stored
/// with it or not at all.
///
/// @param handle the connection with the transaction
record RatedGameRows(Handle handle) {
  /// The setting whose row orders the ends of rated games.
  private static final SiteSetting LOCK = new SiteSetting("rating-lock");

  /// How many moves a game has when both players have moved.
  private static final int BOTH_MOVED = 2;

  /// A member with a seat.
  private record RatedMember(String id, boolean isBot, boolean isSuspended) {}

  /// Changes what an event of a rated game means: the position with which the server does not help,
  /// and at the end of the game the ratings of its players, once.
  ///
  /// @param content an event that was stored
  public void update(EventContent content, RatedEvent event) {
    if (event.position().isPresent()) {
      handle.execute(
          """
          INSERT INTO rated_position (game, position, ply, text, text_ply) VALUES (?, 0, ?, ?, ?)
          ON CONFLICT (game) DO UPDATE SET position = 0, ply = excluded.ply, text = excluded.text,
            text_ply = excluded.text_ply\
          """,
          content.game(),
          event.ply(),
          event.position().get(),
          event.ply());
      return;
    }
    handle.execute("DELETE FROM rated_position WHERE game = ?", content.game());
    if (event.isOver()) {
      end(content.game(), content.result(), event, content.timeMillis());
    }
  }

  /// Stores how much of a game counts, and changes the ratings of its players, once.
  ///
  /// @param event the terms of the game and how many moves it has
  /// @param millis when it has ended, in milliseconds since 1970
  public void end(String game, Result result, RatedEvent event, long millis) {
    if (find(game).isPresent()) {
      return;
    }
    lockEnds();
    Map<Side, RatedMember> players = players(game);
    CountedShare share = share(game, result, event, players, millis);
    UncountedReason reason =
        share.weight() > 0
            ? change(game, result, event.terms().orElseThrow(), players, share, millis)
            : share.reason();
    handle.execute(
        "INSERT INTO rated_game (game, weight, reason) VALUES (?, ?, ?)",
        game,
        share.weight(),
        reason.name());
  }

  /// Returns how much of a game counts; empty before its end.
  Optional<CountedShare> find(String game) {
    return handle
        .createQuery("SELECT weight, reason FROM rated_game WHERE game = ?")
        .bind(0, game)
        .mapTo(CountedShare.class)
        .findOne();
  }

  /// Lets the games of all servers end one after the other: each counts by those before it, which
  /// may have other players of the same networks.
  private void lockEnds() {
    LOCK.set(handle, "");
  }

  private CountedShare share(
      String game, Result result, RatedEvent event, Map<Side, RatedMember> players, long millis) {
    if (event.terms().isEmpty()) {
      return CountedShare.none(UncountedReason.BOARD);
    }
    if (result == Result.NONE) {
      return CountedShare.none(UncountedReason.RESULT);
    }
    if (event.ply() < BOTH_MOVED) {
      return CountedShare.none(UncountedReason.MOVES);
    }
    int humans = event.terms().get().isAgainstLevel() ? 1 : 2;
    if (players.size() < humans) {
      return CountedShare.none(UncountedReason.MEMBERS);
    }
    Map<Side, String> ids = ids(players);
    if (Set.copyOf(ids.values()).size() < humans) {
      return CountedShare.none(UncountedReason.SELF);
    }
    if (players.values().stream().anyMatch(RatedMember::isSuspended)) {
      return CountedShare.none(UncountedReason.SUSPENDED);
    }
    if (humans == 1) {
      return CountedShare.WHOLE;
    }
    CountedShare share = new RatingLimits(handle, game, millis).share(ids);
    boolean isOfBotAndHuman =
        players.values().stream().map(RatedMember::isBot).distinct().count() == 2;
    return isOfBotAndHuman && share.weight() > 0
        ? new CountedShare(share.weight(), UncountedReason.BOT)
        : share;
  }

  /// Changes the ratings of the players. A bot does not change the rating of a human: its owner may
  /// let it lose. A newcomer changes an established rating little.
  ///
  /// @return why the game counts in part
  private UncountedReason change(
      String game,
      Result result,
      RatingTerms terms,
      Map<Side, RatedMember> players,
      CountedShare share,
      long millis) {
    Map<Side, String> ids = ids(players);
    Map<Side, StoredRating> ratings = lock(ids, terms.pool(), millis);
    RatingLimits limits = new RatingLimits(handle, game, millis);
    Map<Side, Boolean> established = new EnumMap<>(Side.class);
    ids.forEach((side, id) ->
        established.put(
            side,
            !requireNonNull(ratings.get(side)).at(millis).isProvisional()
                && limits.isConnected(id)));
    Map<Side, Double> weights = new EnumMap<>(Side.class);
    ids.forEach((side, id) ->
        weights.put(
            side, limits.shareOf(id, isAgainstNewcomer(established, side), share.weight())));
    players.forEach((side, player) -> {
      Optional<RatedMember> opponent = Optional.ofNullable(players.get(side.other()));
      double weight = requireNonNull(weights.get(side));
      boolean isOfBot = !player.isBot() && opponent.filter(RatedMember::isBot).isPresent();
      if (isOfBot || weight == 0) {
        return;
      }
      GlickoRating rating =
          terms
              .fixed(side.other())
              .orElseGet(() -> requireNonNull(ratings.get(side.other())).at(millis));
      GlickoResult counted =
          new GlickoResult(rating, score(result, side), terms.advantage(side), weight);
      StoredRating before = requireNonNull(ratings.get(side));
      StoredRating after = before.after(counted, millis);
      new RatingRows(handle).save(player.id(), terms.pool(), after);
      save(
          new RatingChange(
              game,
              side,
              new PlayerId(player.id()),
              terms.pool(),
              after.results(),
              before.glicko().rating(),
              after.glicko().rating(),
              after.glicko().deviation(),
              rating.rating(),
              counted.score(),
              millis,
              weight),
          opponent.map(RatedMember::id),
          isAgainstNewcomer(established, side));
    });
    ids.values().forEach(limits::connect);
    boolean isLimited = weights.values().stream().anyMatch(weight -> weight < share.weight());
    return isLimited && share.reason() == UncountedReason.NONE
        ? UncountedReason.NEWCOMER
        : share.reason();
  }

  private static Map<Side, String> ids(Map<Side, RatedMember> players) {
    Map<Side, String> ids = new EnumMap<>(Side.class);
    players.forEach((side, member) -> ids.put(side, member.id()));
    return ids;
  }

  /// Returns whether the rating of a side is established, and that of the other member is not.
  private static boolean isAgainstNewcomer(Map<Side, Boolean> established, Side side) {
    return requireNonNull(established.get(side)) && !established.getOrDefault(side.other(), true);
  }

  /// Returns the members who have the seats of a game.
  private Map<Side, RatedMember> players(String game) {
    Map<Side, RatedMember> players = new EnumMap<>(Side.class);
    handle
        .createQuery(
            """
            SELECT s.side, m.id, m.bot, m.suspension FROM seat s JOIN member m ON m.id = s.member
            WHERE s.game = ? AND s.player IS NULL\
            """)
        .bind(0, game)
        .map((row, _) ->
            Map.entry(
                Side.valueOf(row.getString("side")),
                new RatedMember(
                    row.getString("id"),
                    row.getInt("bot") == 1,
                    row.getString("suspension") != null)))
        .forEach(player -> players.put(player.getKey(), player.getValue()));
    return players;
  }

  /// Returns the player who took the seat of a side first.
  Optional<String> player(String game, Side side) {
    return handle
        .createQuery(
            "SELECT visitor FROM device WHERE game = ? AND side = ? ORDER BY since, visitor LIMIT"
                + " 1")
        .bind(0, game)
        .bind(1, side.name())
        .mapTo(String.class)
        .findOne();
  }

  /// Two games of the same players lock the ratings in the same order.
  private Map<Side, StoredRating> lock(Map<Side, String> players, String pool, long nowMillis) {
    RatingRows table = new RatingRows(handle);
    List<Map.Entry<Side, String>> ordered =
        players.entrySet().stream().sorted(Comparator.comparing(Map.Entry::getValue)).toList();
    Map<Side, StoredRating> ratings = new EnumMap<>(Side.class);
    for (Map.Entry<Side, String> player : ordered) {
      ratings.put(
          player.getKey(), table.lock(player.getValue(), pool, GlickoRating.INITIAL, nowMillis));
    }
    return ratings;
  }

  private static double score(Result result, Side side) {
    if (result == Result.DRAW) {
      return 0.5;
    }
    return result == Result.winOf(side) ? 1 : 0;
  }

  private void save(RatingChange change, Optional<String> opponent, boolean isAgainstNewcomer) {
    handle.execute(
        """
        INSERT INTO rating_change (game, side, player, pool, number, rating_before, rating_after,
          deviation, opponent, score, millis, weight, opponent_player, newcomer)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\
        """,
        change.game(),
        change.side().name(),
        change.player().text(),
        change.pool(),
        change.number(),
        change.before(),
        change.after(),
        change.deviation(),
        change.opponent(),
        change.score(),
        change.millis(),
        change.weight(),
        opponent.orElse(null),
        isAgainstNewcomer ? 1 : 0);
  }
}
