package tabuleiro.games.trench;

import tabuleiro.rules.Side;
import tabuleiro.rules.Zobrist;

/// The keys of [TrenchPosition#hash()].
final class Keys {
  private static final int RANKS = Rank.values().length;
  private static final long[] KEYS = Zobrist.keys(2 * RANKS * 64 + 1, 20130101);

  /// The key of "White is to move".
  static final long TURN = KEYS[2 * RANKS * 64];

  private Keys() {}

  /// Returns the key of a side's piece that reaches so far.
  static long of(Side side, int reach, int square) {
    return KEYS[(side.ordinal() * RANKS + reach - 1) << 6 | square];
  }

  /// Returns the exclusive or of the keys of a side's pieces of one rank.
  static long ofAll(Side side, int reach, long pieces) {
    long keys = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      keys ^= of(side, reach, Long.numberOfTrailingZeros(rest));
    }
    return keys;
  }
}
