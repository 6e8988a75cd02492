package tabuleiro.engine.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliPosition;
import tabuleiro.games.morelli.MorelliReach;
import tabuleiro.rules.Side;

/// The stones of one side, their frames, their moves, and the enemy stones that they can flip.
/// Mutable, so that it can be reused.
final class MorelliSideFeatures {
  private final MorelliFrames board;
  private final long[] stones = new long[MorelliFrames.WORDS];
  private final long[] corners = new long[MorelliFrames.QUARTERS];
  private final long[] reach = new long[MorelliFrames.WORDS];
  private final long[] capturable = new long[MorelliFrames.WORDS];
  private int moves;

  MorelliSideFeatures(MorelliFrames board) {
    this.board = board;
  }

  /// Reads the stones of a side from a position.
  void locateStones(MorelliPosition position, Side side) {
    Arrays.fill(corners, 0);
    for (int word = 0; word < MorelliFrames.WORDS; word++) {
      stones[word] = position.stones(side, word);
      for (long rest = stones[word]; rest != 0; rest &= rest - 1) {
        int cell = 64 * word + Long.numberOfTrailingZeros(rest);
        corners[board.quarter(cell)] |= 1L << board.frame(cell);
      }
    }
  }

  /// Reads where the stones can move, and which enemy stones they can flip.
  void readReach(MorelliPosition position, Side side) {
    MorelliReach known = position.reach();
    moves = known.moveCount(side);
    for (int word = 0; word < MorelliFrames.WORDS; word++) {
      reach[word] = known.targets(side, word);
      capturable[word] = known.flippable(side.other(), word);
    }
  }

  /// Returns the set of the stones, three words that the caller must not change.
  long[] stones() {
    return stones;
  }

  boolean hasStone(int cell) {
    return MorelliFrames.contains(stones, cell);
  }

  /// Returns a word of the set of the stones that can be flipped at all: those that are not on the
  /// edge.
  long capturableWord(int word) {
    return stones[word] & board.interiorWord(word);
  }

  int countStones() {
    return MorelliFrames.count(stones);
  }

  /// Returns the number of moves.
  int moveCount() {
    return moves;
  }

  /// Returns how many enemy stones can be flipped, each by some move.
  int countCapturableEnemies() {
    return MorelliFrames.count(capturable);
  }

  /// Returns the sum of the bands between each stone and the highest band.
  int countRemainingBands() {
    int left = countStones() * board.highestBand();
    for (int band = 1; band <= board.highestBand(); band++) {
      left -= countCorners(board.framesFromBand(band));
    }
    return left;
  }

  /// Returns how many stones are on the highest band.
  int countCentral() {
    return countCorners(board.framesFromBand(board.highestBand()));
  }

  private int countCorners(long frames) {
    int count = 0;
    for (long quarter : corners) {
      count += Long.bitCount(quarter & frames);
    }
    return count;
  }

  /// Returns the frames with at least one corner of this side.
  long framesWithAnyCorner() {
    return corners[0] | corners[1] | corners[2] | corners[3];
  }

  /// Returns the frames with two corners of this side.
  long framesWithTwoCorners() {
    long four = corners[0] & corners[1] & corners[2] & corners[3];
    return framesWithAnyCorner() & ~odd() & ~four;
  }

  /// Returns the frames with three corners of this side.
  long framesWithThreeCorners() {
    // Three are an odd number, and both of one half.
    return odd() & ((corners[0] & corners[1]) | (corners[2] & corners[3]));
  }

  private long odd() {
    return corners[0] ^ corners[1] ^ corners[2] ^ corners[3];
  }

  /// Returns how many of the given frames the next move could complete, by moving to the missing
  /// corner or by flipping the stone there.
  int countCompletableFrames(long frames) {
    int count = 0;
    for (long rest = framesWithThreeCorners() & frames; rest != 0; rest &= rest - 1) {
      int cell = missingCorner(Long.numberOfTrailingZeros(rest));
      count +=
          MorelliFrames.contains(reach, cell) || MorelliFrames.contains(capturable, cell) ? 1 : 0;
    }
    return count;
  }

  /// Returns the missing corner of a frame with three corners.
  int missingCorner(int frame) {
    int quarter = 0;
    while ((corners[quarter] >>> frame & 1) != 0) {
      quarter++;
    }
    return board.cell(quarter, frame);
  }
}
