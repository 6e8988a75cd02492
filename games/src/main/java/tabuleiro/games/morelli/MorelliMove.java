package tabuleiro.games.morelli;

/// How a move is packed into an `int`: the cell that it leaves in bits 0 to 7, the cell where it
/// arrives in bits 8 to 15. No move goes to cell 0, which is on the edge, so no move is 0.
final class MorelliMove {
  private MorelliMove() {}

  /// Returns the move from one cell to another.
  static int of(int from, int to) {
    return to << 8 | from;
  }

  /// Returns the cell that a move leaves.
  static int from(int move) {
    return move & 0xff;
  }

  /// Returns the cell where a move arrives.
  static int to(int move) {
    return move >>> 8;
  }
}
