package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class TranspositionTableTest {
  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void storedEntryIsFound() {
    int[] numbers = {0, 1, -1, 31_999, -31_999};
    for (int score : numbers) {
      for (int move : new int[] {0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
        for (int depth : new int[] {0, 1, 127, 255}) {
          table.store(77, move, score, depth, TranspositionTable.LOWER);
          long found = table.probe(77);
          assertThat(TranspositionTable.move(found)).isEqualTo(move);
          assertThat(TranspositionTable.score(found)).isEqualTo(score);
          assertThat(TranspositionTable.depth(found)).isEqualTo(depth);
          assertThat(TranspositionTable.bound(found)).isEqualTo(TranspositionTable.LOWER);
        }
      }
    }
  }

  @Test
  void unknownPositionIsNotFound() {
    assertThat(table.probe(0)).isEqualTo(TranspositionTable.EMPTY);
    table.store(1L << 40, 5, 5, 5, TranspositionTable.EXACT);
    assertThat(table.probe(0)).isEqualTo(TranspositionTable.EMPTY);
    assertThat(table.probe(1L << 41)).isEqualTo(TranspositionTable.EMPTY);
  }

  @Test
  void shallowerAndOlderEntriesAreReplacedFirst() {
    table.store(1L << 40, 1, 0, 9, TranspositionTable.EXACT);
    table.store(2L << 40, 2, 0, 3, TranspositionTable.EXACT);
    table.store(3L << 40, 3, 0, 1, TranspositionTable.EXACT);
    assertThat(TranspositionTable.move(table.probe(1L << 40))).isEqualTo(1);
    assertThat(table.probe(2L << 40)).isEqualTo(TranspositionTable.EMPTY);
    table.nextGeneration();
    table.store(4L << 40, 4, 0, 1, TranspositionTable.EXACT);
    table.store(5L << 40, 5, 0, 1, TranspositionTable.EXACT);
    assertThat(table.probe(1L << 40)).isEqualTo(TranspositionTable.EMPTY);
  }

  @Test
  void clearedTableIsEmpty() {
    for (long i = 1; i < 100_000; i++) {
      table.store(i, 1, 1, 1, TranspositionTable.EXACT);
    }
    assertThat(table.permilleFull()).isGreaterThan(900);
    table.clear();
    assertThat(table.permilleFull()).isZero();
    assertThat(table.probe(5)).isEqualTo(TranspositionTable.EMPTY);
  }

  /// The move of an entry is computed from its hash; a torn entry would combine the hash of one
  /// with the move of another.
  @Test
  void threadsNeverMixEntries() throws InterruptedException {
    AtomicInteger found = new AtomicInteger();
    AtomicInteger mixed = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      SplittableRandom random = new SplittableRandom(i);
      threads.add(Thread.ofPlatform().start(() -> attack(random, found, mixed)));
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(found.get()).isGreaterThan(10_000);
    assertThat(mixed.get()).isZero();
  }

  private void attack(SplittableRandom random, AtomicInteger found, AtomicInteger mixed) {
    for (int i = 0; i < 1_000_000; i++) {
      // Few buckets and many hashes, so that the threads collide.
      long hash = (long) random.nextInt(1, 9) << 40 | random.nextInt(4);
      long data = table.probe(hash);
      if (data != TranspositionTable.EMPTY) {
        found.incrementAndGet();
        mixed.addAndGet(TranspositionTable.move(data) == Long.hashCode(hash) ? 0 : 1);
      }
      table.store(hash, Long.hashCode(hash), 0, random.nextInt(100), TranspositionTable.EXACT);
    }
  }
}
