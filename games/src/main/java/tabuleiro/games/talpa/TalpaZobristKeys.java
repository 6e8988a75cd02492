package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.Zobrist;

/// The Zobrist keys of Talpa: one for each square and owner, and one for Blue being to move.
final class TalpaZobristKeys {
  private static final int SQUARES = 128;

  /// Arbitrary, but fixed: hashes are the same in every process.
  private static final long SEED = 2010;

  private static final long[] KEYS = Zobrist.keys(2 * SQUARES + 1, SEED);
  private static final long BLUE_TO_MOVE = KEYS[2 * SQUARES];

  private TalpaZobristKeys() {}

  static long hash(BitSet red, BitSet blue, Side toMove) {
    long hash = toMove == Side.FIRST ? 0 : BLUE_TO_MOVE;
    for (int square = red.nextSetBit(0); square >= 0; square = red.nextSetBit(square + 1)) {
      hash ^= key(Side.FIRST, square);
    }
    for (int square = blue.nextSetBit(0); square >= 0; square = blue.nextSetBit(square + 1)) {
      hash ^= key(Side.SECOND, square);
    }
    return hash;
  }

  /// Returns what changes in the hash when `mover` plays `move`.
  static long hashChange(Side mover, int move) {
    long change = BLUE_TO_MOVE ^ key(mover, TalpaMove.from(move));
    if (TalpaMove.isRemoval(move)) {
      return change;
    }
    int to = TalpaMove.to(move);
    return change ^ key(Side.FIRST, to) ^ key(Side.SECOND, to);
  }

  private static long key(Side side, int square) {
    return KEYS[side.ordinal() * SQUARES + square];
  }
}
