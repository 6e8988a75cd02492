package tabuleiro.server.rating;

import java.util.Comparator;
import java.util.stream.IntStream;
import tabuleiro.engine.Level;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.GameId;
import tabuleiro.server.account.PlayerId;
import tabuleiro.statistics.GlickoRating;

/// The present ratings of players, in Elo points. Thread-safe.
///
/// @param store the ratings
public record CurrentRatings(GameRatingStore store) {
  /// Returns the rating of a player for a game and its speed; that of a new player before the first
  /// result, and without a clock.
  public int of(PlayerId player, GameId board, TimeControl clock) {
    return points(
        RatingPool.of(board, clock)
            .flatMap(pool -> store.find(player, pool.key()))
            .map(StoredRating::glicko)
            .orElse(GlickoRating.INITIAL));
  }

  /// Returns the rating of a level on a board; that of a new player for another computer player.
  ///
  /// @param level such as `5`
  public static int ofLevel(GameId board, String level) {
    return points(RatedGames.levelRating(board, level).orElse(GlickoRating.INITIAL));
  }

  /// Returns the level whose rating is nearest to a rating, from 1 to 9.
  public static int nearestLevel(GameId board, int rating) {
    return IntStream.rangeClosed(Level.LOWEST, Level.HIGHEST)
        .boxed()
        .min(
            Comparator.comparingInt(
                level -> Math.abs(ofLevel(board, String.valueOf(level)) - rating)))
        .orElseThrow();
  }

  private static int points(GlickoRating rating) {
    return (int) Math.round(rating.rating());
  }
}
