package tabuleiro.games.trench;

/// The number of moves in each of the eight directions, packed as the bytes of a `long`, the first
/// direction lowest. A side has at most 214 moves, so every sum fits a byte too.
final class DirectionCounts {
  /// A product with this adds up the bytes: byte i of it is the sum of the bytes 0 to i.
  private static final long SUMS = 0x0101010101010101L;

  private DirectionCounts() {}

  /// Counts the moves of the side to move, even after the end.
  static long of(TrenchPosition position) {
    long counts = 0;
    for (int i = TrenchDirection.COUNT - 1; i >= 0; i--) {
      counts =
          counts << 8
              | DirectionMoves.of(position, TrenchDirection.of(position.sideToMove(), i)).count();
    }
    return counts;
  }

  /// Returns the number of moves in all directions.
  static int total(long counts) {
    return (int) ((counts * SUMS) >>> 56);
  }

  /// Returns the number of moves in all directions before a direction.
  static int countBefore(long counts, int direction) {
    return (int) (((counts * SUMS) << 8) >>> (8 * direction)) & 0xFF;
  }

  /// Returns the direction of the move with an index that counts over all directions in order; one
  /// past the last direction when there are fewer moves.
  static int directionOf(long counts, int index) {
    long sums = counts * SUMS;
    int direction = 0;
    while (direction < TrenchDirection.COUNT && (sums & 0xFF) <= index) {
      sums >>>= 8;
      direction++;
    }
    return direction;
  }
}
