package tabuleiro.games.jostle;

/// A set of squares, as a [BitboardLayout] lays them out in 128 bits. Immutable.
///
/// @param low the bits 0 to 63
/// @param high the bits 64 to 127
record Bits128(long low, long high) {
  /// Returns the squares that have a square of this set `shift` bits above them.
  ///
  /// @param shift 1 to 63
  Bits128 shiftDown(int shift) {
    return new Bits128((low >>> shift) | (high << -shift), high >>> shift);
  }

  /// Returns the squares that have a square of this set `shift` bits below them.
  ///
  /// @param shift 1 to 63
  Bits128 shiftUp(int shift) {
    return new Bits128(low << shift, (high << shift) | (low >>> -shift));
  }

  /// Returns the squares in this set and in the other.
  Bits128 and(Bits128 other) {
    return new Bits128(low & other.low, high & other.high);
  }

  /// Returns whether the square of a bit is in this set.
  ///
  /// @param bit 0 to 127
  boolean has(int bit) {
    return (((bit < Long.SIZE ? low : high) >>> bit) & 1) != 0;
  }
}
