package tabuleiro.games.common;

import java.util.BitSet;

/// A set of the numbers 0 to 127, two words of 64 bits. Immutable. The compiler dissolves these
/// objects inside a method; what a position keeps are plain `long`s, or sets where speed matters
/// less.
///
/// @param low the bits 0 to 63
/// @param high the bits 64 to 127
public record Bits128(long low, long high) {
  /// Returns the set of the members of a [BitSet] that are below 128.
  public static Bits128 of(BitSet set) {
    long[] words = set.toLongArray();
    return new Bits128(words.length > 0 ? words[0] : 0, words.length > 1 ? words[1] : 0);
  }

  /// Returns the set of one bit.
  ///
  /// @param bit 0 to 127
  public static Bits128 of(int bit) {
    return bit < Long.SIZE ? new Bits128(1L << bit, 0) : new Bits128(0, 1L << bit);
  }

  /// Returns a fresh [BitSet] of the same members.
  public BitSet toBitSet() {
    return BitSet.valueOf(new long[] {low, high});
  }

  /// Returns a word of 64 bits: 0 is the low one, 1 the high one, any other is 0.
  public long word(int index) {
    return switch (index) {
      case 0 -> low;
      case 1 -> high;
      default -> 0;
    };
  }

  /// Returns whether the set is empty.
  public boolean isEmpty() {
    return (low | high) == 0;
  }

  /// Returns the number of members.
  public int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /// Returns whether a bit is in this set.
  ///
  /// @param bit 0 to 127
  public boolean has(int bit) {
    return (((bit < Long.SIZE ? low : high) >>> bit) & 1) != 0;
  }

  /// Returns whether this set and the other have a member in common.
  public boolean intersects(Bits128 that) {
    return ((low & that.low) | (high & that.high)) != 0;
  }

  /// Returns the intersection.
  public Bits128 and(Bits128 that) {
    return new Bits128(low & that.low, high & that.high);
  }

  /// Returns the union.
  public Bits128 or(Bits128 that) {
    return new Bits128(low | that.low, high | that.high);
  }

  /// Returns the members of this set that are not in the other.
  public Bits128 minus(Bits128 that) {
    return new Bits128(low & ~that.low, high & ~that.high);
  }

  /// Returns the set with every member raised by a distance; those above 127 are dropped.
  ///
  /// @param distance 1 to 63
  public Bits128 shiftUp(int distance) {
    return new Bits128(low << distance, (high << distance) | (low >>> -distance));
  }

  /// Returns the set with every member lowered by a distance; those below 0 are dropped.
  ///
  /// @param distance 1 to 63
  public Bits128 shiftDown(int distance) {
    return new Bits128((low >>> distance) | (high << -distance), high >>> distance);
  }

  /// Returns the lowest member.
  ///
  /// Precondition: not empty.
  public int lowest() {
    return low != 0
        ? Long.numberOfTrailingZeros(low)
        : Long.SIZE + Long.numberOfTrailingZeros(high);
  }

  /// Returns the set without its lowest member.
  ///
  /// Precondition: not empty.
  public Bits128 withoutLowest() {
    return low != 0 ? new Bits128(low & (low - 1), high) : new Bits128(0, high & (high - 1));
  }

  /// Returns the member that has `rank` members below it.
  ///
  /// Precondition: `0 <= rank < count()`.
  public int select(int rank) {
    int lowCount = Long.bitCount(low);
    return rank < lowCount
        ? Bits.select(low, rank)
        : Long.SIZE + Bits.select(high, rank - lowCount);
  }
}
