package tabuleiro.engine.trench;

import tabuleiro.games.trench.TrenchPosition;

/// What pieces are worth to the eye: a soldier 1, a general 5.
final class TrenchRanks {
  private TrenchRanks() {}

  /// Returns the sum of the ranks of a set of pieces, which is how many squares they reach: half
  /// their table points.
  static int sum(TrenchPosition position, long pieces) {
    return Long.bitCount(pieces)
        + Long.bitCount(pieces & position.piecesReaching(2))
        + Long.bitCount(pieces & position.piecesReaching(3))
        + Long.bitCount(pieces & position.piecesReaching(4))
        + Long.bitCount(pieces & position.piecesReaching(5));
  }
}
