package tabuleiro.engine.evaluation;

import tabuleiro.play.players.Score;

/// The scale of Elo, on which 400 points are odds of 10 to 1: converts between estimates in Elo
/// points and the points of a game, from 0 to 1, that a side can expect.
public final class EloScale {
  /// The difference that stands for odds of 10 to 1.
  private static final double TENFOLD = 400;

  /// The Elo points for odds of e to 1: for a unit of the natural logarithm of the odds.
  public static final double POINTS_PER_LOG_ODDS = TENFOLD / StrictMath.log(10);

  private EloScale() {}

  /// Returns the points that a side can expect.
  public static double expectedPoints(int estimate) {
    return 1 / (1 + StrictMath.exp(-estimate / POINTS_PER_LOG_ODDS));
  }

  /// Returns the estimate that expected points stand for, within the bounds of an estimate.
  public static int estimate(double points) {
    double estimate = TENFOLD * StrictMath.log10(points / (1 - points));
    return (int)
        Math.clamp(Math.rint(estimate), -EvaluatedTrail.MAX_ESTIMATE, EvaluatedTrail.MAX_ESTIMATE);
  }

  /// Returns the score that expected points stand for.
  public static Score score(double points) {
    return Score.estimate(estimate(points));
  }
}
