package tabuleiro.server.puzzle;

import java.util.Map;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.server.rating.StoredRating;
import tabuleiro.statistics.GlickoRating;
import tabuleiro.view.puzzle.InitialPuzzleRating;

/// The ratings of puzzles before and after players have tried them.
final class PuzzleRatings {
  private PuzzleRatings() {}

  /// Returns the rating of a puzzle that no player has tried.
  static GlickoRating initial(Puzzle puzzle) {
    return new GlickoRating(
        InitialPuzzleRating.of(puzzle),
        InitialPuzzleRating.DEVIATION,
        GlickoRating.INITIAL.volatility());
  }

  /// Returns the rating of a puzzle in Elo points.
  ///
  /// @param tried the ratings of the puzzles that players have tried, by id
  static double of(String id, Puzzle puzzle, Map<String, StoredRating> tried) {
    StoredRating rating = tried.get(id);
    return (rating == null ? initial(puzzle) : rating.glicko()).rating();
  }
}
