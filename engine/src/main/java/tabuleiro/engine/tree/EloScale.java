package tabuleiro.engine.tree;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.play.players.Score;

/// Between points that are to be expected, from 0 to 1, and estimates in hundredths: a side with
/// 400 more has ten times the points of the other (the scale of Elo).
final class EloScale {
  private static final double TENFOLD = 400;

  private EloScale() {}

  /// Returns the points that a side can expect by an estimate.
  static double expectedPoints(int estimate) {
    return 1 / (1 + Math.pow(10, -estimate / TENFOLD));
  }

  /// Returns the estimate that points say, as near as an estimate can be.
  static int estimate(double points) {
    double estimate = TENFOLD * Math.log10(points / (1 - points));
    return (int)
        Math.clamp(Math.rint(estimate), -EvaluatedTrail.MAX_ESTIMATE, EvaluatedTrail.MAX_ESTIMATE);
  }

  /// Returns the score that points say.
  static Score score(double points) {
    return Score.estimate(estimate(points));
  }
}
