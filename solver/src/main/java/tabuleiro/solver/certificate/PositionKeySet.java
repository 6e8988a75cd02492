package tabuleiro.solver.certificate;

import java.util.Arrays;
import java.util.stream.LongStream;
import tabuleiro.rules.Side;

/// A hash set of keys other than 0, for up to some 800 million keys. It takes 11 to 22 bytes a key.
final class PositionKeySet {
  private static final int FIRST_SLOTS = 1 << 10;
  private static final int MAX_SLOTS = 1 << 30;

  /// Open addressing with linear probing: a key is in the first free slot from its home slot on; 0
  /// marks a free slot.
  private long[] slots = new long[FIRST_SLOTS];

  private int count;

  /// Adds a key.
  ///
  /// @return whether the key is new
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

  /// Returns whether the set contains a key.
  boolean contains(long key) {
    return slots[slot(key)] == key;
  }

  /// Returns the keys that both sets contain.
  PositionKeySet intersection(PositionKeySet other) {
    PositionKeySet both = new PositionKeySet();
    Arrays.stream(slots).filter(key -> key != 0 && other.contains(key)).forEach(both::add);
    return both;
  }

  /// Returns the keys of the positions with a side to move, as the solver makes them, without the
  /// sign that [StrategyTraversal#key] adds for the side.
  LongStream keys(Side toMove) {
    return Arrays.stream(slots)
        .filter(key -> toMove == Side.FIRST ? key > 0 : key < 0)
        .map(key -> key & Long.MAX_VALUE);
  }

  /// Returns the slot that holds a key, or the free slot where it belongs.
  private int slot(long key) {
    int mask = slots.length - 1;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> Integer.SIZE) & mask;
    while (slots[slot] != 0 && slots[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    if (slots.length == MAX_SLOTS) {
      throw new IllegalStateException("the certificate has too many positions: " + count);
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
