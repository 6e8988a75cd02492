package tabuleiro.lab.fit;

import java.util.function.Consumer;
import tabuleiro.statistics.CholeskyDecomposition;
import tabuleiro.statistics.Elo;

/// Logistic regression: finds the weights with which the static evaluation predicts results best.
/// The expected result of a position with an evaluation of `s` Elo points is `p = 1 / (1 + 10^(-s /
/// 400))`. The loss is the mean of `-y ln p - (1 - y) ln (1 - p)` over the positions with results
/// `y`, plus an L2 penalty.
///
/// The method is Newton's, which for this loss is iteratively reweighted least squares (McCullagh
/// and Nelder, Generalized Linear Models, chapter 4). Each term is first divided by its root mean
/// square, so that the L2 penalty is the same for every term.
public final class LogisticRegression {
  /// The strength of the L2 penalty. A guess: about a thousandth of the weight of the positions.
  private static final double L2_PENALTY = 1e-4;

  private static final int MAX_STEPS = 100;
  private static final double MIN_STEP = 1e-7;

  private final TrainingSamples samples;
  private final double[] scales;

  /// Prepares a fit.
  ///
  /// @param samples at least one position
  public LogisticRegression(TrainingSamples samples) {
    this.samples = samples;
    this.scales = scales(samples);
  }

  private static double[] scales(TrainingSamples samples) {
    double[] scales = new double[samples.terms()];
    for (int i = 0; i < samples.size(); i++) {
      for (int j = 0; j < scales.length; j++) {
        double value = samples.value(i, j);
        scales[j] += value * value;
      }
    }
    for (int j = 0; j < scales.length; j++) {
      scales[j] = Math.sqrt(scales[j] / samples.size());
    }
    return scales;
  }

  /// Returns the mean loss of weights, without the L2 penalty.
  ///
  /// @param weights in Elo points for one unit of each term
  public static double loss(TrainingSamples samples, double[] weights) {
    double sum = 0;
    for (int i = 0; i < samples.size(); i++) {
      sum += loss(Elo.LOG_ODDS_PER_POINT * samples.dotProduct(i, weights), samples.target(i));
    }
    return sum / samples.size();
  }

  /// Returns the loss of one position from its log odds `x`: `ln (1 + e^x) - y x`, in a form that
  /// does not overflow.
  private static double loss(double logOdds, double target) {
    return Math.max(logOdds, 0) + Math.log1p(Math.exp(-Math.abs(logOdds))) - target * logOdds;
  }

  /// Returns the weights with the lowest loss, in Elo points for one unit of each term. The same
  /// positions in the same order give the same weights.
  ///
  /// @param known the current weights; a term that is 0 in all positions keeps its weight
  /// @param progress receives the weights after each step
  public double[] fit(double[] known, Consumer<double[]> progress) {
    double[] weights = known.clone();
    for (int j = 0; j < weights.length; j++) {
      weights[j] = scales[j] == 0 ? known[j] : 0;
    }
    double cost = cost(weights);
    for (int step = 0; step < MAX_STEPS; step++) {
      double[] change = newtonStep(weights);
      double share = 1;
      double[] next = stepped(weights, change, share);
      double nextCost = cost(next);
      while (nextCost > cost && share > MIN_STEP) {
        share /= 2;
        next = stepped(weights, change, share);
        nextCost = cost(next);
      }
      if (nextCost > cost) {
        return weights;
      }
      weights = next;
      cost = nextCost;
      progress.accept(weights.clone());
      if (share * maxNorm(change) < MIN_STEP) {
        return weights;
      }
    }
    return weights;
  }

  private double cost(double[] weights) {
    double squares = 0;
    for (int j = 0; j < weights.length; j++) {
      double scaled = Elo.LOG_ODDS_PER_POINT * weights[j] * scales[j];
      squares += scaled * scaled;
    }
    return loss(samples, weights) + L2_PENALTY / 2 * squares;
  }

  /// Returns the Newton step in scaled weights: the gradient of the cost divided by its Hessian
  /// matrix.
  private double[] newtonStep(double[] weights) {
    int terms = weights.length;
    double[] gradient = new double[terms];
    double[][] curvature = new double[terms][terms];
    double[] row = new double[terms];
    for (int i = 0; i < samples.size(); i++) {
      double p = 1 / (1 + Math.exp(-Elo.LOG_ODDS_PER_POINT * samples.dotProduct(i, weights)));
      for (int j = 0; j < terms; j++) {
        row[j] = scales[j] == 0 ? 0 : samples.value(i, j) / scales[j];
        gradient[j] += (samples.target(i) - p) * row[j];
        for (int k = 0; k <= j; k++) {
          curvature[j][k] += p * (1 - p) * row[j] * row[k];
        }
      }
    }
    for (int j = 0; j < terms; j++) {
      gradient[j] =
          gradient[j] / samples.size()
              - L2_PENALTY * Elo.LOG_ODDS_PER_POINT * weights[j] * scales[j];
      for (int k = 0; k <= j; k++) {
        curvature[j][k] /= samples.size();
      }
      curvature[j][j] += L2_PENALTY;
    }
    return CholeskyDecomposition.of(curvature).solve(gradient);
  }

  private double[] stepped(double[] weights, double[] change, double share) {
    double[] stepped = weights.clone();
    for (int j = 0; j < stepped.length; j++) {
      stepped[j] += scales[j] == 0 ? 0 : share * change[j] / (Elo.LOG_ODDS_PER_POINT * scales[j]);
    }
    return stepped;
  }

  private static double maxNorm(double[] change) {
    double norm = 0;
    for (double component : change) {
      norm = Math.max(norm, Math.abs(component));
    }
    return norm;
  }
}
