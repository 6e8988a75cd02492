package tabuleiro.engine.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.rules.Side;

/// The stones of one side, their frames, and what they can do. Mutable, to be used again and again.
final class MorelliSideFeatures {
  private final MorelliFrames grid;
  private final long[] stones = new long[MorelliFrames.WORDS];
  private final long[] corners = new long[MorelliFrames.QUARTERS];
  private final long[] reach = new long[MorelliFrames.WORDS];
  private final long[] prey = new long[MorelliFrames.WORDS];
  private int moves;

  MorelliSideFeatures(MorelliFrames grid) {
    this.grid = grid;
  }

  /// Looks where the stones of a side stand.
  void locateStones(MorelliPosition position, Side side) {
    Arrays.fill(corners, 0);
    for (int word = 0; word < MorelliFrames.WORDS; word++) {
      stones[word] = position.stones(side, word);
      for (long rest = stones[word]; rest != 0; rest &= rest - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(rest);
        corners[grid.quarter(cell)] |= 1L << grid.frame(cell);
      }
    }
  }

  /// Finds where the stones can go, and which enemy stones they can turn over: those between a
  /// stone and a cell that another can reach (Rule 5).
  ///
  /// Precondition: both sides have been mustered.
  void computeReach(MorelliPosition position, Side side, MorelliSideFeatures enemy) {
    moves = position.collectTargets(side, reach);
    Arrays.fill(prey, 0);
    for (int axis = 0; axis < MorelliFrames.AXES; axis++) {
      int offset = grid.offset(axis);
      for (int word = 0; word < MorelliFrames.WORDS; word++) {
        long flanked =
            (MorelliFrames.shiftUp(stones, word, offset)
                    & MorelliFrames.shiftDown(reach, word, offset))
                | (MorelliFrames.shiftDown(stones, word, offset)
                    & MorelliFrames.shiftUp(reach, word, offset));
        prey[word] |= flanked & enemy.capturableWord(word);
      }
    }
  }

  /// Returns the three words of the set of the stones, not to be changed.
  long[] stones() {
    return stones;
  }

  boolean hasStone(int cell) {
    return MorelliFrames.contains(stones, cell);
  }

  /// Returns a word of the set of the stones that could ever be turned over: those off the edge.
  long capturableWord(int word) {
    return stones[word] & grid.interiorWord(word);
  }

  int countStones() {
    return MorelliFrames.count(stones);
  }

  /// Returns the number of moves.
  int moveCount() {
    return moves;
  }

  /// Returns how many enemy stones can be turned over, each by some move.
  int countCapturableEnemies() {
    return MorelliFrames.count(prey);
  }

  /// Returns how many bands the stones have still to rise if nothing stops them.
  int countRemainingBands() {
    int left = countStones() * grid.highestBand();
    for (int band = 1; band <= grid.highestBand(); band++) {
      left -= countCorners(grid.framesFromBand(band));
    }
    return left;
  }

  /// Returns how many stones stand on the highest band.
  int countCentral() {
    return countCorners(grid.framesFromBand(grid.highestBand()));
  }

  private int countCorners(long frames) {
    int count = 0;
    for (long quarter : corners) {
      count += Long.bitCount(quarter & frames);
    }
    return count;
  }

  /// Returns the frames with a corner of this army.
  long framesWithAnyCorner() {
    return corners[0] | corners[1] | corners[2] | corners[3];
  }

  /// Returns the frames with two corners of this army.
  long framesWithTwoCorners() {
    long four = corners[0] & corners[1] & corners[2] & corners[3];
    return framesWithAnyCorner() & ~odd() & ~four;
  }

  /// Returns the frames with three corners of this army.
  long framesWithThreeCorners() {
    // Three are an odd number, and both of one half.
    return odd() & ((corners[0] & corners[1]) | (corners[2] & corners[3]));
  }

  private long odd() {
    return corners[0] ^ corners[1] ^ corners[2] ^ corners[3];
  }

  /// Returns how many of some frames the next move could complete, by going to the missing corner
  /// or by turning over the stone that stands there.
  int countCompletableFrames(long frames) {
    int count = 0;
    for (long rest = framesWithThreeCorners() & frames; rest != 0; rest &= rest - 1) {
      int cell = missingCorner(Long.numberOfTrailingZeros(rest));
      count += MorelliFrames.contains(reach, cell) || MorelliFrames.contains(prey, cell) ? 1 : 0;
    }
    return count;
  }

  /// Returns the missing corner of a frame of which there are three.
  int missingCorner(int frame) {
    int quarter = 0;
    while ((corners[quarter] >>> frame & 1) != 0) {
      quarter++;
    }
    return grid.cell(quarter, frame);
  }
}
