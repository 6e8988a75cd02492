package tabuleiro.games.jostle;

/// The two sides' checkers as every square sees them along one axis: ahead is the neighbour in the
/// direction of the higher bit, behind the one opposite. Immutable.
///
/// @param own the mover's checkers
/// @param other the opponent's
record Neighbours(
    Layout.Axis axis,
    Bits own,
    Bits other,
    Bits ownAhead,
    Bits ownBehind,
    Bits otherAhead,
    Bits otherBehind) {
  /// Looks along an axis.
  static Neighbours of(Layout.Axis axis, Bits own, Bits other) {
    int shift = axis.shift();
    return new Neighbours(
        axis,
        own,
        other,
        own.ahead(shift),
        own.behind(shift),
        other.ahead(shift),
        other.behind(shift));
  }

  /// Adds to the low squares 1 for each neighbour that is a friend and 1 for each that is no enemy.
  Tally addLow(Tally low) {
    return low.plus(ownAhead.low(), ownBehind.low(), ~otherAhead.low(), ~otherBehind.low());
  }

  /// Adds the same to the high squares.
  Tally addHigh(Tally high) {
    return high.plus(ownAhead.high(), ownBehind.high(), ~otherAhead.high(), ~otherBehind.high());
  }

  /// Returns the legal moves along this axis, each as the lower of its two squares; see [Steps].
  ///
  /// @param low Z of the squares 0 to 63
  /// @param high Z of the squares 64 to 127
  Bits steps(Tally low, Tally high) {
    int shift = axis.shift();
    return new Bits(
        axis.low()
            & (own.low() ^ ownAhead.low())
            & ~(other.low() | otherAhead.low())
            & low.differs(low.ahead(shift, high), own.low()),
        axis.high()
            & (own.high() ^ ownAhead.high())
            & ~(other.high() | otherAhead.high())
            & high.differs(high.ahead(shift, Tally.ZERO), own.high()));
  }
}
