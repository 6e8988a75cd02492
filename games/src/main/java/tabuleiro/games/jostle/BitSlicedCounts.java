package tabuleiro.games.jostle;

/// A small number for each of 64 squares, bit-sliced: bit `i` of the four words, read as a binary
/// number, is the number of square `i`. One addition serves all 64 squares. Numbers are modulo 16.
/// Immutable.
///
/// @param ones the bits of weight 1
/// @param twos the bits of weight 2
/// @param fours the bits of weight 4
/// @param eights the bits of weight 8
record BitSlicedCounts(long ones, long twos, long fours, long eights) {
  /// Zero for every square.
  static final BitSlicedCounts ZERO = new BitSlicedCounts(0, 0, 0, 0);

  /// Returns -1 for the squares of `bits` and -2 for all others.
  static BitSlicedCounts minusTwoPlus(long bits) {
    return new BitSlicedCounts(bits, -1, -1, -1);
  }

  /// Returns these counts with 1 added to a square for each of the four sets that contain it.
  ///
  /// Carry-save addition: of three bits of one weight, the exclusive or keeps that weight and the
  /// majority is carried to the next.
  BitSlicedCounts plus(long a, long b, long c, long d) {
    long half = ones ^ a ^ b;
    long carryOne = majority(ones, a, b);
    long carryTwo = majority(half, c, d);
    long carryFour = majority(twos, carryOne, carryTwo);
    return new BitSlicedCounts(
        half ^ c ^ d, twos ^ carryOne ^ carryTwo, fours ^ carryFour, eights ^ (fours & carryFour));
  }

  /// Returns the numbers modulo 8. The compiler then knows that the eights are 0, and leaves out
  /// all work on them.
  BitSlicedCounts modulo8() {
    return new BitSlicedCounts(ones, twos, fours, 0);
  }

  private static long majority(long a, long b, long c) {
    return (a & b) | (c & (a ^ b));
  }

  /// Returns the counts whose square `i` has this object's number of square `i + shift`; `next` has
  /// the squares from 64 on.
  ///
  /// @param shift 1 to 63
  BitSlicedCounts shiftDown(int shift, BitSlicedCounts next) {
    return new BitSlicedCounts(
        (ones >>> shift) | (next.ones << -shift),
        (twos >>> shift) | (next.twos << -shift),
        (fours >>> shift) | (next.fours << -shift),
        (eights >>> shift) | (next.eights << -shift));
  }

  /// Returns the squares in `lower` whose number is less than the other's, and the squares outside
  /// `lower` whose number is greater.
  long risingPairs(BitSlicedCounts other, long lower) {
    long differOne = ones ^ other.ones;
    long differTwo = twos ^ other.twos;
    long differFour = fours ^ other.fours;
    long differEight = eights ^ other.eights;
    // The highest bit in which two numbers differ decides which is greater.
    long less = other.ones;
    less = choose(differTwo, other.twos, less);
    less = choose(differFour, other.fours, less);
    less = choose(differEight, other.eights, less);
    return (differOne | differTwo | differFour | differEight) & ~(less ^ lower);
  }

  /// Returns the bits of `yes` where `mask` is set, and those of `no` elsewhere.
  private static long choose(long mask, long yes, long no) {
    return no ^ (mask & (yes ^ no));
  }
}
