package tabuleiro.statistics;

/// A 95 % confidence interval of a proportion.
///
/// @param low the lower end, from 0 to 1
/// @param high the upper end, from 0 to 1
public record ConfidenceInterval(double low, double high) {
  /// Returns the score interval of E. B. Wilson, "Probable Inference, the Law of Succession, and
  /// Statistical Inference", Journal of the American Statistical Association 22 (158), 1927. It
  /// stays within 0 and 1, and its coverage is good with few trials and with proportions near 0 and
  /// 1.
  ///
  /// Half successes (draws) may be counted as halves; the interval is then somewhat too wide.
  ///
  /// @param successes from 0 to `trials`
  /// @return the interval from 0 to 1 when there are no trials
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
}
