package tabuleiro.lab.fit;

import java.util.function.Consumer;
import tabuleiro.statistics.CholeskyDecomposition;

/// Finds the weights with which the static evaluation foretells results best: the expected result
/// of a position worth `s` hundredths is `1 / (1 + 10^(-s / 400))`, and the loss is the mean of `-y
/// ln p - (1 - y) ln (1 - p)` over the positions, plus a little for large weights.
///
/// The method is Newton's, which for this loss is iteratively reweighted least squares (McCullagh
/// and Nelder, Generalized Linear Models, chapter 4). Each term is first divided by its root mean
/// square, so that the little for large weights weighs all terms alike.
public final class LogisticRegression {
  /// Natural logarithm of the odds for one hundredth, on the scale of Elo.
  private static final double LOG_ODDS_PER_ELO = Math.log(10) / 400;

  /// How much large weights cost. A guess: about a thousandth of what the positions say.
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

  /// Returns the mean loss of weights, without the cost of large ones.
  ///
  /// @param weights in hundredths for one unit of each term
  public static double loss(TrainingSamples samples, double[] weights) {
    double sum = 0;
    for (int i = 0; i < samples.size(); i++) {
      sum += loss(LOG_ODDS_PER_ELO * samples.dotProduct(i, weights), samples.target(i));
    }
    return sum / samples.size();
  }

  /// Returns the loss of one position by the logarithm of its odds: the logarithm of `1 + e^x`,
  /// less `y x`, in a form that does not overflow.
  private static double loss(double logOdds, double target) {
    return Math.max(logOdds, 0) + Math.log1p(Math.exp(-Math.abs(logOdds))) - target * logOdds;
  }

  /// Returns the weights of least loss, in hundredths for one unit of each term. The same positions
  /// in the same order give the same weights.
  ///
  /// @param known the weights so far; a term that is 0 in all positions keeps its weight
  /// @param progress is told the weights after each step
  public double[] fit(double[] known, Consumer<double[]> progress) {
    double[] weights = known.clone();
    for (int j = 0; j < weights.length; j++) {
      weights[j] = scales[j] == 0 ? known[j] : 0;
    }
    double cost = cost(weights);
    for (int step = 0; step < MAX_STEPS; step++) {
      double[] change = newtonStep(weights);
      double share = 1;
      double[] next = moved(weights, change, share);
      double nextCost = cost(next);
      while (nextCost > cost && share > MIN_STEP) {
        share /= 2;
        next = moved(weights, change, share);
        nextCost = cost(next);
      }
      if (nextCost > cost) {
        return weights;
      }
      weights = next;
      cost = nextCost;
      progress.accept(weights.clone());
      if (share * size(change) < MIN_STEP) {
        return weights;
      }
    }
    return weights;
  }

  private double cost(double[] weights) {
    double squares = 0;
    for (int j = 0; j < weights.length; j++) {
      double scaled = LOG_ODDS_PER_ELO * weights[j] * scales[j];
      squares += scaled * scaled;
    }
    return loss(samples, weights) + L2_PENALTY / 2 * squares;
  }

  /// Returns the step to the least value of the cost's second-order approximation, in scaled
  /// weights: the gradient divided by the matrix of second derivatives.
  private double[] newtonStep(double[] weights) {
    int terms = weights.length;
    double[] gradient = new double[terms];
    double[][] curvature = new double[terms][terms];
    double[] row = new double[terms];
    for (int i = 0; i < samples.size(); i++) {
      double p = 1 / (1 + Math.exp(-LOG_ODDS_PER_ELO * samples.dotProduct(i, weights)));
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
          gradient[j] / samples.size() - L2_PENALTY * LOG_ODDS_PER_ELO * weights[j] * scales[j];
      for (int k = 0; k <= j; k++) {
        curvature[j][k] /= samples.size();
      }
      curvature[j][j] += L2_PENALTY;
    }
    return CholeskyDecomposition.of(curvature).solve(gradient);
  }

  private double[] moved(double[] weights, double[] change, double share) {
    double[] moved = weights.clone();
    for (int j = 0; j < moved.length; j++) {
      moved[j] += scales[j] == 0 ? 0 : share * change[j] / (LOG_ODDS_PER_ELO * scales[j]);
    }
    return moved;
  }

  private static double size(double[] change) {
    double size = 0;
    for (double one : change) {
      size = Math.max(size, Math.abs(one));
    }
    return size;
  }
}
