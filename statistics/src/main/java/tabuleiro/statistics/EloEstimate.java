package tabuleiro.statistics;

/// How much stronger one player is than another, as far as their games say.
///
/// @param elo the difference at which the score is expected; infinite when every game is won, or
///   every one lost
/// @param low the lower end of the interval that holds the true difference with 95 %
/// @param high its upper end
/// @param likelihoodOfSuperiority of superiority: the probability that the player is the stronger
///   one
public record EloEstimate(double elo, double low, double high, double likelihoodOfSuperiority) {
  /// Returns what pairs of games say. The mean score of many pairs has nearly a normal
  /// distribution, whose variance the pairs show; the ends of the interval are the Elo differences
  /// of the ends of the score's (H. Brandt's formula of the likelihood of superiority, with pairs).
  ///
  /// Where all pairs have one score they show no variance. Then the interval is the widest that a
  /// share of other pairs allows which stays unseen in this number of pairs with 5 %.
  ///
  /// @param pairs at least one
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

  /// Of equals, each pair would be as likely to favour the one as the other.
  private static double likelihoodOfOneScore(double mean, long pairs) {
    double byChance = Math.pow(0.5, (double) pairs);
    if (mean == 0.5) {
      return 0.5;
    }
    return mean > 0.5 ? 1 - byChance : byChance;
  }

  /// Returns half the length of the interval: the error of the difference.
  public double marginOfError() {
    return (high - low) / 2;
  }
}
