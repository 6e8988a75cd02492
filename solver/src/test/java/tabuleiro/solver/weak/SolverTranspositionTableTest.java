package tabuleiro.solver.weak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rules.support.SeededRandom;

class SolverTranspositionTableTest {
  private static final long SEED = 3;

  @Test
  void returnsWhatWasStored() {
    try (Arena arena = Arena.ofConfined()) {
      SolverTranspositionTable table = new SolverTranspositionTable(arena, 100_000);
      RandomGenerator random = SeededRandom.of(SEED);
      Map<Long, Integer> kept = new HashMap<>();
      for (int i = 0; i < 100_000; i++) {
        long key = i % 2 == 0 ? i + 1 : random.nextLong();
        int rank = random.nextInt(3);
        kept.put(key, SolverTranspositionTable.bounds(rank, rank));
        table.store(key, SolverTranspositionTable.bounds(rank, rank), random.nextLong(1, 1000));
      }
      long found =
          kept.entrySet().stream()
              .filter(entry -> table.probe(entry.getKey()) != SolverTranspositionTable.NO_BOUNDS)
              .peek(entry -> assertThat(table.probe(entry.getKey())).isEqualTo(entry.getValue()))
              .count();
      assertThat(found).isGreaterThan(table.sizeBytes() / Long.BYTES * 9 / 10);
      assertThat(table.fillRatio()).isGreaterThan(0.99);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 100_000, 1_000_003, 5_000_000})
  void readsAllEntriesWithTheirKeys(long bytes) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      SolverTranspositionTable table = new SolverTranspositionTable(arena, bytes);
      RandomGenerator random = SeededRandom.of(SEED);
      Map<Long, Integer> kept = new HashMap<>();
      for (int i = 0; i < 1000; i++) {
        long key = i % 2 == 0 ? i + 1 : random.nextLong();
        kept.put(key, SolverTranspositionTable.bounds(i % 3, 2));
        table.store(key, SolverTranspositionTable.bounds(i % 3, 2), 1L << (i % 5));
      }
      Map<Long, Integer> read = new HashMap<>();
      table.forEachEntry(1, (key, bounds, _) -> read.put(key, bounds));
      assertThat(read).isEqualTo(kept);
      read.clear();
      table.forEachEntry(4, (key, bounds, _) -> read.put(key, bounds));
      assertThat(read)
          .hasSize(400)
          .allSatisfy((key, bounds) -> assertThat(kept).containsEntry(key, bounds));
    }
  }

  @Test
  void probesSeveralKeysLikeSingleKeys() {
    try (Arena arena = Arena.ofConfined()) {
      SolverTranspositionTable table = new SolverTranspositionTable(arena, 1);
      table.store(5, SolverTranspositionTable.bounds(0, 1), 10);
      table.store(7, SolverTranspositionTable.bounds(2, 2), 10);
      int[] bounds = {9, 9, 9, 9};
      table.probe(new long[] {7, 6, 5, 5}, 3, bounds);
      assertThat(bounds)
          .containsExactly(
              SolverTranspositionTable.bounds(2, 2),
              SolverTranspositionTable.NO_BOUNDS,
              SolverTranspositionTable.bounds(0, 1),
              9);
    }
  }

  @Test
  void combinesBoundsOfOneKey() {
    try (Arena arena = Arena.ofConfined()) {
      SolverTranspositionTable table = new SolverTranspositionTable(arena, 1);
      assertThat(table.probe(5)).isEqualTo(SolverTranspositionTable.NO_BOUNDS);
      table.store(5, SolverTranspositionTable.bounds(0, 1), 10);
      table.store(5, SolverTranspositionTable.bounds(1, 2), 10);
      assertThat(table.probe(5)).isEqualTo(SolverTranspositionTable.bounds(1, 1));
    }
  }

  /// Eight entries share a bucket; of one bucket's the costly ones stay.
  @Test
  void keepsTheEntriesWithMostWork() {
    try (Arena arena = Arena.ofConfined()) {
      SolverTranspositionTable table = new SolverTranspositionTable(arena, 1);
      for (long key = 1; key <= 100; key++) {
        table.store(key, SolverTranspositionTable.bounds(2, 2), 1_000_000);
      }
      for (long key = 1000; key <= 200_000; key++) {
        table.store(key, SolverTranspositionTable.bounds(0, 0), 1);
      }
      for (long key = 1; key <= 100; key++) {
        assertThat(table.probe(key)).isEqualTo(SolverTranspositionTable.bounds(2, 2));
      }
    }
  }
}
