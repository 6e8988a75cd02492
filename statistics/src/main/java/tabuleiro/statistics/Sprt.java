package tabuleiro.statistics;

/// The sequential probability ratio test (A. Wald, 1945) of two hypotheses on how much stronger a
/// player is: a match goes on until one of them can be accepted, with at most 5 % of errors of
/// either kind.
///
/// @param elo0 the difference of the null hypothesis
/// @param elo1 that of the alternative, greater than `elo0`
public record Sprt(double elo0, double elo1) {
  /// The logarithm of the likelihood ratio at which the test ends: `ln ((1 - 0.05) / 0.05)`, or
  /// less that, since errors of both kinds are as likely.
  public static final double BOUND = Math.log(0.95 / 0.05);

  /// A count that stands for 0, so that every score is possible.
  private static final double UNSEEN = 1e-3;

  /// What a test says.
  public enum State {
    /// Neither hypothesis can be accepted yet.
    CONTINUE,
    /// The player is `elo0` stronger, rather than `elo1`.
    ACCEPT_H0,
    /// The player is `elo1` stronger, rather than `elo0`.
    ACCEPT_H1
  }

  /// Checks the differences.
  ///
  /// @throws IllegalArgumentException when `elo0` is not less than `elo1`
  public Sprt {
    if (!(elo0 < elo1)) {
      throw new IllegalArgumentException("sprt " + elo0 + " " + elo1);
    }
  }

  /// Returns the logarithm of the likelihood ratio of `elo1` to `elo0`. Each hypothesis fixes the
  /// mean score only, and is given the distribution of pair scores of that mean that makes the
  /// pairs most likely (M. Van den Bergh, "A Practical Introduction to the GSPRT").
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

  /// Returns what the test says.
  public State state(PentanomialScores pairs) {
    double ratio = logLikelihoodRatio(pairs);
    if (ratio >= BOUND) {
      return State.ACCEPT_H1;
    }
    return ratio <= -BOUND ? State.ACCEPT_H0 : State.CONTINUE;
  }

  /// Returns the logarithm of the likelihood of the most likely distribution of a mean, but for a
  /// summand that is the same for all means. That distribution divides each count by `1 + x d`,
  /// where `d` is the distance of its score from the mean, and `x` makes the sum of the distances
  /// 0.
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
