package tabuleiro.games.jostle;

/// All legal moves of one side (Rule 4). Immutable.
///
/// A move joins two adjacent squares, one with a checker of the mover and one empty. So a pair of
/// neighbours carries at most one move, and one bit a pair holds them all: bit `i` of an axis
/// stands for the squares `i` and `i + shift`. A step is named by its number: `i + 128 * axis`.
///
/// The rule compares the checker's value on the square that it leaves with its value where it
/// arrives. Let V of a square be its friendly minus its enemy neighbours, as the mover sees them.
/// The value on arrival is V - 1, since the checker itself is a friendly neighbour of that square
/// and does not count. So with
///
///     Z = V      on an occupied square
///     Z = V - 1  on an empty square
///
/// a move is legal exactly when Z rises along it. Z is added up for all squares at once: the
/// neighbours that are friends, plus those that are no enemies, plus 1 if the square is occupied
/// make Z + 1 + d, where d is 4 on the square and 6 on the hexagon. Along a step Z lies between
/// 1 - d and d - 1, so that sum less 2 lies between 0 and 6 on the square and between 0 and 10 on
/// the hexagon, and a [BitSlicedCounts] compares it rightly.
///
/// Sets of squares are objects inside the methods only, where the compiler dissolves them; between
/// methods and in positions they are plain `long`s.
public record JostleMoveSet(long low0, long high0, long low1, long high1, long low2, long high2) {
  /// Finds the legal moves of the side that owns the checkers `ownLow`, `ownHigh`, bits as in the
  /// layout.
  public static JostleMoveSet of(
      BitboardLayout layout, long ownLow, long ownHigh, long otherLow, long otherHigh) {
    return layout.isHexagon()
        ? onHexagon(layout, ownLow, ownHigh, otherLow, otherHigh)
        : onSquare(layout, ownLow, ownHigh, otherLow, otherHigh);
  }

  private static JostleMoveSet onSquare(
      BitboardLayout layout, long ownLow, long ownHigh, long otherLow, long otherHigh) {
    Bits128 own = new Bits128(ownLow, ownHigh);
    Bits128 other = new Bits128(otherLow, otherHigh);
    AxisNeighbours first = AxisNeighbours.of(layout.firstAxis(), own, other);
    AxisNeighbours second = AxisNeighbours.of(layout.secondAxis(), own, other);
    BitSlicedCounts low =
        second.addLow(first.addLow(BitSlicedCounts.minusTwoPlus(ownLow | otherLow))).modulo8();
    BitSlicedCounts high =
        second.addHigh(first.addHigh(BitSlicedCounts.minusTwoPlus(ownHigh | otherHigh))).modulo8();
    Bits128 steps0 = first.legalPairs(low, high);
    Bits128 steps1 = second.legalPairs(low, high);
    return new JostleMoveSet(steps0.low(), steps0.high(), steps1.low(), steps1.high(), 0, 0);
  }

  private static JostleMoveSet onHexagon(
      BitboardLayout layout, long ownLow, long ownHigh, long otherLow, long otherHigh) {
    Bits128 own = new Bits128(ownLow, ownHigh);
    Bits128 other = new Bits128(otherLow, otherHigh);
    AxisNeighbours first = AxisNeighbours.of(layout.firstAxis(), own, other);
    AxisNeighbours second = AxisNeighbours.of(layout.secondAxis(), own, other);
    AxisNeighbours third = AxisNeighbours.of(layout.thirdAxis(), own, other);
    BitSlicedCounts low =
        third.addLow(second.addLow(first.addLow(BitSlicedCounts.minusTwoPlus(ownLow | otherLow))));
    BitSlicedCounts high =
        third.addHigh(
            second.addHigh(first.addHigh(BitSlicedCounts.minusTwoPlus(ownHigh | otherHigh))));
    Bits128 steps0 = first.legalPairs(low, high);
    Bits128 steps1 = second.legalPairs(low, high);
    Bits128 steps2 = third.legalPairs(low, high);
    return new JostleMoveSet(
        steps0.low(), steps0.high(), steps1.low(), steps1.high(), steps2.low(), steps2.high());
  }

  /// Returns the number of moves.
  public int count() {
    return Long.bitCount(low0)
        + Long.bitCount(high0)
        + Long.bitCount(low1)
        + Long.bitCount(high1)
        + Long.bitCount(low2)
        + Long.bitCount(high2);
  }

  /// Returns whether there is no move.
  public boolean isEmpty() {
    return (low0 | high0 | low1 | high1 | low2 | high2) == 0;
  }

  /// Returns the step at a place of the ascending order of steps.
  ///
  /// @param index 0 to `count() - 1`
  int pairAt(int index) {
    int rest = index;
    int count = Long.bitCount(low0);
    if (rest < count) {
      return nth(low0, rest);
    }
    rest -= count;
    count = Long.bitCount(high0);
    if (rest < count) {
      return 64 + nth(high0, rest);
    }
    rest -= count;
    count = Long.bitCount(low1);
    if (rest < count) {
      return 128 + nth(low1, rest);
    }
    rest -= count;
    count = Long.bitCount(high1);
    if (rest < count) {
      return 192 + nth(high1, rest);
    }
    rest -= count;
    count = Long.bitCount(low2);
    return rest < count ? 256 + nth(low2, rest) : 320 + nth(high2, rest - count);
  }

  /// Returns the bits of a word of 64 steps: word 0 holds the steps 0 to 63, and so on.
  ///
  /// @param word 0 to 5
  public long word(int word) {
    return switch (word) {
      case 0 -> low0;
      case 1 -> high0;
      case 2 -> low1;
      case 3 -> high1;
      case 4 -> low2;
      default -> high2;
    };
  }

  /// Returns the place of the set bit that has `index` set bits below it.
  private static int nth(long bits, int index) {
    // expand lays the bits of its first argument, from the lowest on, upon the set bits.
    return Long.numberOfTrailingZeros(Long.expand(1L << index, bits));
  }
}
