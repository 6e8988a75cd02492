package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The geometry of a board of at most 64 squares, where a set of squares is one `long`: square `row
/// * columns + column` is that bit, counted from the bottom left.
final class SmallTalpaGrid implements TalpaGrid {
  private final int columns;
  private final long allSquares;
  private final long leftColumn;
  private final long rightColumn;
  private final long bottomRow;
  private final long topRow;

  /// For each square, the squares beside it.
  private final long[] neighbours;

  /// For each square, how many edges of the board it touches.
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

  /// Returns the squares that hold one side's piece while the square to the right holds the
  /// other's.
  private long horizontalPairs(long one, long other) {
    return ((one & (other >>> 1)) | (other & (one >>> 1))) & ~rightColumn;
  }

  /// Returns the squares that hold one side's piece while the square above holds the other's.
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

  /// Writes the moves while no path is open: the captures across, then those upward, or else the
  /// removals. Returns the end.
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
    long across = horizontalPairs(own, other);
    long upward = verticalPairs(own, other);
    if ((across | upward) == 0) {
      return TalpaMove.removal(Bits.select(own, index));
    }
    // Which of the two masks has the index is a coin toss in a random game. A processor guesses a
    // branch on it wrong every other time, so it is arithmetic: `isUpward` is all ones or 0.
    int acrossCount = Long.bitCount(across);
    int isUpward = ~((index - acrossCount) >> 31);
    long pairs = (upward & isUpward) | (across & ~isUpward);
    int step = (columns & isUpward) | (1 & ~isUpward);
    return captureBetween(other, Bits.select(pairs, index - (acrossCount & isUpward)), step);
  }

  /// Returns the capture between `square` and the one `step` further: of the two pieces there, the
  /// mover's takes the other.
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

  /// Returns whether the emptying of `square` may have opened a path; `false` is certain, and
  /// cheap. A path through the square enters and leaves it, each time by an empty neighbour or by
  /// an edge of the board, and it needs empty squares on two opposite edges.
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

  /// Returns the set and all squares beside it; above the top row, bits that are no squares.
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
