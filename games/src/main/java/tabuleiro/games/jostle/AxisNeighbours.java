package tabuleiro.games.jostle;

import tabuleiro.games.common.Bits128;

/// The neighbours of every square along one axis: ahead is the one in the direction of the higher
/// bit, behind the opposite one. Immutable.
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
  /// Finds the neighbours along an axis.
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

  /// Adds to the squares 0 to 63 1 for each friendly neighbour and 1 for each neighbour that is not
  /// an enemy.
  BitSlicedCounts addLow(BitSlicedCounts low) {
    return low.plus(ownAhead.low(), ownBehind.low(), ~otherAhead.low(), ~otherBehind.low());
  }

  /// As [#addLow(BitSlicedCounts)], for the squares 64 to 127.
  BitSlicedCounts addHigh(BitSlicedCounts high) {
    return high.plus(ownAhead.high(), ownBehind.high(), ~otherAhead.high(), ~otherBehind.high());
  }

  /// Returns the legal moves along this axis, each as the lower bit of its pair of squares; see
  /// [JostleMoveSet].
  ///
  /// @param low Z of the squares 0 to 63
  /// @param high Z of the squares 64 to 127
  Bits128 legalPairs(BitSlicedCounts low, BitSlicedCounts high) {
    return new Bits128(lowPairs(low, high), highPairs(high));
  }

  private long lowPairs(BitSlicedCounts low, BitSlicedCounts high) {
    return lowSteps() & low.risingPairs(low.shiftDown(axis.shift(), high), own.low());
  }

  private long highPairs(BitSlicedCounts high) {
    return highSteps() & high.risingPairs(high.shiftDown(axis.shift()), own.high());
  }

  private long lowSteps() {
    return steps(axis.lowPairs(), own.low(), ownAhead.low(), other.low() | otherAhead.low());
  }

  private long highSteps() {
    return steps(axis.highPairs(), own.high(), ownAhead.high(), other.high() | otherAhead.high());
  }

  /// Returns the pairs of which one square has a checker of the mover and the other one is empty.
  private static long steps(long pairs, long own, long ownAhead, long enemies) {
    return pairs & (own ^ ownAhead) & ~enemies;
  }
}
