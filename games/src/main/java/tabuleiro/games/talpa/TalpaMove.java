package tabuleiro.games.talpa;

/// How a move of Talpa is packed into an `int`: the square that it empties in bits 0 to 6, the
/// square that it enters in bits 7 to 13, and bit 14, so that no move is 0. A removal enters the
/// square that it empties.
public final class TalpaMove {
  private static final int SQUARE = 0x7f;
  private static final int MOVE = 1 << 14;

  private TalpaMove() {}

  /// Returns the move of a piece from a square onto the enemy piece on another.
  public static int capture(int from, int to) {
    return MOVE | (to << 7) | from;
  }

  /// Returns the removal of a piece.
  public static int removal(int square) {
    return capture(square, square);
  }

  /// Returns the square that the move empties.
  public static int from(int move) {
    return move & SQUARE;
  }

  /// Returns the square of the captured piece; for a removal, the square that it empties.
  public static int to(int move) {
    return (move >>> 7) & SQUARE;
  }

  /// Returns whether the move removes one of the mover's pieces rather than capturing.
  public static boolean isRemoval(int move) {
    return from(move) == to(move);
  }
}
