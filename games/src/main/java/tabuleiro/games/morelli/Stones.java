package tabuleiro.games.morelli;

import tabuleiro.rules.Side;

/// The stones of both sides as an array of six words of 64 bits: three for the first side, then
/// three for the second. Bit `cell % 64` of a side's word `cell / 64` is a cell. A board of 13x13
/// needs three words; smaller boards leave the last ones empty.
final class Stones {
  /// The number of words of a set of cells.
  static final int WORDS = 3;

  private Stones() {}

  /// Returns a fresh empty board.
  static long[] none() {
    return new long[2 * WORDS];
  }

  /// Returns the index of the first word of a side.
  static int base(Side side) {
    return WORDS * side.ordinal();
  }

  /// Returns whether a side has a stone on a cell.
  static boolean has(long[] stones, Side side, int cell) {
    return has(stones, base(side), cell);
  }

  /// As [#has(long[], Side, int)], for the side whose first word is `base`.
  static boolean has(long[] stones, int base, int cell) {
    return (stones[base + (cell >>> 6)] >>> cell & 1) != 0;
  }

  /// Adds a side's stone to a cell, or removes it if it is there.
  static void flip(long[] stones, Side side, int cell) {
    flip(stones, base(side), cell);
  }

  /// As [#flip(long[], Side, int)], for the side whose first word is `base`.
  static void flip(long[] stones, int base, int cell) {
    stones[base + (cell >>> 6)] ^= 1L << cell;
  }

  /// Returns the number of a side's stones.
  static int count(long[] stones, Side side) {
    int count = 0;
    for (int word = 0; word < WORDS; word++) {
      count += Long.bitCount(stones[base(side) + word]);
    }
    return count;
  }
}
