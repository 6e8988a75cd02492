package tabuleiro.engine.jostle;

import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleGame;

/// A board as bitboards: its cells, and the shifts of its axes, from 1 to 63. A set of cells is a
/// pair of words with the bits of [JostleGame#layout()]. Immutable.
final class JostleBitboards {
  private final long low;
  private final long high;
  private final int[] shifts;

  JostleBitboards(JostleGame game) {
    BitboardLayout layout = game.layout();
    long[] words = new long[2];
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      words[layout.bitOf(cell) / Long.SIZE] |= 1L << layout.bitOf(cell);
    }
    low = words[0];
    high = words[1];
    shifts = new int[layout.axisCount()];
    for (int axis = 0; axis < shifts.length; axis++) {
      shifts[axis] = layout.axisShift(axis);
    }
  }

  /// Returns the cells on the bits 0 to 63.
  long lowWord() {
    return low;
  }

  /// Returns the cells on the bits 64 to 127.
  long highWord() {
    return high;
  }

  /// Returns the number of axes: two on a square board, three on a hexagon.
  int axisCount() {
    return shifts.length;
  }

  /// Returns how far a step along an axis, counted from 0, shifts upwards.
  int shift(int axis) {
    return shifts[axis];
  }

  /// Returns the high word of a set shifted upwards; the low word is `low << shift`.
  static long shiftUpHigh(long low, long high, int shift) {
    return high << shift | low >>> -shift;
  }

  /// Returns the low word of a set shifted downwards; the high word is `high >>> shift`.
  static long shiftDownLow(long low, long high, int shift) {
    return low >>> shift | high << -shift;
  }
}
