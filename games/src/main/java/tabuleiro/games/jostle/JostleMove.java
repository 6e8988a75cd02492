package tabuleiro.games.jostle;

/// How a move of Jostle is packed into an `int`: the bit that it leaves in bits 0 to 6, the bit
/// where it arrives in bits 7 to 13. Bits are those of the game's [BitboardLayout]; the two differ,
/// so no move is 0.
public final class JostleMove {
  private static final int WIDTH = 7;
  private static final int MASK = (1 << WIDTH) - 1;

  private JostleMove() {}

  /// Returns the move from one bit to another.
  static int of(int fromBit, int toBit) {
    return fromBit | toBit << WIDTH;
  }

  /// Returns the bit that a move leaves.
  static int fromBit(int move) {
    return move & MASK;
  }

  /// Returns the bit where a move arrives.
  static int toBit(int move) {
    return move >>> WIDTH;
  }

  /// Returns which of the bits 0 to 63 a move changes.
  public static long lowBits(int move) {
    // Without branches, which a processor would mispredict half the time: all ones for a low bit.
    return ((1L << move) & ((move >>> 6 & 1) - 1L)) | ((1L << (move >>> 7)) & ((move >>> 13) - 1L));
  }

  /// Returns which of the bits 64 to 127 a move changes; bit 64 is the lowest bit of the result.
  public static long highBits(int move) {
    return ((1L << move) & -(move >>> 6 & 1L)) | ((1L << (move >>> 7)) & -(move >>> 13 & 1L));
  }
}
