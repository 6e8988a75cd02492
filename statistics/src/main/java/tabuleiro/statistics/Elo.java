package tabuleiro.statistics;

/// The Elo scale: an advantage of 400 points means odds of 10 to 1 (A. Elo, The Rating of
/// Chessplayers, 1978, in its logistic form).
public final class Elo {
  /// The natural logarithm of the odds for one Elo point.
  public static final double LOG_ODDS_PER_POINT = Math.log(10) / 400;

  private Elo() {}

  /// Returns the expected score, from 0 to 1, of a player who is `difference` Elo points stronger.
  public static double expectedScore(double difference) {
    return 1 / (1 + Math.pow(10, -difference / 400));
  }

  /// Returns the Elo difference at which a score, from 0 to 1, is expected; infinite at 0 and at 1.
  public static double difference(double score) {
    return 400 * Math.log10(score / (1 - score));
  }
}
