package tabuleiro.reference.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExactKeyTableTest {
  private static final int KEYS = 100_000;

  /// The keys are small, large or close to each other, and the table holds a twelfth of them.
  @Test
  void noKeyIsTakenForAnother() {
    Random random = new Random(1);
    CheckerTable table = new ExactKeyTable(1);
    Map<Long, Boolean> stored = new HashMap<>();
    long last = 1;
    int found = 0;
    for (int i = 0; i < KEYS; i++) {
      long key =
          switch (random.nextInt(3)) {
            case 0 -> 1 + random.nextInt(1 << 16);
            case 1 -> 1 + (random.nextLong() >>> 1);
            default -> last ^ (1L << random.nextInt(62));
          };
      last = Math.max(1, key);
      CheckerTable.Entry entry = table.probe(0, last);
      if (entry != CheckerTable.Entry.UNKNOWN) {
        assertThat(stored)
            .as("key %d", last)
            .containsEntry(last, entry == CheckerTable.Entry.REACHED);
        found++;
        continue;
      }
      boolean isReached = stored.computeIfAbsent(last, _ -> random.nextBoolean());
      table.store(0, last, isReached, 1 + random.nextInt(1000));
    }
    assertThat(found).isGreaterThan(1000);
  }

  @Test
  void severalKeysAreFoundAsEachByItself() {
    Random random = new Random(2);
    CheckerTable table = new ExactKeyTable(1);
    long[] keys = random.longs(KEYS, 1, Long.MAX_VALUE).toArray();
    CheckerTable.Entry[] found = new CheckerTable.Entry[KEYS];
    table.probe(keys, keys, KEYS, found);
    assertThat(found).containsOnly(CheckerTable.Entry.UNKNOWN);
    for (int i = 0; i < KEYS; i += 3) {
      table.store(0, keys[i], random.nextBoolean(), 1);
    }
    table.probe(keys, keys, KEYS, found);
    for (int i = 0; i < KEYS; i++) {
      assertThat(found[i]).as("key %d", keys[i]).isEqualTo(table.probe(0, keys[i]));
    }
    assertThat(found).contains(CheckerTable.Entry.REACHED, CheckerTable.Entry.MISSED);
  }

  @Test
  void workDecidesWhatIsKept() {
    CheckerTable table = new ExactKeyTable(1);
    table.store(0, 5, true, 1L << 40);
    for (long key = 10; key < KEYS; key++) {
      table.store(0, key, false, 1);
    }
    assertThat(table.probe(0, 5)).isEqualTo(CheckerTable.Entry.REACHED);
  }
}
