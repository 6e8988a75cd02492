package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;

class EloEstimateTest {
  @Test
  void eloAndScoreAreInverse() {
    assertThat(Elo.difference(0.5)).isZero();
    assertThat(Elo.difference(10 / 11.0)).isCloseTo(400, within(1e-9));
    assertThat(Elo.expectedScore(Elo.difference(0.85))).isCloseTo(0.85, within(1e-12));
    assertThat(Elo.difference(1)).isInfinite();
  }

  @Test
  void meanAndVarianceOfPairs() {
    // Pair scores 0, 1/4, 1/2, 3/4, 1: mean 12 / 20; squares of the distances
    // 0.36 + 2 * 0.1225 + 9 * 0.01 + 4 * 0.0225 + 4 * 0.16 = 1.425.
    PentanomialScores pairs = PentanomialScores.of(1, 2, 9, 4, 4);
    assertThat(pairs.pairs()).isEqualTo(20);
    assertThat(pairs.mean()).isCloseTo(0.6, within(1e-12));
    assertThat(pairs.variance()).isCloseTo(0.07125, within(1e-12));
    assertThat(pairs.plus(4)).isEqualTo(PentanomialScores.of(1, 2, 9, 4, 5));
  }

  @Test
  void intervalAndLikelihoodFollowFromTheStandardError() {
    // Deviation of the mean: sqrt(0.07125 / 20) = 0.05969; 1.96 of them are 0.1170.
    EloEstimate strength = EloEstimate.of(PentanomialScores.of(1, 2, 9, 4, 4));
    assertThat(strength.elo()).isCloseTo(70.44, within(0.01));
    assertThat(strength.low()).isCloseTo(Elo.difference(0.4830), within(0.1));
    assertThat(strength.high()).isCloseTo(Elo.difference(0.7170), within(0.1));
    assertThat(strength.likelihoodOfSuperiority()).isCloseTo(0.9531, within(1e-4));
  }

  @Test
  void opponentSeesTheReverse() {
    PentanomialScores pairs = PentanomialScores.of(3, 10, 25, 8, 4);
    EloEstimate one = EloEstimate.of(pairs);
    EloEstimate other = EloEstimate.of(pairs.reversed());
    assertThat(other.elo()).isCloseTo(-one.elo(), within(1e-9));
    assertThat(other.low()).isCloseTo(-one.high(), within(1e-9));
    assertThat(other.likelihoodOfSuperiority())
        .isCloseTo(1 - one.likelihoodOfSuperiority(), within(1e-12));
  }

  @Test
  void equalScoresMeanEqualStrength() {
    EloEstimate strength = EloEstimate.of(PentanomialScores.of(5, 3, 10, 3, 5));
    assertThat(strength.elo()).isZero();
    assertThat(strength.likelihoodOfSuperiority()).isEqualTo(0.5);
  }

  @Test
  void winningEveryGameGivesAFiniteLowerBound() {
    // 0.05^(1/100) = 0.97049: worse scores would show another pair with 95 %.
    EloEstimate strength = EloEstimate.of(PentanomialScores.of(0, 0, 0, 0, 100));
    assertThat(strength.elo()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(strength.low()).isCloseTo(Elo.difference(0.97049), within(0.1));
    assertThat(strength.likelihoodOfSuperiority()).isGreaterThan(0.999);
    EloEstimate weak = EloEstimate.of(PentanomialScores.of(100, 0, 0, 0, 0));
    assertThat(weak.high()).isCloseTo(-strength.low(), within(1e-9));
    assertThat(weak.likelihoodOfSuperiority()).isLessThan(0.001);
  }

  @Test
  void singlePairGivesAWideInterval() {
    EloEstimate strength = EloEstimate.of(PentanomialScores.of(0, 0, 1, 0, 0));
    assertThat(strength.elo()).isZero();
    assertThat(strength.marginOfError()).isGreaterThan(400);
    assertThat(strength.likelihoodOfSuperiority()).isEqualTo(0.5);
  }

  /// The interval must hold the true difference in 95 of 100 matches, also when the two games of a
  /// pair depend on each other.
  @Test
  void intervalCoversTheTrueDifferenceIn95PercentOfMatches() {
    RandomGenerator random = SeededRandom.of(7);
    double[] chances = {0.1, 0.15, 0.35, 0.2, 0.2};
    double truth = Elo.difference(0.15 / 4 + 0.35 / 2 + 0.2 * 3 / 4 + 0.2);
    int held = 0;
    for (int match = 0; match < 4000; match++) {
      PentanomialScores pairs = PentanomialScores.NONE;
      for (int pair = 0; pair < 200; pair++) {
        double left = random.nextDouble();
        int score = 0;
        while (score < 4 && left >= chances[score]) {
          left -= chances[score++];
        }
        pairs = pairs.plus(score);
      }
      EloEstimate strength = EloEstimate.of(pairs);
      held += strength.low() <= truth && truth <= strength.high() ? 1 : 0;
    }
    assertThat(held / 4000.0).isBetween(0.94, 0.96);
  }

  @Test
  void requiresFiveNonNegativeCounts() {
    assertThatIllegalArgumentException().isThrownBy(() -> PentanomialScores.of(0, 0, -1, 0, 0));
  }
}
