package tabuleiro.statistics;

/// The standard normal distribution.
final class NormalDistribution {
  /// The number of standard deviations on either side of the mean that contain 95 % of the
  /// distribution.
  static final double TWO_SIDED_95 = 1.959964;

  /// Beyond this number of standard deviations the probability equals 0 or 1 in `double` precision.
  private static final double FAR = 8.3;

  private NormalDistribution() {}

  /// Returns the cumulative distribution function, the probability of at most `x`, by the series of
  /// G. Marsaglia, "Evaluating the Normal Distribution", Journal of Statistical Software 11 (4),
  /// 2004.
  static double cumulative(double x) {
    if (Math.abs(x) > FAR) {
      return x < 0 ? 0 : 1;
    }
    double sum = x;
    double term = x;
    for (int odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
      term *= x * x / odd;
      sum += term;
    }
    return 0.5 + sum * Math.exp(-x * x / 2) / Math.sqrt(2 * Math.PI);
  }
}
