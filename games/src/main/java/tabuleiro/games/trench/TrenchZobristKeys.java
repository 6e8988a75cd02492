package tabuleiro.games.trench;

import tabuleiro.rules.Side;
import tabuleiro.rules.support.Zobrist;

/// The keys of [TrenchPosition#hash()].
final class TrenchZobristKeys {
  private static final int RANKS = TrenchRank.values().length;
  private static final long[] KEYS = Zobrist.keys(2 * RANKS * 64 + 1, 20130101);

  /// The key of White being to move.
  static final long WHITE_TO_MOVE = KEYS[2 * RANKS * 64];

  private TrenchZobristKeys() {}

  /// Returns the key of a side's piece on a square.
  ///
  /// @param reach how many squares the piece reaches, which tells its rank
  static long key(Side side, int reach, int square) {
    return KEYS[(side.ordinal() * RANKS + reach - 1) << 6 | square];
  }

  /// Returns the exclusive or of the keys of a side's pieces of one rank.
  static long combinedKeys(Side side, int reach, long pieces) {
    long keys = 0;
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      keys ^= key(side, reach, Long.numberOfTrailingZeros(rest));
    }
    return keys;
  }
}
