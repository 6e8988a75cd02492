package tabuleiro.server.puzzle;

import tabuleiro.statistics.GlickoRating;

/// What a player has achieved with puzzles.
///
/// @param rating the player's rating in puzzles; the initial one before the first attempt
/// @param tried how many puzzles the player has tried
/// @param solved how many of them were solved at the first attempt
/// @param streak how many of them in a row, up to the last one
/// @param best the longest streak
/// @param storm the best result against the clock; 0 before the first one
public record PuzzleProgress(
    GlickoRating rating, int tried, int solved, int streak, int best, int storm) {
  /// The progress before the first attempt.
  public static final PuzzleProgress NONE = new PuzzleProgress(GlickoRating.INITIAL, 0, 0, 0, 0, 0);
}
