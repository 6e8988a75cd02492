package tabuleiro.games.jostle;

/// A small number for each of 64 squares, bit-sliced: bit `i` of the four words, read as a binary
/// number, is the number of square `i`. One addition serves all 64 squares. Numbers are modulo 16.
/// Immutable.
///
/// The methods are short: the compiler to WebAssembly copies no longer ones into their callers, and
/// an object that a call sees is allocated there.
///
/// @param ones the bits of weight 1
/// @param twos the bits of weight 2
/// @param fours the bits of weight 4
/// @param eights the bits of weight 8
record BitSlicedCounts(long ones, long twos, long fours, long eights) {
  /// Returns -1 for the squares of `bits` and -2 for all others.
  static BitSlicedCounts minusTwoPlus(long bits) {
    return new BitSlicedCounts(bits, -1, -1, -1);
  }

  /// Returns these counts with 1 added to a square for each of the four sets that contain it.
  ///
  /// Carry-save addition: of three bits of one weight, the exclusive or keeps that weight and the
  /// majority is carried to the next.
  BitSlicedCounts plus(long a, long b, long c, long d) {
    long half = parity(ones, a, b);
    long carryOne = majority(ones, a, b);
    long carryTwo = majority(half, c, d);
    return withOnes(parity(half, c, d)).plusTwos(carryOne, carryTwo);
  }

  private BitSlicedCounts withOnes(long bits) {
    return new BitSlicedCounts(bits, twos, fours, eights);
  }

  /// Returns these counts with 2 added to a square for each of the two sets that contain it.
  private BitSlicedCounts plusTwos(long a, long b) {
    long carry = majority(twos, a, b);
    return new BitSlicedCounts(ones, parity(twos, a, b), fours ^ carry, eights ^ (fours & carry));
  }

  private static long parity(long a, long b, long c) {
    return a ^ b ^ c;
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
        shiftDown(ones, next.ones, shift),
        shiftDown(twos, next.twos, shift),
        shiftDown(fours, next.fours, shift),
        shiftDown(eights, next.eights, shift));
  }

  /// As [#shiftDown(int, BitSlicedCounts)], with 0 for the squares from 64 on.
  BitSlicedCounts shiftDown(int shift) {
    return new BitSlicedCounts(ones >>> shift, twos >>> shift, fours >>> shift, eights >>> shift);
  }

  private static long shiftDown(long low, long high, int shift) {
    return (low >>> shift) | (high << -shift);
  }

  /// Returns the squares in `lower` whose number is less than the other's, and the squares outside
  /// `lower` whose number is greater.
  long risingPairs(BitSlicedCounts other, long lower) {
    return differing(other) & ~(lesser(other) ^ lower);
  }

  private long differing(BitSlicedCounts other) {
    return (ones ^ other.ones)
        | (twos ^ other.twos)
        | (fours ^ other.fours)
        | (eights ^ other.eights);
  }

  /// Returns the squares whose number is less than the other's, where the two differ: the highest
  /// bit in which they differ decides.
  private long lesser(BitSlicedCounts other) {
    long less = choose(twos ^ other.twos, other.twos, other.ones);
    less = choose(fours ^ other.fours, other.fours, less);
    return choose(eights ^ other.eights, other.eights, less);
  }

  /// Returns the bits of `yes` where `mask` is set, and those of `no` elsewhere.
  private static long choose(long mask, long yes, long no) {
    return no ^ (mask & (yes ^ no));
  }
}
