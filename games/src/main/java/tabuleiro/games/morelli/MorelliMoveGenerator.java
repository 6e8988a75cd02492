package tabuleiro.games.morelli;

import tabuleiro.games.common.Bits;

/// Generates the moves of one side by sliding all its stones at once (rule 4), a flood fill in each
/// direction. So moves can also be counted without listing them.
///
/// In a direction, the *front* is the set of cells that the stones enter with their next step: the
/// cells of the last front, shifted by one step, that are empty and on a higher band than the
/// square where the stone started. Whether a cell is on a higher band than the one `n` steps before
/// it depends on the geometry alone, so one mask for each direction and number of steps decides it
/// for all stones. The masks also keep stones from wrapping around the edge. A stone that meets a
/// lower or an equal band leaves the front for good. No target is lost: on a straight line the
/// bands rise, may stay, and fall, so no higher one follows.
///
/// In one direction every cell is reached by at most one stone, the nearest. So the number of cells
/// that the fronts have passed is the number of moves.
///
/// Mutable, made for one call of the position's methods.
final class MorelliMoveGenerator {
  private final MorelliGeometry geometry;
  private final long[] rising;
  private final long own0;
  private final long own1;
  private final long own2;
  private final long empty0;
  private final long empty1;
  private final long empty2;
  private long front0;
  private long front1;
  private long front2;
  private long reached0;
  private long reached1;
  private long reached2;
  private int offset;
  private int mask;

  /// Prepares the moves of the side whose first word in `stones` is `base`.
  ///
  /// @param isThroneTaken whether a King is on the Throne; while it is empty, stones may pass it
  MorelliMoveGenerator(MorelliGeometry geometry, long[] stones, int base, boolean isThroneTaken) {
    this.geometry = geometry;
    rising = geometry.risingMasks();
    own0 = stones[base];
    own1 = stones[base + 1];
    own2 = stones[base + 2];
    long everywhere = isThroneTaken ? 0 : -1;
    empty0 = ~(stones[0] | stones[3]) & (geometry.landing(0) | everywhere);
    empty1 = ~(stones[1] | stones[4]) & (geometry.landing(1) | everywhere);
    empty2 = ~(stones[2] | stones[5]) & (geometry.landing(2) | everywhere);
  }

  /// Returns whether there is any move. The first step decides: a stone that goes farther rises
  /// with its first step, and not onto the Throne, beyond which no band is higher.
  boolean hasMove() {
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      startDirection(direction);
      if (advance() && (targets(0) | targets(1) | targets(2)) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Returns the numbers of moves in the eight directions, eight bits each, the first direction
  /// lowest.
  long countByDirection() {
    long counts = 0;
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      counts |= (long) count(direction) << (8 * direction);
    }
    return counts;
  }

  /// Finds all cells that a direction reaches, and counts them. It steps as [#advance()] does, but
  /// in local variables, which stay in the processor's registers.
  private int count(int direction) {
    int step = geometry.offset(direction);
    int index = geometry.risingIndex(direction);
    long low = own0;
    long middle = own1;
    long high = own2;
    long all0 = 0;
    long all1 = 0;
    long all2 = 0;
    while ((low | middle | high) != 0) {
      if (step > 0) {
        high = high << step | middle >>> -step;
        middle = middle << step | low >>> -step;
        low <<= step;
      } else {
        low = low >>> -step | middle << step;
        middle = middle >>> -step | high << step;
        high >>>= -step;
      }
      low &= empty0 & rising[index];
      middle &= empty1 & rising[index + 1];
      high &= empty2 & rising[index + 2];
      index += Stones.WORDS;
      all0 |= low;
      all1 |= middle;
      all2 |= high;
    }
    reached0 = all0 & geometry.landing(0);
    reached1 = all1 & geometry.landing(1);
    reached2 = all2 & geometry.landing(2);
    return Long.bitCount(reached0) + Long.bitCount(reached1) + Long.bitCount(reached2);
  }

  /// Adds the cells that are a target in any direction to a set, and returns the number of moves.
  ///
  /// @param base the index of the set's first word
  int collectTargets(long[] cells, int base) {
    int count = 0;
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      count += count(direction);
      cells[base] |= reached0;
      cells[base + 1] |= reached1;
      cells[base + 2] |= reached2;
    }
    return count;
  }

  /// Writes all moves into `buffer` from `offset` on, by direction, then by number of steps, then
  /// by target. Returns the end.
  int generateMoves(int[] buffer, int offset) {
    int end = offset;
    for (int direction = 0; direction < MorelliGeometry.DIRECTIONS; direction++) {
      int back = 0;
      startDirection(direction);
      while (advance()) {
        back += geometry.offset(direction);
        for (int word = 0; word < Stones.WORDS; word++) {
          for (long targets = targets(word); targets != 0; targets &= targets - 1) {
            int to = 64 * word + Long.numberOfTrailingZeros(targets);
            buffer[end++] = MorelliMove.of(to - back, to);
          }
        }
      }
    }
    return end;
  }

  /// Returns the `index`-th move of one direction, in the order of generation.
  int moveAt(int direction, int index) {
    int left = index;
    int back = 0;
    startDirection(direction);
    while (advance()) {
      back += geometry.offset(direction);
      for (int word = 0; word < Stones.WORDS; word++) {
        long targets = targets(word);
        int count = Long.bitCount(targets);
        if (left < count) {
          int to = 64 * word + Bits.select(targets, left);
          return MorelliMove.of(to - back, to);
        }
        left -= count;
      }
    }
    throw new IndexOutOfBoundsException(index);
  }

  /// Starts a direction, with the front on the squares of the stones.
  void startDirection(int direction) {
    front0 = own0;
    front1 = own1;
    front2 = own2;
    offset = geometry.offset(direction);
    mask = geometry.risingIndex(direction);
  }

  /// Moves the front by one step and returns whether any stone is still in it.
  boolean advance() {
    if (offset > 0) {
      front2 = front2 << offset | front1 >>> -offset;
      front1 = front1 << offset | front0 >>> -offset;
      front0 <<= offset;
    } else {
      front0 = front0 >>> -offset | front1 << offset;
      front1 = front1 >>> -offset | front2 << offset;
      front2 >>>= -offset;
    }
    front0 &= empty0 & rising[mask];
    front1 &= empty1 & rising[mask + 1];
    front2 &= empty2 & rising[mask + 2];
    mask += Stones.WORDS;
    return (front0 | front1 | front2) != 0;
  }

  /// Returns a word of the front without the Throne, where no stone may stop.
  long targets(int word) {
    long front =
        switch (word) {
          case 0 -> front0;
          case 1 -> front1;
          default -> front2;
        };
    return front & geometry.landing(word);
  }
}
