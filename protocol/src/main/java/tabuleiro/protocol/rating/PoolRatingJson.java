package tabuleiro.protocol.rating;

import io.avaje.jsonb.Json;
import java.util.List;
import java.util.function.Predicate;
import tabuleiro.protocol.operation.OneOf;

/// The rating of a player on a board at a speed.
///
/// @param pool the key, such as talpa-8x8-blitz
/// @param game the family
/// @param variant the variant
/// @param levels whether it is the rating in games against levels, which no leaderboard shows
/// @param speed the speed
/// @param rating the rating, in Elo points
/// @param deviation its standard deviation
/// @param provisional whether it is too uncertain to be compared with others
/// @param games how many rated games the player has played
/// @param history the last rated games, the oldest first
@Json
public record PoolRatingJson(
    String pool,
    String game,
    String variant,
    boolean levels,
    @OneOf({"blitz", "rapid", "classical", "correspondence"}) String speed,
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
  /// @param opponentRating the opponent's rating before it
  /// @param score 1 for a win, 0.5 for a draw, 0 for a loss
  /// @param endedMillis when it ended, in milliseconds since 1970
  @Json
  public record RatedGame(
      String id, int rating, int change, int opponentRating, double score, long endedMillis) {
    public RatedGame withoutId() {
      return new RatedGame("", rating, change, opponentRating, score, endedMillis);
    }
  }

  /// Copies the list.
  public PoolRatingJson {
    history = List.copyOf(history);
  }

  /// Returns this rating without the ids of some games.
  ///
  /// @param isShown whether the viewer may know the id of a game
  public PoolRatingJson withGames(Predicate<String> isShown) {
    List<RatedGame> shown =
        history.stream().map(one -> isShown.test(one.id()) ? one : one.withoutId()).toList();
    return new PoolRatingJson(
        pool, game, variant, levels, speed, rating, deviation, provisional, games, shown);
  }
}
