package tabuleiro.engine.search;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Scores as numbers, seen from the side to move: estimates up to [EvaluatedTrail#MAX_ESTIMATE],
/// and beyond them proven wins and losses, so that a sooner win is more and a later loss is more.
/// They fit 16 bits.
public final class SearchScores {
  /// More than any score.
  public static final int INFINITE = 32_001;

  /// A win without a further ply.
  private static final int WIN = 32_000;

  /// The smallest number that says a win: more plies than any game lasts away from [#WIN].
  private static final int LONGEST_WIN = EvaluatedTrail.MAX_ESTIMATE + 1;

  private SearchScores() {}

  /// Returns the score of a win that ends the game after `plies`.
  public static int winIn(int plies) {
    return WIN - plies;
  }

  /// Returns the score of a loss that ends the game after `plies`.
  public static int lossIn(int plies) {
    return plies - WIN;
  }

  /// Returns the score of a finished game.
  ///
  /// @param outcome not ongoing
  /// @param side from whose view
  /// @param plies from where distances are counted
  public static int of(Outcome outcome, Side side, int plies) {
    if (outcome.isDraw()) {
      return 0;
    }
    return outcome.winner().orElseThrow() == side ? winIn(plies) : lossIn(plies);
  }

  /// Returns whether a score is a proven win or loss.
  public static boolean isProven(int score) {
    return Math.abs(score) >= LONGEST_WIN;
  }

  /// Returns the plies to the end of a proven win or loss.
  public static int pliesToEnd(int score) {
    return WIN - Math.abs(score);
  }

  /// Returns a score seen from `plies` earlier in the game: a proven result is that much farther.
  public static int addDistance(int score, int plies) {
    if (!isProven(score)) {
      return score;
    }
    return score > 0 ? score - plies : score + plies;
  }

  /// Returns a score as people and programs read it.
  public static Score of(int score) {
    if (!isProven(score)) {
      return Score.estimate(score);
    }
    return score > 0 ? Score.win(pliesToEnd(score)) : Score.loss(pliesToEnd(score));
  }
}
