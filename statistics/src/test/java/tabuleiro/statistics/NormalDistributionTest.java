package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalDistributionTest {
  /// The values of the usual tables.
  @ParameterizedTest
  @CsvSource({
    "0, 0.5", "1, 0.8413447460685429", "-1, 0.15865525393145707", "1.959963984540054, 0.975",
    "3, 0.9986501019683699", "-6, 9.865876450376946e-10", "9, 1", "-9, 0"
  })
  void matchesPublishedTables(double x, double probability) {
    assertThat(NormalDistribution.cumulative(x)).isCloseTo(probability, within(1e-14));
  }
}
