package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;

/// What a player has achieved with puzzles.
///
/// @param rating the rating, in Elo points; 1500 before the first puzzle
/// @param deviation the standard deviation of the rating, in Elo points
/// @param provisional whether the rating is too uncertain to be compared with others
/// @param tried how many puzzles the player has tried
/// @param solved how many of them were solved at the first attempt
/// @param streak how many in a row, up to the last one
/// @param bestStreak the longest streak
/// @param bestStorm the best result against the clock; 0 before the first one
@Json
public record PuzzleProgressJson(
    int rating,
    int deviation,
    boolean provisional,
    int tried,
    int solved,
    int streak,
    int bestStreak,
    int bestStorm) {}
