package tabuleiro.games.jostle;

/// The two sides' checkers as every square sees them along one axis: ahead is the neighbour in the
/// direction of the higher bit, behind the one opposite. Immutable.
///
/// @param own the mover's checkers
/// @param other the opponent's
record AxisNeighbours(
    BitboardLayout.Axis axis,
    Bits128 own,
    Bits128 other,
    Bits128 ownAhead,
    Bits128 ownBehind,
    Bits128 otherAhead,
    Bits128 otherBehind) {
  /// Looks along an axis.
  static AxisNeighbours of(BitboardLayout.Axis axis, Bits128 own, Bits128 other) {
    int shift = axis.shift();
    return new AxisNeighbours(
        axis,
        own,
        other,
        own.shiftDown(shift),
        own.shiftUp(shift),
        other.shiftDown(shift),
        other.shiftUp(shift));
  }

  /// Adds to the low squares 1 for each neighbour that is a friend and 1 for each that is no enemy.
  BitSlicedCounts addLow(BitSlicedCounts low) {
    return low.plus(ownAhead.low(), ownBehind.low(), ~otherAhead.low(), ~otherBehind.low());
  }

  /// Adds the same to the high squares.
  BitSlicedCounts addHigh(BitSlicedCounts high) {
    return high.plus(ownAhead.high(), ownBehind.high(), ~otherAhead.high(), ~otherBehind.high());
  }

  /// Returns the legal moves along this axis, each as the lower of its two squares; see
  /// [JostleMoveSet].
  ///
  /// @param low Z of the squares 0 to 63
  /// @param high Z of the squares 64 to 127
  Bits128 legalPairs(BitSlicedCounts low, BitSlicedCounts high) {
    int shift = axis.shift();
    return new Bits128(
        axis.lowPairs()
            & (own.low() ^ ownAhead.low())
            & ~(other.low() | otherAhead.low())
            & low.risingPairs(low.shiftDown(shift, high), own.low()),
        axis.highPairs()
            & (own.high() ^ ownAhead.high())
            & ~(other.high() | otherAhead.high())
            & high.risingPairs(high.shiftDown(shift, BitSlicedCounts.ZERO), own.high()));
  }
}
