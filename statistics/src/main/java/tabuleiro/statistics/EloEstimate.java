package tabuleiro.statistics;

/// An estimate of the Elo difference of two players from their games.
///
/// @param elo the difference at which the score is expected; infinite when all games were won, or
///   all were lost
/// @param low the lower end of the 95 % confidence interval of the true difference
/// @param high the upper end
/// @param likelihoodOfSuperiority the probability that the player is the stronger one
public record EloEstimate(double elo, double low, double high, double likelihoodOfSuperiority) {
  /// Returns the estimate from pairs of games. The mean score of many pairs is nearly normally
  /// distributed, with a variance that is estimated from the pairs; the ends of the interval are
  /// the Elo differences at the ends of the score's interval (H. Brandt's formula of the likelihood
  /// of superiority, with pairs).
  ///
  /// When all pairs have the same score, they show no variance. The interval is then the widest one
  /// that is consistent with a share of other pairs which stays unseen in this number of pairs with
  /// a probability of 5 %.
  ///
  /// @param pairs at least one pair
  public static EloEstimate of(PentanomialScores pairs) {
    double mean = pairs.mean();
    double variance = pairs.variance();
    if (variance == 0) {
      double unseen = 1 - Math.pow(0.05, 1.0 / pairs.pairs());
      return new EloEstimate(
          Elo.difference(mean),
          Elo.difference(mean - unseen * mean),
          Elo.difference(mean + unseen * (1 - mean)),
          likelihoodOfOneScore(mean, pairs.pairs()));
    }
    double deviation = Math.sqrt(variance / pairs.pairs());
    double margin = NormalDistribution.TWO_SIDED_95 * deviation;
    return new EloEstimate(
        Elo.difference(mean),
        Elo.difference(Math.max(0, mean - margin)),
        Elo.difference(Math.min(1, mean + margin)),
        NormalDistribution.cumulative((mean - 0.5) / deviation));
  }

  /// Between equal players each pair would be as likely to favour the one as the other.
  private static double likelihoodOfOneScore(double mean, long pairs) {
    double byChance = Math.pow(0.5, (double) pairs);
    if (mean == 0.5) {
      return 0.5;
    }
    return mean > 0.5 ? 1 - byChance : byChance;
  }

  /// Returns half the width of the confidence interval.
  public double marginOfError() {
    return (high - low) / 2;
  }
}
