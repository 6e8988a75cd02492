package tabuleiro.reference.certificate;

/// A set of the keys of positions. A key of 128 bits takes 22 to 44 bytes, one of 64 bits half of
/// that; at most about 800 million keys fit.
final class FingerprintSet {
  private static final int FIRST_SLOTS = 1 << 10;

  /// The largest table, in slots of one or two `long` values.
  private static final int MAX_SLOTS = 1 << 30;

  private static final long FACTOR = 0x9FB21C651E98DF25L;

  /// Empty where all keys have 64 bits.
  private long[] high;

  private long[] low;
  private int count;

  /// @param isExact whether the upper half of every key is 0
  FingerprintSet(boolean isExact) {
    high = new long[isExact ? 0 : FIRST_SLOTS];
    low = new long[FIRST_SLOTS];
  }

  /// Adds a key.
  ///
  /// @return whether the key is new
  /// @throws IllegalStateException when the set is full
  boolean add(long highKey, long lowKey) {
    boolean isNew = insert(highKey, lowKey);
    if (isNew && ++count > low.length / 4 * 3) {
      grow();
    }
    return isNew;
  }

  /// Returns the number of keys.
  int size() {
    return count;
  }

  private long highAt(long[] keys, int slot) {
    return keys.length == 0 ? 0 : keys[slot];
  }

  /// Two zero values mark an empty slot; no known position has this key.
  private boolean insert(long first, long second) {
    int slot = (int) ((second * FACTOR) >>> Integer.SIZE) & (low.length - 1);
    while (low[slot] != 0 || highAt(high, slot) != 0) {
      if (low[slot] == second && highAt(high, slot) == first) {
        return false;
      }
      slot = (slot + 1) & (low.length - 1);
    }
    low[slot] = second;
    if (high.length > 0) {
      high[slot] = first;
    }
    return true;
  }

  private void grow() {
    if (low.length == MAX_SLOTS) {
      throw new IllegalStateException("too many positions: " + count);
    }
    long[] oldHigh = high;
    long[] oldLow = low;
    high = new long[2 * oldHigh.length];
    low = new long[2 * oldLow.length];
    for (int i = 0; i < oldLow.length; i++) {
      if (oldLow[i] != 0 || highAt(oldHigh, i) != 0) {
        insert(highAt(oldHigh, i), oldLow[i]);
      }
    }
  }
}
