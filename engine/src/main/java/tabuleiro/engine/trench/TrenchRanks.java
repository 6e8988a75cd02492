package tabuleiro.engine.trench;

import tabuleiro.games.trench.TrenchPosition;

/// The value of pieces by rank: a soldier 1, a general 5.
final class TrenchRanks {
  private TrenchRanks() {}

  /// Returns the sum of the ranks of a set of pieces. A rank is how many squares the piece reaches,
  /// and half its points in the rules.
  static int sum(TrenchPosition position, long pieces) {
    return Long.bitCount(pieces)
        + Long.bitCount(pieces & position.piecesReaching(2))
        + Long.bitCount(pieces & position.piecesReaching(3))
        + Long.bitCount(pieces & position.piecesReaching(4))
        + Long.bitCount(pieces & position.piecesReaching(5));
  }
}
