package tabuleiro.games.jostle;

import tabuleiro.games.common.Bits;
import tabuleiro.games.common.Bits128;

/// All legal moves of one side (Rule 4). Immutable.
///
/// A move joins two adjacent squares, one with a checker of the mover and one empty. So a pair of
/// neighbours carries at most one move, and the set has one bit for each pair: bit `i` of an axis
/// stands for the squares `i` and `i + shift`. The number of a pair is `i + 128 * axis`.
///
/// The rule compares the checker's value on the square that it leaves with its value where it
/// arrives. Let V of a square be its friendly minus its enemy neighbours, as the mover sees them.
/// The value on arrival is V - 1, since the checker itself is a friendly neighbour of that square
/// and does not count. So with
///
///     Z = V      on an occupied square
///     Z = V - 1  on an empty square
///
/// a move is legal exactly when Z rises along it. Z is computed for all squares at once: the number
/// of friendly neighbours, plus the number of neighbours that are not enemies, plus 1 on an occupied
/// square make Z + 1 + d, where d is 4 on the square board and 6 on the hexagon. Along a legal or
/// illegal step Z lies between 1 - d and d - 1, so that sum less 2 lies between 0 and 6 on the
/// square board and between 0 and 10 on the hexagon: in the range of [BitSlicedCounts].
///
/// Sets of squares are objects inside the methods only, where escape analysis removes them; between
/// methods and in positions they are plain `long`s.
///
/// @param low0 the pairs of the first axis whose lower bit is 0 to 63
/// @param high0 the pairs of the first axis whose lower bit is 64 to 127
/// @param low1 as `low0`, for the second axis
/// @param high1 as `high0`, for the second axis
/// @param low2 as `low0`, for the third axis; 0 on a square board
/// @param high2 as `high0`, for the third axis; 0 on a square board
public record JostleMoveSet(long low0, long high0, long low1, long high1, long low2, long high2) {
  /// Returns the legal moves of the side with the checkers `ownLow`, `ownHigh`; bits are those of
  /// the layout.
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
    Bits128 pairs0 = first.legalPairs(low, high);
    Bits128 pairs1 = second.legalPairs(low, high);
    return new JostleMoveSet(pairs0.low(), pairs0.high(), pairs1.low(), pairs1.high(), 0, 0);
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
    Bits128 pairs0 = first.legalPairs(low, high);
    Bits128 pairs1 = second.legalPairs(low, high);
    Bits128 pairs2 = third.legalPairs(low, high);
    return new JostleMoveSet(
        pairs0.low(), pairs0.high(), pairs1.low(), pairs1.high(), pairs2.low(), pairs2.high());
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

  /// Writes the moves into `buffer` from `offset` on, in ascending order of pairs, and returns the
  /// end.
  ///
  /// @param ownLow the mover's checkers on the bits 0 to 63
  /// @param ownHigh the mover's checkers on the bits 64 to 127
  public int generateMoves(
      BitboardLayout layout, long ownLow, long ownHigh, int[] buffer, int offset) {
    int end = offset;
    for (int word = 0; word < 2 * layout.axisCount(); word++) {
      for (long rest = word(word); rest != 0; rest &= rest - 1) {
        int pair = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        buffer[end++] = moveOfPair(layout, pair, ownLow, ownHigh);
      }
    }
    return end;
  }

  /// Returns the move that [#generateMoves] writes at place `index`.
  ///
  /// @param index 0 to `count() - 1`
  int moveAt(BitboardLayout layout, long ownLow, long ownHigh, int index) {
    return moveOfPair(layout, pairAt(index), ownLow, ownHigh);
  }

  /// Returns the move along a pair: it leaves the square that has the mover's checker.
  private static int moveOfPair(BitboardLayout layout, int pair, long ownLow, long ownHigh) {
    int lower = pair & 127;
    int shift = layout.axisShift(pair >>> 7);
    // Without branches, which a processor would mispredict half the time: all ones for a high bit.
    long own = ownLow ^ ((ownLow ^ ownHigh) & -(lower >>> 6));
    int up = shift & -(int) ((own >>> lower) & 1);
    return JostleMove.of(lower + shift - up, lower + up);
  }

  /// Returns the number of the pair at a place of the ascending order.
  private int pairAt(int index) {
    int rest = index;
    int count = Long.bitCount(low0);
    if (rest < count) {
      return Bits.select(low0, rest);
    }
    rest -= count;
    count = Long.bitCount(high0);
    if (rest < count) {
      return 64 + Bits.select(high0, rest);
    }
    rest -= count;
    count = Long.bitCount(low1);
    if (rest < count) {
      return 128 + Bits.select(low1, rest);
    }
    rest -= count;
    count = Long.bitCount(high1);
    if (rest < count) {
      return 192 + Bits.select(high1, rest);
    }
    rest -= count;
    count = Long.bitCount(low2);
    return rest < count ? 256 + Bits.select(low2, rest) : 320 + Bits.select(high2, rest - count);
  }

  /// Returns a word of 64 pairs: word 0 has the pairs 0 to 63, word 1 the pairs 64 to 127, up to
  /// word 5.
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
}
