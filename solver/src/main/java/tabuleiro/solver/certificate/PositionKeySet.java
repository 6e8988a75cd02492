package tabuleiro.solver.certificate;

/// A set of keys other than 0, at most some 800 million. Takes 11 to 22 bytes a key.
final class PositionKeySet {
  private static final int FIRST_SLOTS = 1 << 10;
  private static final int MOST_SLOTS = 1 << 30;

  /// Each key stands in the first free slot from its own on; 0 is a free one.
  private long[] slots = new long[FIRST_SLOTS];

  private int count;

  /// Adds a key.
  ///
  /// @return whether it was not there
  /// @throws IllegalStateException when the set is full
  boolean add(long key) {
    int slot = slot(key);
    if (slots[slot] == key) {
      return false;
    }
    slots[slot] = key;
    if (++count > slots.length / 4 * 3) {
      grow();
    }
    return true;
  }

  /// Returns whether a key was added.
  boolean contains(long key) {
    return slots[slot(key)] == key;
  }

  /// Returns the slot where a key stands, or would stand.
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & mask;
    while (slots[slot] != 0 && slots[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    if (slots.length == MOST_SLOTS) {
      throw new IllegalStateException("too many positions: " + count);
    }
    long[] old = slots;
    slots = new long[2 * old.length];
    for (long key : old) {
      if (key != 0) {
        slots[slot(key)] = key;
      }
    }
  }
}
