package tabuleiro.games.morelli;

/// How a move is packed into an `int`: eight bits for the cell it comes from, eight for the cell it
/// goes to. No move goes to cell 0, which lies on the edge, so no move is packed as 0.
final class MorelliMove {
  private MorelliMove() {}

  static int of(int from, int to) {
    return to << 8 | from;
  }

  static int from(int move) {
    return move & 0xff;
  }

  static int to(int move) {
    return move >>> 8;
  }

  /// Writes all moves by direction, then by number of steps, then by target. Returns the end.
  static int generate(
      MorelliMoveGenerator rays, MorelliGeometry geometry, int[] buffer, int offset) {
    int end = offset;
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      int back = 0;
      rays.startDirection(direction);
      while (rays.advance()) {
        back += geometry.offset(direction);
        for (int word = 0; word < Stones.WORDS; word++) {
          for (long targets = rays.targets(word); targets != 0; targets &= targets - 1) {
            int to = 64 * word + Long.numberOfTrailingZeros(targets);
            buffer[end++] = of(to - back, to);
          }
        }
      }
    }
    return end;
  }

  /// Returns the `index`-th move of one direction, in the order of generation.
  static int at(MorelliMoveGenerator rays, MorelliGeometry geometry, int direction, int index) {
    int left = index;
    int back = 0;
    rays.startDirection(direction);
    while (rays.advance()) {
      back += geometry.offset(direction);
      for (int word = 0; word < Stones.WORDS; word++) {
        long targets = rays.targets(word);
        int count = Long.bitCount(targets);
        if (left < count) {
          int to = 64 * word + Long.numberOfTrailingZeros(Long.expand(1L << left, targets));
          return of(to - back, to);
        }
        left -= count;
      }
    }
    throw new IndexOutOfBoundsException(index);
  }
}
