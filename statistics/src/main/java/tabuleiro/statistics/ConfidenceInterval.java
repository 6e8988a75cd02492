package tabuleiro.statistics;

/// A 95 % confidence interval: of a proportion, of the difference of two, or of a mean.
///
/// @param low the lower end
/// @param high the upper end
public record ConfidenceInterval(double low, double high) {
  /// Returns the score interval of E. B. Wilson, "Probable Inference, the Law of Succession, and
  /// Statistical Inference", Journal of the American Statistical Association 22 (158), 1927. It
  /// stays within 0 and 1, and its coverage is good with few trials and with proportions near 0 and
  /// 1.
  ///
  /// Half successes (draws) may be counted as halves; the interval is then somewhat too wide.
  ///
  /// @param successes from 0 to `trials`
  /// @return an interval within 0 and 1; that from 0 to 1 when there are no trials
  public static ConfidenceInterval wilson(double successes, long trials) {
    if (trials == 0) {
      return new ConfidenceInterval(0, 1);
    }
    double share = successes / trials;
    double z2 = NormalDistribution.TWO_SIDED_95 * NormalDistribution.TWO_SIDED_95;
    double middle = share + z2 / (2 * trials);
    double margin =
        NormalDistribution.TWO_SIDED_95
            * Math.sqrt(share * (1 - share) / trials + z2 / (4.0 * trials * trials));
    double scale = 1 + z2 / trials;
    return new ConfidenceInterval(
        Math.max(0, (middle - margin) / scale), Math.min(1, (middle + margin) / scale));
  }

  /// Returns the interval of a mean by the normal distribution.
  ///
  /// @param mean the mean of the values
  /// @param variance their variance
  /// @param count how many there are, at least 2
  public static ConfidenceInterval ofMean(double mean, double variance, long count) {
    double margin = NormalDistribution.TWO_SIDED_95 * Math.sqrt(variance / count);
    return new ConfidenceInterval(mean - margin, mean + margin);
  }

  /// Returns the interval of the difference of two proportions from their intervals: method 10 of
  /// R. G. Newcombe, "Interval Estimation for the Difference between Independent Proportions",
  /// Statistics in Medicine 17 (8), 1998.
  ///
  /// @param share the first proportion, from 0 to 1
  /// @param interval its interval by [#wilson]
  /// @param other the proportion that is subtracted
  /// @param otherInterval its interval by [#wilson]
  /// @return an interval from -1 to 1
  public static ConfidenceInterval ofDifference(
      double share, ConfidenceInterval interval, double other, ConfidenceInterval otherInterval) {
    double difference = share - other;
    return new ConfidenceInterval(
        difference - Math.hypot(share - interval.low, otherInterval.high - other),
        difference + Math.hypot(interval.high - share, other - otherInterval.low));
  }
}
