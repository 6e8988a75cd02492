package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ConfidenceIntervalTest {
  /// R. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
  @Test
  void scoreIntervalMatchesPublishedValues() {
    assertInterval(ConfidenceInterval.wilson(81, 263), 0.2553, 0.3662);
    assertInterval(ConfidenceInterval.wilson(15, 148), 0.0624, 0.1605);
    assertInterval(ConfidenceInterval.wilson(0, 20), 0.0000, 0.1611);
    assertInterval(ConfidenceInterval.wilson(1, 29), 0.0061, 0.1718);
  }

  /// R. Newcombe, "Interval estimation for the difference between independent proportions", 1998,
  /// table II, method 10.
  @Test
  void intervalOfDifferenceMatchesPublishedValues() {
    assertInterval(difference(56, 70, 48, 80), 0.0524, 0.3339);
    assertInterval(difference(9, 10, 3, 10), 0.1705, 0.8090);
    assertInterval(difference(10, 10, 0, 10), 0.6075, 1.0000);
  }

  private static ConfidenceInterval difference(int successes, int trials, int other, int all) {
    return ConfidenceInterval.ofDifference(
        (double) successes / trials,
        ConfidenceInterval.wilson(successes, trials),
        (double) other / all,
        ConfidenceInterval.wilson(other, all));
  }

  @Test
  void intervalIsSymmetric() {
    ConfidenceInterval one = ConfidenceInterval.wilson(3.5, 10);
    ConfidenceInterval other = ConfidenceInterval.wilson(6.5, 10);
    assertInterval(one, 1 - other.high(), 1 - other.low());
  }

  @Test
  void withoutTrialsTheIntervalIsFromZeroToOne() {
    assertThat(ConfidenceInterval.wilson(0, 0)).isEqualTo(new ConfidenceInterval(0, 1));
  }

  private static void assertInterval(ConfidenceInterval interval, double low, double high) {
    assertThat(interval.low()).isCloseTo(low, within(0.00005));
    assertThat(interval.high()).isCloseTo(high, within(0.00005));
  }
}
