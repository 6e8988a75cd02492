package tabuleiro.engine.search;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// Scores as integers, seen from the side to move: estimates up to [EvaluatedTrail#MAX_ESTIMATE]
/// Elo points, and beyond them proven wins and losses. A shorter win scores more, and so does a
/// longer loss. They fit 16 bits.
public final class SearchScores {
  /// More than any score.
  public static final int INFINITE = 32_001;

  /// The score of a win in 0 plies.
  private static final int WIN = 32_000;

  /// The smallest score of a win: its distance from [#WIN] is more plies than any game has.
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
  /// @param side whose view is taken
  /// @param plies the distance from the root to the end
  public static int ofOutcome(Outcome outcome, Side side, int plies) {
    if (outcome.isDraw()) {
      return 0;
    }
    return outcome.winner().orElseThrow() == side ? winIn(plies) : lossIn(plies);
  }

  /// Returns whether a score is a proven win or loss.
  public static boolean isProven(int score) {
    return Math.abs(score) >= LONGEST_WIN;
  }

  /// Returns whether a score is a proven loss.
  static boolean isProvenLoss(int score) {
    return isProven(score) && score < 0;
  }

  /// Returns the plies to the end of a proven win or loss.
  public static int pliesToEnd(int score) {
    return WIN - Math.abs(score);
  }

  /// Returns a score as seen `plies` earlier in the game: a proven result is that much farther
  /// away; with negative plies, nearer.
  public static int addDistance(int score, int plies) {
    if (!isProven(score)) {
      return score;
    }
    return score > 0 ? score - plies : score + plies;
  }

  /// Returns a score in the form that players, protocol and screens use.
  public static Score toScore(int score) {
    if (!isProven(score)) {
      return Score.estimate(score);
    }
    return score > 0 ? Score.win(pliesToEnd(score)) : Score.loss(pliesToEnd(score));
  }
}
