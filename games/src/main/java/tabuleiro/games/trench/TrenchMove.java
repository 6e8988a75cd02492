package tabuleiro.games.trench;

/// Moves as numbers: from in bits 0 to 5, to in bits 6 to 11. From and to determine the captures,
/// and as they differ no move is 0.
final class TrenchMove {
  private TrenchMove() {}

  static int of(int from, int to) {
    return from | to << 6;
  }

  static int from(int move) {
    return move & 63;
  }

  static int to(int move) {
    return move >>> 6 & 63;
  }
}
