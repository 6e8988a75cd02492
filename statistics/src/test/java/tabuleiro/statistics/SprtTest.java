package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;

class SprtTest {
  @Test
  void withTwoScoresItTestsABiasedCoin() {
    // Only 2-0 and 0-2: the distribution of a mean is fixed, so the ratio is
    // W ln (s1 / s0) + L ln ((1 - s1) / (1 - s0)). With 0 and 100 Elo: s0 = 0.5, s1 = 0.640065.
    double expected = 60 * Math.log(0.640065 / 0.5) + 40 * Math.log(0.359935 / 0.5);
    assertThat(expected).isCloseTo(1.6695, within(1e-3));
    double ratio = new Sprt(0, 100).logLikelihoodRatio(PentanomialScores.of(40, 0, 0, 0, 60));
    assertThat(ratio).isCloseTo(expected, within(2e-3));
  }

  @Test
  void nearlyEqualHypothesesFollowTheNormalApproximation() {
    // N (s1 - s0) (2 mean - s0 - s1) / (2 variance), from the same source.
    PentanomialScores pairs = PentanomialScores.of(300, 2000, 5000, 2200, 500);
    double s0 = Elo.expectedScore(0);
    double s1 = Elo.expectedScore(5);
    double variance = pairs.variance();
    double expected = pairs.pairs() * (s1 - s0) * (2 * pairs.mean() - s0 - s1) / (2 * variance);
    assertThat(expected).isGreaterThan(2);
    assertThat(new Sprt(0, 5).logLikelihoodRatio(pairs)).isCloseTo(expected, within(0.05));
  }

  @Test
  void exchangingThePlayersExchangesTheHypotheses() {
    PentanomialScores pairs = PentanomialScores.of(3, 10, 25, 8, 4);
    assertThat(new Sprt(-10, 10).logLikelihoodRatio(pairs.reversed()))
        .isCloseTo(-new Sprt(-10, 10).logLikelihoodRatio(pairs), within(1e-9));
  }

  @Test
  void withoutPairsTheTestContinues() {
    assertThat(new Sprt(0, 10).logLikelihoodRatio(PentanomialScores.NONE)).isZero();
    assertThat(new Sprt(0, 10).decision(PentanomialScores.NONE)).isEqualTo(Sprt.Decision.CONTINUE);
  }

  @Test
  void manyWinsAcceptTheAlternativeAndManyLossesTheNullHypothesis() {
    assertThat(new Sprt(0, 100).decision(PentanomialScores.of(0, 0, 0, 0, 30)))
        .isEqualTo(Sprt.Decision.ACCEPT_H1);
    assertThat(new Sprt(0, 100).decision(PentanomialScores.of(30, 0, 0, 0, 0)))
        .isEqualTo(Sprt.Decision.ACCEPT_H0);
    assertThat(new Sprt(0, 100).decision(PentanomialScores.of(1, 0, 1, 0, 1)))
        .isEqualTo(Sprt.Decision.CONTINUE);
    assertThat(Sprt.BOUND).isCloseTo(2.944, within(1e-3));
  }

  /// Where the null hypothesis holds, one test in twenty may accept the other.
  @Test
  void errorRateIsAtMostFivePercent() {
    RandomGenerator random = SeededRandom.of(11);
    Sprt sprt = new Sprt(0, 40);
    int wrong = 0;
    for (int test = 0; test < 500; test++) {
      PentanomialScores pairs = PentanomialScores.NONE;
      while (sprt.decision(pairs) == Sprt.Decision.CONTINUE) {
        pairs = pairs.plus(random.nextInt(3) + random.nextInt(3));
      }
      wrong += sprt.decision(pairs) == Sprt.Decision.ACCEPT_H1 ? 1 : 0;
    }
    assertThat(wrong / 500.0).isBetween(0.01, 0.08);
  }

  @Test
  void rejectsBoundsInTheWrongOrder() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(5, 5));
  }
}
