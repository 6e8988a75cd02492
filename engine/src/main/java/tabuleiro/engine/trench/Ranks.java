package tabuleiro.engine.trench;

import tabuleiro.games.trench.TrenchPosition;

/// What pieces are worth to the eye: a soldier 1, a general 5.
final class Ranks {
  private Ranks() {}

  /// Returns the sum of the ranks of a set of pieces, which is how many squares they reach: half
  /// their table points.
  static int worth(TrenchPosition position, long pieces) {
    return Long.bitCount(pieces)
        + Long.bitCount(pieces & position.reaching(2))
        + Long.bitCount(pieces & position.reaching(3))
        + Long.bitCount(pieces & position.reaching(4))
        + Long.bitCount(pieces & position.reaching(5));
  }
}
