package tabuleiro.games.trench;

/// The number of moves in each of the eight directions, packed as the bytes of a `long`, the first
/// direction lowest. A side has at most 214 moves, so that every sum fits a byte too.
final class DirectionCounts {
  /// A product with this adds up the bytes: byte i of it is the sum of the bytes 0 to i.
  private static final long SUMS = 0x0101010101010101L;

  private DirectionCounts() {}

  /// Counts the moves of the side to move, as if the game went on.
  static long of(TrenchPosition position) {
    long tally = 0;
    for (int i = TrenchDirection.COUNT - 1; i >= 0; i--) {
      tally =
          tally << 8
              | DirectionMoves.of(position, TrenchDirection.of(position.sideToMove(), i)).count();
    }
    return tally;
  }

  /// Returns the number of moves in all directions.
  static int total(long tally) {
    return (int) ((tally * SUMS) >>> 56);
  }

  /// Returns the number of moves in the directions before one.
  static int countBefore(long tally, int direction) {
    return (int) (((tally * SUMS) << 8) >>> (8 * direction)) & 0xFF;
  }

  /// Returns the direction of the move of an index, counted over all directions in order; one past
  /// the last direction when there are not so many moves.
  static int directionOf(long tally, int index) {
    long sums = tally * SUMS;
    int direction = 0;
    while (direction < TrenchDirection.COUNT && (sums & 0xFF) <= index) {
      sums >>>= 8;
      direction++;
    }
    return direction;
  }
}
