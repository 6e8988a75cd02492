package tabuleiro.statistics.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class WeightedMatchingTest {
  private static final long IMPOSSIBLE = Long.MAX_VALUE;

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6, 8, 10})
  void findsTheLeastCostOfAllMatchings(int size) {
    Random random = new Random(size);
    int impossible = 0;
    for (int run = 0; run < 400; run++) {
      @Nullable BigInteger[][] costs = costs(size, random, 0.3 + 0.7 * random.nextDouble());
      long least = least(costs, 0);
      Optional<int[]> found = WeightedMatching.find(costs);
      assertThat(found.isPresent()).as("seed %d, run %d", size, run).isEqualTo(least != IMPOSSIBLE);
      if (found.isPresent()) {
        assertThat(cost(costs, found.get())).as("seed %d, run %d", size, run).isEqualTo(least);
      } else {
        impossible++;
      }
    }
    assertThat(impossible).isBetween(1, 399);
  }

  @Test
  void aLargeGraphIsMatchedCompletely() {
    @Nullable BigInteger[][] costs = costs(120, new Random(7), 0.2);
    int[] mates = WeightedMatching.find(costs).orElseThrow();
    for (int i = 0; i < mates.length; i++) {
      assertThat(mates[mates[i]]).isEqualTo(i);
      assertThat(costs[i][mates[i]]).isNotNull();
    }
  }

  @Test
  void anOddNumberOfVerticesCannotBeMatched() {
    assertThat(WeightedMatching.find(costs(5, new Random(1), 1))).isEmpty();
  }

  private static @Nullable BigInteger[][] costs(int size, Random random, double density) {
    @Nullable BigInteger[][] costs = new BigInteger[size][size];
    int bound = 1 + random.nextInt(20);
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        if (random.nextDouble() < density) {
          costs[i][j] = BigInteger.valueOf(random.nextInt(bound));
          costs[j][i] = costs[i][j];
        }
      }
    }
    return costs;
  }

  private static long cost(@Nullable BigInteger[][] costs, int[] mates) {
    long sum = 0;
    for (int i = 0; i < mates.length; i++) {
      assertThat(mates[mates[i]]).isEqualTo(i);
      BigInteger cost = costs[i][mates[i]];
      assertThat(cost).isNotNull();
      sum += cost == null || mates[i] < i ? 0 : cost.longValueExact();
    }
    return sum;
  }

  /// Returns the least cost of all matchings of the vertices that are not in a set.
  private static long least(@Nullable BigInteger[][] costs, int matched) {
    int i = Integer.numberOfTrailingZeros(~matched);
    if (i >= costs.length) {
      return 0;
    }
    long least = IMPOSSIBLE;
    for (int j = i + 1; j < costs.length; j++) {
      BigInteger cost = costs[i][j];
      if (cost != null && (matched & 1 << j) == 0) {
        long rest = least(costs, matched | 1 << i | 1 << j);
        least = rest == IMPOSSIBLE ? least : Math.min(least, rest + cost.longValueExact());
      }
    }
    return least;
  }
}
