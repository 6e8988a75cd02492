package tabuleiro.solver.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// Ascending keys in memory or in a memory-mapped file. A directory of the leading bits of a key
/// gives the range in which a binary search finds it. Immutable if the memory is.
public final class SortedKeys {
  /// The representation of a key in memory and in files.
  public static final ValueLayout.OfLong LAYOUT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  /// The mean number of keys with the same leading bits, if the keys were uniformly distributed.
  private static final int KEYS_PER_ENTRY = 4;

  private final MemorySegment keys;
  private final int count;
  private final int shift;

  /// The index of the first key with given leading bits, and one entry more for the end.
  private final int[] starts;

  /// Creates the directory for an array of keys.
  ///
  /// @throws IllegalArgumentException when the keys do not ascend
  public SortedKeys(MemorySegment keys) {
    this.keys = keys;
    count = Math.toIntExact(keys.byteSize() / Long.BYTES);
    long last = count == 0 ? 0 : keyAt(count - 1);
    int bits = Long.SIZE - Long.numberOfLeadingZeros(count / KEYS_PER_ENTRY);
    shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(last) - bits);
    starts = new int[(int) (last >>> shift) + 2];
    long before = 0;
    int filled = 0;
    for (int i = 0; i < count; i++) {
      long key = keyAt(i);
      if (key <= before) {
        throw new IllegalArgumentException("the keys do not ascend at index " + i);
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

  /// Returns the key at an index, counted from 0.
  public long keyAt(int index) {
    return keys.get(LAYOUT, (long) index * Long.BYTES);
  }

  /// Returns the index of a key, or -1 when it is absent.
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
