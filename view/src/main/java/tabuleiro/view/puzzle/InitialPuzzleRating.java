package tabuleiro.view.puzzle;

import tabuleiro.play.puzzle.Puzzle;

/// The ratings of puzzles that no player has tried.
public final class InitialPuzzleRating {
  /// The rating of a puzzle of difficulty 1 with one move. A guess, as are the steps: a proof of
  /// ten times the nodes and a line of one move more make a puzzle harder, and the attempts of the
  /// players correct the rest.
  private static final double EASIEST = 900;

  /// The deviation of the ratings, which nothing but the proofs supports. A guess.
  public static final double DEVIATION = 200;

  private static final double PER_DIFFICULTY = 200;
  private static final double PER_MOVE = 150;

  private InitialPuzzleRating() {}

  /// Returns the rating of a puzzle in Elo points, from the size of its proof and the length of its
  /// line.
  public static double of(Puzzle puzzle) {
    return EASIEST
        + PER_DIFFICULTY * (puzzle.difficulty() - 1)
        + PER_MOVE * Math.max(0, puzzle.moves() - 1);
  }
}
