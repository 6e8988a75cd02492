package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.games.common.Bits;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The geometry of a board of at most 64 squares, where a set of squares is one `long`. The bit of
/// a square is `row * columns + column`, counted from the bottom left.
final class SmallTalpaGrid implements TalpaGrid {
  private final int columns;
  private final long allSquares;
  private final long leftColumn;
  private final long rightColumn;
  private final long bottomRow;
  private final long topRow;

  /// For each square, its neighbours.
  private final long[] neighbours;

  /// For each square, the number of board edges that it touches.
  private final int[] edgeCounts;

  SmallTalpaGrid(int columns, int rows) {
    this.columns = columns;
    int squares = columns * rows;
    allSquares = -1L >>> (Long.SIZE - squares);
    bottomRow = allSquares >>> (squares - columns);
    topRow = bottomRow << (squares - columns);
    leftColumn = Long.divideUnsigned(allSquares, bottomRow);
    rightColumn = leftColumn << (columns - 1);
    neighbours = new long[squares];
    edgeCounts = new int[squares];
    for (int square = 0; square < squares; square++) {
      long bit = 1L << square;
      neighbours[square] = grow(bit) & allSquares & ~bit;
      edgeCounts[square] = 4 - Long.bitCount(neighbours[square]);
    }
  }

  @Override
  public SmallTalpaPosition position(TalpaGame game, BitSet red, BitSet blue, Side toMove) {
    return SmallTalpaPosition.of(game, this, red, blue, toMove);
  }

  long allSquares() {
    return allSquares;
  }

  /// Returns the squares that hold a piece of one side while the square to the right holds one of
  /// the other.
  private long horizontalPairs(long one, long other) {
    return ((one & (other >>> 1)) | (other & (one >>> 1))) & ~rightColumn;
  }

  /// Returns the squares that hold a piece of one side while the square above holds one of the
  /// other.
  private long verticalPairs(long one, long other) {
    return (one & (other >>> columns)) | (other & (one >>> columns));
  }

  boolean hasCaptures(long own, long other) {
    return (horizontalPairs(own, other) | verticalPairs(own, other)) != 0;
  }

  /// Returns the number of moves of the side with the pieces `own` while no path is open.
  int countMoves(long own, long other) {
    int captures =
        Long.bitCount(horizontalPairs(own, other)) + Long.bitCount(verticalPairs(own, other));
    return captures > 0 ? captures : Long.bitCount(own);
  }

  /// Writes the moves while no path is open: the horizontal captures, then the vertical ones, or
  /// else the removals. Returns the end.
  int generateMoves(long own, long other, int[] buffer, int offset) {
    int end = offset;
    for (long rest = horizontalPairs(own, other); rest != 0; rest &= rest - 1) {
      buffer[end++] = captureBetween(other, Long.numberOfTrailingZeros(rest), 1);
    }
    for (long rest = verticalPairs(own, other); rest != 0; rest &= rest - 1) {
      buffer[end++] = captureBetween(other, Long.numberOfTrailingZeros(rest), columns);
    }
    if (end == offset) {
      for (long rest = own; rest != 0; rest &= rest - 1) {
        buffer[end++] = TalpaMove.removal(Long.numberOfTrailingZeros(rest));
      }
    }
    return end;
  }

  /// Returns the move that [#generateMoves] writes at place `index`.
  int moveAt(long own, long other, int index) {
    long horizontal = horizontalPairs(own, other);
    long vertical = verticalPairs(own, other);
    if ((horizontal | vertical) == 0) {
      return TalpaMove.removal(Bits.select(own, index));
    }
    // In a random game the index is in either mask with even odds, and a processor would mispredict
    // a branch half the time. So the choice is arithmetic: `isVertical` is all ones or 0.
    int horizontalCount = Long.bitCount(horizontal);
    int isVertical = ~((index - horizontalCount) >> 31);
    long pairs = (vertical & isVertical) | (horizontal & ~isVertical);
    int step = (columns & isVertical) | (1 & ~isVertical);
    return captureBetween(other, Bits.select(pairs, index - (horizontalCount & isVertical)), step);
  }

  /// Returns the capture between `square` and the one `step` further: of the two pieces there, the
  /// mover's captures the other.
  private static int captureBetween(long other, int square, int step) {
    int enemyFirst = (int) (other >>> square) & 1;
    int from = square + step * enemyFirst;
    int to = square + step * (1 - enemyFirst);
    return TalpaMove.capture(from, to);
  }

  /// Returns the outcome after `mover` emptied a square. Before that no path was open, so only one
  /// through the square can be.
  Outcome outcomeAfter(Side mover, int emptied, long pieces) {
    long empty = allSquares & ~pieces;
    if (!mayOpenPath(emptied, empty)) {
      return Outcome.ONGOING;
    }
    long region = region(1L << emptied, empty);
    return TalpaPosition.outcome(
        mover,
        touchesBoth(region, bottomRow, topRow),
        touchesBoth(region, leftColumn, rightColumn));
  }

  /// Returns whether the emptying of `square` may have opened a path; `false` is certain, and cheap
  /// to compute. A path through the square enters and leaves it, each time by an empty neighbour or
  /// by an edge of the board, and it needs empty squares on two opposite edges.
  private boolean mayOpenPath(int square, long empty) {
    return Long.bitCount(neighbours[square] & empty) + edgeCounts[square] >= 2
        && (touchesBoth(empty, bottomRow, topRow) || touchesBoth(empty, leftColumn, rightColumn));
  }

  private static boolean touchesBoth(long set, long edge, long opposite) {
    return (set & edge) != 0 && (set & opposite) != 0;
  }

  /// Returns the edge-connected part of `within` around `seed`, which lies in it: the seed grows
  /// until it fills its region.
  long region(long seed, long within) {
    long region = seed;
    long grown = grow(seed) & within;
    while (grown != region) {
      region = grown;
      grown = grow(region) & within;
    }
    return region;
  }

  /// Returns the set with all neighbours of its squares; above the top row, with bits that are no
  /// squares.
  private long grow(long set) {
    long sideways = ((set & ~rightColumn) << 1) | ((set & ~leftColumn) >>> 1);
    return set | sideways | (set << columns) | (set >>> columns);
  }

  TalpaSpans spans(long empty) {
    int horizontal = 0;
    int vertical = 0;
    long rest = empty;
    while (rest != 0) {
      long region = region(Long.lowestOneBit(rest), empty);
      horizontal = Math.max(horizontal, countColumns(region));
      vertical = Math.max(vertical, countRows(region));
      rest ^= region;
    }
    return new TalpaSpans(horizontal, vertical);
  }

  private int countColumns(long region) {
    int count = 0;
    for (int column = 0; column < columns; column++) {
      count += (region & (leftColumn << column)) == 0 ? 0 : 1;
    }
    return count;
  }

  /// A region is connected, so it has squares in every row from its lowest to its highest.
  private int countRows(long region) {
    int lowest = Long.numberOfTrailingZeros(region) / columns;
    int highest = (Long.SIZE - 1 - Long.numberOfLeadingZeros(region)) / columns;
    return highest - lowest + 1;
  }
}
