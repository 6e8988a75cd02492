package tabuleiro.games.trench;

/// How a move is packed into an `int`: the square that it leaves in bits 0 to 5, the square where
/// it arrives in bits 6 to 11. The two squares determine the captures. They differ, so no move is
/// 0.
final class TrenchMove {
  private TrenchMove() {}

  /// Returns the move from one square to another.
  static int of(int from, int to) {
    return from | to << 6;
  }

  /// Returns the square that a move leaves.
  static int from(int move) {
    return move & 63;
  }

  /// Returns the square where a move arrives.
  static int to(int move) {
    return move >>> 6 & 63;
  }
}
