package tabuleiro.lab.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;

class LogisticRegressionTest {
  private static final double[] TRUE = {35, -8, 0.5};

  /// Positions whose results are drawn by the chances that `TRUE` gives them.
  private static TrainingSamples drawn(long seed, int positions) {
    RandomGenerator random = SeededRandom.of(seed);
    TrainingSamples samples = new TrainingSamples(3, positions, random);
    for (int i = 0; i < positions; i++) {
      int[] values = {random.nextInt(-5, 6), random.nextInt(-20, 21), random.nextInt(-300, 301)};
      double score = 0;
      for (int j = 0; j < values.length; j++) {
        score += TRUE[j] * values[j];
      }
      double chance = 1 / (1 + Math.pow(10, -score / 400));
      samples.add(values, random.nextDouble() < chance ? 1 : 0);
    }
    return samples;
  }

  @Test
  void recoversTheWeightsBehindTheResults() {
    double[] found = new LogisticRegression(drawn(1, 100_000)).fit(new double[3], weights -> {});
    assertThat(found[0]).isCloseTo(TRUE[0], within(2.0));
    assertThat(found[1]).isCloseTo(TRUE[1], within(0.5));
    assertThat(found[2]).isCloseTo(TRUE[2], within(0.03));
  }

  @Test
  void fitsASingleTermToItsOdds() {
    // 3 of 4 won: odds of 3 are 400 log10 3 = 190.85 Elo points.
    TrainingSamples samples = new TrainingSamples(1, 1000, SeededRandom.of(1));
    for (int i = 0; i < 1000; i++) {
      samples.add(new int[] {1}, i % 4 == 0 ? 0 : 1);
    }
    double[] found = new LogisticRegression(samples).fit(new double[1], weights -> {});
    assertThat(found[0]).isCloseTo(190.85, within(0.2));
    assertThat(LogisticRegression.loss(samples, found)).isCloseTo(0.5623, within(1e-4));
    assertThat(LogisticRegression.loss(samples, new double[1]))
        .isCloseTo(Math.log(2), within(1e-12));
  }

  @Test
  void everyStepLowersTheLoss() {
    TrainingSamples samples = drawn(2, 5000);
    List<Double> losses = new ArrayList<>(List.of(Math.log(2)));
    new LogisticRegression(samples)
        .fit(new double[3], weights -> losses.add(LogisticRegression.loss(samples, weights)));
    assertThat(losses).hasSizeGreaterThan(3).isSortedAccordingTo((a, b) -> b < a + 1e-9 ? -1 : 1);
  }

  @Test
  void keepsTheWeightOfATermThatIsAlwaysZero() {
    TrainingSamples samples = new TrainingSamples(2, 100, SeededRandom.of(1));
    for (int i = 0; i < 100; i++) {
      samples.add(new int[] {1, 0}, i % 2);
    }
    double[] found = new LogisticRegression(samples).fit(new double[] {9, 7}, weights -> {});
    assertThat(found[0]).isCloseTo(0, within(1e-6));
    assertThat(found[1]).isEqualTo(7);
  }

  @Test
  void perfectPredictionGivesAFiniteWeight() {
    TrainingSamples samples = new TrainingSamples(1, 100, SeededRandom.of(1));
    for (int i = 0; i < 100; i++) {
      int value = i % 2 == 0 ? 1 : -1;
      samples.add(new int[] {value}, value > 0 ? 1 : 0);
    }
    double[] found = new LogisticRegression(samples).fit(new double[1], weights -> {});
    assertThat(found[0]).isBetween(400.0, 4000.0);
  }

  @Test
  void thinsEvenlyBeyondTheCapacity() {
    TrainingSamples samples = new TrainingSamples(1, 1000, SeededRandom.of(3));
    for (int i = 0; i < 16_000; i++) {
      samples.add(new int[] {i}, 1);
    }
    assertThat(samples.size()).isBetween(400, 1000);
    assertThat(samples.samplingInterval()).isBetween(16, 32);
    double sum = 0;
    for (int i = 0; i < samples.size(); i++) {
      sum += samples.value(i, 0);
    }
    assertThat(sum / samples.size()).isCloseTo(8000, within(700.0));
  }
}
