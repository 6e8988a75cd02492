package tabuleiro.rules.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SeededRandomTest {
  /// With 6 degrees of freedom, chi-square exceeds this value once in a million tests.
  private static final double SUSPICIOUS = 38.3;

  @Test
  void seedAlwaysGivesTheSameNumbers() {
    long first = SeededRandom.of(7).nextLong();
    assertThat(SeededRandom.of(7).nextLong()).isEqualTo(first);
    assertThat(SeededRandom.of(8).nextLong()).isNotEqualTo(first);
    assertThat(Zobrist.keys(3, 7)[0]).isEqualTo(first);
  }

  @Test
  void everyNumberBelowTheBoundIsEquallyLikely() {
    int draws = 700_000;
    int[] counts = new int[7];
    RandomGenerator random = SeededRandom.of(1);
    for (int i = 0; i < draws; i++) {
      counts[SeededRandom.nextBelow(random, 7)]++;
    }
    double expected = draws / 7.0;
    double chiSquare = 0;
    for (int count : counts) {
      chiSquare += (count - expected) * (count - expected) / expected;
    }
    assertThat(chiSquare).as("seed 1").isLessThan(SUSPICIOUS);
  }

  /// Numbers that would cause a bias are rejected: with this bound nearly half of all 32-bit
  /// numbers.
  @Test
  void numbersThatWouldCauseABiasAreRejected() {
    int bound = (1 << 30) + (1 << 29) + 1;
    int[] calls = {0};
    RandomGenerator fair = SeededRandom.of(2);
    RandomGenerator counting =
        () -> {
          calls[0]++;
          return fair.nextLong();
        };
    int low = 0;
    for (int i = 0; i < 10_000; i++) {
      int number = SeededRandom.nextBelow(counting, bound);
      assertThat(number).isBetween(0, bound - 1);
      low += number < bound / 2 ? 1 : 0;
    }
    assertThat(calls[0]).isGreaterThan(12_000);
    assertThat(low).isBetween(4_800, 5_200);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 64, Integer.MAX_VALUE})
  void theBoundItselfIsNeverDrawn(int bound) {
    RandomGenerator random = SeededRandom.of(3);
    for (int i = 0; i < 1_000; i++) {
      assertThat(SeededRandom.nextBelow(random, bound)).isBetween(0, bound - 1);
    }
  }
}
