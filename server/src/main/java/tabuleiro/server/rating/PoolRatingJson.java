package tabuleiro.server.rating;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.function.Predicate;
import tabuleiro.statistics.GlickoRating;

/// The rating of a player in a pool, and the games that changed it.
///
/// @param pool such as `talpa-8x8-blitz`
/// @param levels whether the rating is that in games against levels
/// @param speed `blitz`, `rapid`, `classical` or `correspondence`
/// @param rating the rating now
/// @param deviation its standard deviation
/// @param provisional whether it is too uncertain to be compared
/// @param games how many rated games the player has played
/// @param history the last rated games, the oldest first
@Json
public record PoolRatingJson(
    String pool,
    String game,
    String variant,
    boolean levels,
    String speed,
    int rating,
    int deviation,
    boolean provisional,
    int games,
    List<RatedGame> history) {
  /// A rated game of the player.
  ///
  /// @param id the id of the game; empty when it is private and the viewer may not open it
  /// @param rating the player's rating after it
  /// @param change by how much the game has changed it
  /// @param opponent the opponent's rating before it
  /// @param score 1 for a win, 0.5 for a draw, 0 for a loss
  /// @param ended when it ended, in milliseconds since 1970
  @Json
  public record RatedGame(
      String id, int rating, int change, int opponent, double score, long ended) {
    static RatedGame of(RatingChange change) {
      return new RatedGame(
          change.game(),
          rounded(change.after()),
          rounded(change.after()) - rounded(change.before()),
          rounded(change.opponent()),
          change.score(),
          change.millis());
    }

    private RatedGame withoutId() {
      return new RatedGame("", rating, change, opponent, score, ended);
    }
  }

  /// Copies the list.
  public PoolRatingJson {
    history = List.copyOf(history);
  }

  static PoolRatingJson of(
      RatingPool pool, StoredRating stored, List<RatingChange> history, long nowMillis) {
    GlickoRating now = stored.at(nowMillis);
    return new PoolRatingJson(
        pool.key(),
        pool.board().game(),
        pool.board().variant(),
        pool.isAgainstLevels(),
        pool.speed().key(),
        rounded(now.rating()),
        rounded(now.deviation()),
        now.isProvisional(),
        stored.results(),
        history.stream().map(RatedGame::of).toList());
  }

  /// Returns this rating without the ids of some games.
  ///
  /// @param isShown whether the viewer may know the id of a game
  PoolRatingJson withGames(Predicate<String> isShown) {
    List<RatedGame> shown =
        history.stream().map(one -> isShown.test(one.id()) ? one : one.withoutId()).toList();
    return new PoolRatingJson(
        pool, game, variant, levels, speed, rating, deviation, provisional, games, shown);
  }

  static int rounded(double points) {
    return (int) Math.round(points);
  }
}
