package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Seeds;

class StrengthTest {
  @Test
  void eloAndScoreAreInverse() {
    assertThat(Elo.difference(0.5)).isZero();
    assertThat(Elo.difference(10 / 11.0)).isCloseTo(400, within(1e-9));
    assertThat(Elo.score(Elo.difference(0.85))).isCloseTo(0.85, within(1e-12));
    assertThat(Elo.difference(1)).isInfinite();
  }

  @Test
  void meanAndVarianceOfPairs() {
    // Pair scores 0, 1/4, 1/2, 3/4, 1: mean 12 / 20; squares of the distances
    // 0.36 + 2 * 0.1225 + 9 * 0.01 + 4 * 0.0225 + 4 * 0.16 = 1.425.
    PairScores pairs = PairScores.of(1, 2, 9, 4, 4);
    assertThat(pairs.pairs()).isEqualTo(20);
    assertThat(pairs.mean()).isCloseTo(0.6, within(1e-12));
    assertThat(pairs.variance()).isCloseTo(0.07125, within(1e-12));
    assertThat(pairs.plus(4)).isEqualTo(PairScores.of(1, 2, 9, 4, 5));
  }

  @Test
  void theIntervalAndTheLikelihoodComeFromTheDeviationOfTheMean() {
    // Deviation of the mean: sqrt(0.07125 / 20) = 0.05969; 1.96 of them are 0.1170.
    Strength strength = Strength.of(PairScores.of(1, 2, 9, 4, 4));
    assertThat(strength.elo()).isCloseTo(70.44, within(0.01));
    assertThat(strength.low()).isCloseTo(Elo.difference(0.4830), within(0.1));
    assertThat(strength.high()).isCloseTo(Elo.difference(0.7170), within(0.1));
    assertThat(strength.likelihood()).isCloseTo(0.9531, within(1e-4));
  }

  @Test
  void theOpponentSeesTheSameReversed() {
    PairScores pairs = PairScores.of(3, 10, 25, 8, 4);
    Strength one = Strength.of(pairs);
    Strength other = Strength.of(pairs.reversed());
    assertThat(other.elo()).isCloseTo(-one.elo(), within(1e-9));
    assertThat(other.low()).isCloseTo(-one.high(), within(1e-9));
    assertThat(other.likelihood()).isCloseTo(1 - one.likelihood(), within(1e-12));
  }

  @Test
  void equalScoresAreEqualStrength() {
    Strength strength = Strength.of(PairScores.of(5, 3, 10, 3, 5));
    assertThat(strength.elo()).isZero();
    assertThat(strength.likelihood()).isEqualTo(0.5);
  }

  @Test
  void whoWinsEveryGameIsStrongerByAtLeastWhatTheNumberOfGamesShows() {
    // 0.05^(1/100) = 0.97049: worse scores would show another pair with 95 %.
    Strength strength = Strength.of(PairScores.of(0, 0, 0, 0, 100));
    assertThat(strength.elo()).isEqualTo(Double.POSITIVE_INFINITY);
    assertThat(strength.low()).isCloseTo(Elo.difference(0.97049), within(0.1));
    assertThat(strength.likelihood()).isGreaterThan(0.999);
    Strength weak = Strength.of(PairScores.of(100, 0, 0, 0, 0));
    assertThat(weak.high()).isCloseTo(-strength.low(), within(1e-9));
    assertThat(weak.likelihood()).isLessThan(0.001);
  }

  @Test
  void onePairSaysNextToNothing() {
    Strength strength = Strength.of(PairScores.of(0, 0, 1, 0, 0));
    assertThat(strength.elo()).isZero();
    assertThat(strength.error()).isGreaterThan(400);
    assertThat(strength.likelihood()).isEqualTo(0.5);
  }

  /// The interval must hold the true difference in 95 of 100 matches, also when the two games of a
  /// pair depend on each other.
  @Test
  void theIntervalHoldsTheTruthInNineteenOfTwentyMatches() {
    RandomGenerator random = Seeds.random(7);
    double[] chances = {0.1, 0.15, 0.35, 0.2, 0.2};
    double truth = Elo.difference(0.15 / 4 + 0.35 / 2 + 0.2 * 3 / 4 + 0.2);
    int held = 0;
    for (int match = 0; match < 4000; match++) {
      PairScores pairs = PairScores.NONE;
      for (int pair = 0; pair < 200; pair++) {
        double left = random.nextDouble();
        int score = 0;
        while (score < 4 && left >= chances[score]) {
          left -= chances[score++];
        }
        pairs = pairs.plus(score);
      }
      Strength strength = Strength.of(pairs);
      held += strength.low() <= truth && truth <= strength.high() ? 1 : 0;
    }
    assertThat(held / 4000.0).isBetween(0.94, 0.96);
  }

  @Test
  void countsAreFiveAndNotNegative() {
    assertThatIllegalArgumentException().isThrownBy(() -> PairScores.of(0, 0, -1, 0, 0));
  }
}
