package tabuleiro.server.puzzle;

import java.util.Map;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.server.rating.StoredRating;
import tabuleiro.statistics.GlickoRating;

/// The ratings of puzzles before and after players have tried them.
final class PuzzleRatings {
  /// The rating of a puzzle of difficulty 1 with one move. A guess, as are the steps: a proof of
  /// ten times the nodes and a line of one move more make a puzzle harder, and the attempts of the
  /// players correct the rest.
  private static final double EASIEST = 900;

  private static final double PER_DIFFICULTY = 200;
  private static final double PER_MOVE = 150;

  /// The deviation of a rating that nothing but the proof supports. A guess.
  private static final double DEVIATION = 200;

  private PuzzleRatings() {}

  /// Returns the rating of a puzzle that no player has tried, from the size of its proof and the
  /// length of its line.
  static GlickoRating initial(Puzzle puzzle) {
    double rating =
        EASIEST
            + PER_DIFFICULTY * (puzzle.difficulty() - 1)
            + PER_MOVE * Math.max(0, puzzle.moves() - 1);
    return new GlickoRating(rating, DEVIATION, GlickoRating.INITIAL.volatility());
  }

  /// Returns the rating of a puzzle in Elo points.
  ///
  /// @param tried the ratings of the puzzles that players have tried, by id
  static double of(String id, Puzzle puzzle, Map<String, StoredRating> tried) {
    StoredRating rating = tried.get(id);
    return (rating == null ? initial(puzzle) : rating.glicko()).rating();
  }
}
