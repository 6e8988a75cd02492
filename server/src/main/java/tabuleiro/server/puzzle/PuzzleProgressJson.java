package tabuleiro.server.puzzle;

import io.avaje.jsonb.Json;

/// What a player has achieved with puzzles.
///
/// @param rating the rating, in Elo points
/// @param deviation its standard deviation, in Elo points
/// @param provisional whether the rating is still too uncertain to be compared
/// @param tried how many puzzles the player has tried
/// @param solved how many of them were solved at the first attempt
/// @param streak how many in a row, up to the last one
/// @param best the longest streak
/// @param storm the best result against the clock; 0 before the first one
@Json
public record PuzzleProgressJson(
    int rating,
    int deviation,
    boolean provisional,
    int tried,
    int solved,
    int streak,
    int best,
    int storm) {
  static PuzzleProgressJson of(PuzzleProgress progress) {
    return new PuzzleProgressJson(
        (int) Math.round(progress.rating().rating()),
        (int) Math.round(progress.rating().deviation()),
        progress.rating().isProvisional(),
        progress.tried(),
        progress.solved(),
        progress.streak(),
        progress.best(),
        progress.storm());
  }
}
