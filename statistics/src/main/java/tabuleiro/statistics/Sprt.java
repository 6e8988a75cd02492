package tabuleiro.statistics;

/// The sequential probability ratio test (A. Wald, 1945) of two hypotheses about the Elo difference
/// of two players: a match continues until one of them can be accepted, with an error probability
/// of at most 5 % of either kind.
///
/// @param elo0 the difference under the null hypothesis
/// @param elo1 the difference under the alternative, greater than `elo0`
public record Sprt(double elo0, double elo1) {
  /// The log likelihood ratio at which the test ends: `ln ((1 - 0.05) / 0.05)`, or its negative,
  /// since errors of both kinds have the same probability.
  public static final double BOUND = Math.log(0.95 / 0.05);

  /// The count used in place of 0, so that every score is possible.
  private static final double UNSEEN = 1e-3;

  /// The decision of a test.
  public enum Decision {
    /// Neither hypothesis can be accepted yet.
    CONTINUE,
    /// The null hypothesis is accepted: the difference is `elo0` rather than `elo1`.
    ACCEPT_H0,
    /// The alternative is accepted: the difference is `elo1` rather than `elo0`.
    ACCEPT_H1
  }

  /// Checks the differences.
  ///
  /// @throws IllegalArgumentException when `elo0` is not less than `elo1`
  public Sprt {
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException(
          "elo0 must be less than elo1, not " + elo0 + " and " + elo1);
    }
  }

  /// Returns the log likelihood ratio of `elo1` to `elo0`. A hypothesis determines the mean score
  /// only; its likelihood is that of the most likely distribution of pair scores with this mean (M.
  /// Van den Bergh, "A Practical Introduction to the GSPRT").
  public double logLikelihoodRatio(PentanomialScores pairs) {
    if (pairs.pairs() == 0) {
      return 0;
    }
    double[] counts = new double[pairs.counts().size()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = Math.max(UNSEEN, pairs.counts().get(i));
    }
    return logLikelihood(counts, Elo.expectedScore(elo1))
        - logLikelihood(counts, Elo.expectedScore(elo0));
  }

  /// Returns the decision of the test.
  public Decision decision(PentanomialScores pairs) {
    double ratio = logLikelihoodRatio(pairs);
    if (ratio >= BOUND) {
      return Decision.ACCEPT_H1;
    }
    return ratio <= -BOUND ? Decision.ACCEPT_H0 : Decision.CONTINUE;
  }

  /// Returns the log likelihood of the most likely distribution with a given mean, except for a
  /// term that is the same for all means. That distribution divides each count by `1 + x d`, where
  /// `d` is the difference of its score from the mean, and `x` makes the sum of the differences 0.
  private static double logLikelihood(double[] counts, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    for (int i = 0; i < 200; i++) {
      double x = (low + high) / 2;
      if (distances(counts, mean, x) > 0) {
        low = x;
      } else {
        high = x;
      }
    }
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum -= counts[i] * Math.log1p((low + high) / 2 * (PentanomialScores.score(i) - mean));
    }
    return sum;
  }

  private static double distances(double[] counts, double mean, double x) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      double distance = PentanomialScores.score(i) - mean;
      sum += counts[i] * distance / (1 + x * distance);
    }
    return sum;
  }
}
