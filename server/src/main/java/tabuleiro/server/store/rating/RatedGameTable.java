package tabuleiro.server.store.rating;

import static java.util.Objects.requireNonNull;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.rules.Side;
import tabuleiro.server.event.EventContent;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.statistics.GlickoResult;

/// The tables of rated games, within the transaction of an event: what the event changes is stored
/// with it or not at all.
///
/// @param handle the connection with the transaction
public record RatedGameTable(Handle handle) {
  /// Changes what an event of a rated game means: the position that is not analysed, and at the end
  /// of the game the ratings of its players, once.
  ///
  /// @param content an event that was stored
  public void update(EventContent content, RatedEvent event) {
    if (event.position().isPresent()) {
      handle.execute(
          """
          INSERT INTO rated_position (game, position, ply) VALUES (?, ?, ?)
          ON CONFLICT (game) DO UPDATE SET position = excluded.position, ply = excluded.ply\
          """,
          content.game(),
          event.position().getAsLong(),
          event.ply());
      return;
    }
    handle.execute("DELETE FROM rated_position WHERE game = ?", content.game());
    if (content.result() != Result.NONE && !isRated(content.game())) {
      rate(content, event.terms());
    }
  }

  private boolean isRated(String game) {
    return handle
            .createQuery("SELECT COUNT(*) FROM rating_change WHERE game = ?")
            .bind(0, game)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  /// Rates a game. A game of one person against themselves changes nothing.
  private void rate(EventContent content, RatingTerms terms) {
    Map<Side, String> players = new EnumMap<>(Side.class);
    Stream.of(Side.values())
        .filter(side -> terms.fixed(side).isEmpty())
        .forEach(side -> player(content.game(), side).ifPresent(id -> players.put(side, id)));
    boolean isComplete =
        Stream.of(Side.values())
            .allMatch(side -> players.containsKey(side) || terms.fixed(side).isPresent());
    if (!isComplete || players.values().stream().distinct().count() < players.size()) {
      return;
    }
    Map<Side, StoredRating> ratings = lock(players, terms.pool(), content.timeMillis());
    players.forEach((side, player) -> {
      GlickoRating opponent =
          terms
              .fixed(side.other())
              .orElseGet(() -> requireNonNull(ratings.get(side.other())).at(content.timeMillis()));
      GlickoResult result =
          new GlickoResult(
              opponent, score(content.result(), side), terms.advantage(side), terms.weight());
      save(content, side, player, terms.pool(), requireNonNull(ratings.get(side)), result);
    });
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
    RatingTable table = new RatingTable(handle);
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

  private void save(
      EventContent content,
      Side side,
      String player,
      String pool,
      StoredRating before,
      GlickoResult result) {
    StoredRating after = before.after(result, content.timeMillis());
    new RatingTable(handle).save(player, pool, after);
    handle.execute(
        """
        INSERT INTO rating_change (game, side, player, pool, number, rating_before, rating_after,
          deviation, opponent, score, millis)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\
        """,
        content.game(),
        side.name(),
        player,
        pool,
        after.results(),
        before.glicko().rating(),
        after.glicko().rating(),
        after.glicko().deviation(),
        result.opponent().rating(),
        result.score(),
        content.timeMillis());
  }
}
