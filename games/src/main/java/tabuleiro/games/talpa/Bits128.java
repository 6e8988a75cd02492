package tabuleiro.games.talpa;

import java.util.BitSet;

/// A set of squares of a board of more than 64: 128 bits as two words.
record Bits128(long low, long high) {
  static Bits128 of(BitSet set) {
    long[] words = set.toLongArray();
    return new Bits128(words.length > 0 ? words[0] : 0, words.length > 1 ? words[1] : 0);
  }

  static Bits128 of(int square) {
    return square < Long.SIZE ? new Bits128(1L << square, 0) : new Bits128(0, 1L << square);
  }

  BitSet toBitSet() {
    return BitSet.valueOf(new long[] {low, high});
  }

  long word(int index) {
    return switch (index) {
      case 0 -> low;
      case 1 -> high;
      default -> 0;
    };
  }

  boolean isEmpty() {
    return (low | high) == 0;
  }

  int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  boolean has(int square) {
    return (word(square / Long.SIZE) & (1L << square)) != 0;
  }

  boolean intersects(Bits128 that) {
    return ((low & that.low) | (high & that.high)) != 0;
  }

  Bits128 and(Bits128 that) {
    return new Bits128(low & that.low, high & that.high);
  }

  Bits128 or(Bits128 that) {
    return new Bits128(low | that.low, high | that.high);
  }

  Bits128 minus(Bits128 that) {
    return new Bits128(low & ~that.low, high & ~that.high);
  }

  /// Precondition: `0 < distance < 64`.
  Bits128 shiftUp(int distance) {
    return new Bits128(low << distance, (high << distance) | (low >>> (Long.SIZE - distance)));
  }

  /// Precondition: `0 < distance < 64`.
  Bits128 shiftDown(int distance) {
    return new Bits128((low >>> distance) | (high << (Long.SIZE - distance)), high >>> distance);
  }

  /// Returns the lowest square. Precondition: not empty.
  int lowest() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /// Precondition: not empty.
  Bits128 withoutLowest() {
    return low != 0 ? new Bits128(low & (low - 1), high) : new Bits128(0, high & (high - 1));
  }

  /// Returns the square that has `rank` squares of the set below it.
  ///
  /// Precondition: `0 <= rank < count()`.
  int select(int rank) {
    int lows = Long.bitCount(low);
    return rank < lows ? Bits.select(low, rank) : Long.SIZE + Bits.select(high, rank - lows);
  }
}
