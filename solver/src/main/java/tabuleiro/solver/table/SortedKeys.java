package tabuleiro.solver.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// Ascending keys in memory or in a mapped file, and where each stands. The leading bits of a key
/// say between which places it stands, and the rest is halving. Immutable if the memory is.
public final class SortedKeys {
  /// How keys lie in memory and in files.
  public static final ValueLayout.OfLong LAYOUT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /// The mean number of keys with the same leading bits, if all were as likely.
  private static final int KEYS_TOGETHER = 4;

  private final MemorySegment keys;
  private final int count;
  private final int shift;

  /// Where the keys with given leading bits begin; one more, for the end.
  private final int[] starts;

  /// Takes keys that stand one after the other.
  ///
  /// @throws IllegalArgumentException when they do not ascend
  public SortedKeys(MemorySegment keys) {
    this.keys = keys;
    count = Math.toIntExact(keys.byteSize() / Long.BYTES);
    long last = count == 0 ? 0 : keyAt(count - 1);
    int bits = Long.SIZE - Long.numberOfLeadingZeros(count / KEYS_TOGETHER);
    shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(last) - bits);
    starts = new int[(int) (last >>> shift) + 2];
    long before = 0;
    int filled = 0;
    for (int i = 0; i < count; i++) {
      long key = keyAt(i);
      if (key <= before) {
        throw new IllegalArgumentException("the keys do not ascend at place " + i);
      }
      before = key;
      int leading = (int) (key >>> shift);
      while (filled < leading) {
        starts[++filled] = i;
      }
    }
    while (++filled < starts.length) {
      starts[filled] = count;
    }
  }

  /// Returns the number of keys.
  public int count() {
    return count;
  }

  /// Returns the key at a place, counted from 0.
  public long keyAt(int place) {
    return keys.get(LAYOUT, (long) place * Long.BYTES);
  }

  /// Returns the place of a key, or -1 when it is not there.
  public int indexOf(long key) {
    long leading = key >>> shift;
    if (leading >= starts.length - 1) {
      return -1;
    }
    int low = starts[(int) leading];
    int high = starts[(int) leading + 1] - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      long found = keyAt(middle);
      if (found == key) {
        return middle;
      }
      if (found < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
}
