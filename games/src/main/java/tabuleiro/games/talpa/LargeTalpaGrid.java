package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.games.common.Bits128;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The geometry of a board of 65 to 100 squares, as [SmallTalpaGrid] with two words for each set.
final class LargeTalpaGrid implements TalpaGrid {
  private final int columns;
  private final int rows;
  private final Bits128 allSquares;
  private final Bits128 leftColumn;
  private final Bits128 rightColumn;
  private final Bits128 bottomRow;
  private final Bits128 topRow;

  /// For each square, its neighbours.
  private final Bits128[] neighbours;

  /// For each square, the number of board edges that it touches.
  private final int[] edgeCounts;

  LargeTalpaGrid(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    int squares = columns * rows;
    allSquares = line(0, squares, 1);
    leftColumn = line(0, squares, columns);
    rightColumn = line(columns - 1, squares, columns);
    bottomRow = line(0, columns, 1);
    topRow = line(squares - columns, squares, 1);
    neighbours = new Bits128[squares];
    edgeCounts = new int[squares];
    for (int square = 0; square < squares; square++) {
      Bits128 one = Bits128.of(square);
      neighbours[square] = grow(one).and(allSquares).minus(one);
      edgeCounts[square] = 4 - neighbours[square].count();
    }
  }

  private static Bits128 line(int from, int end, int step) {
    BitSet line = new BitSet();
    for (int square = from; square < end; square += step) {
      line.set(square);
    }
    return Bits128.of(line);
  }

  @Override
  public LargeTalpaPosition position(TalpaGame game, BitSet red, BitSet blue, Side toMove) {
    return LargeTalpaPosition.of(game, this, red, blue, toMove);
  }

  Bits128 allSquares() {
    return allSquares;
  }

  private Bits128 horizontalPairs(Bits128 one, Bits128 other) {
    return one.and(other.shiftDown(1)).or(other.and(one.shiftDown(1))).minus(rightColumn);
  }

  private Bits128 verticalPairs(Bits128 one, Bits128 other) {
    return one.and(other.shiftDown(columns)).or(other.and(one.shiftDown(columns)));
  }

  boolean hasCaptures(Bits128 own, Bits128 other) {
    return !horizontalPairs(own, other).isEmpty() || !verticalPairs(own, other).isEmpty();
  }

  /// As [SmallTalpaGrid#countMoves].
  int countMoves(Bits128 own, Bits128 other) {
    int captures = horizontalPairs(own, other).count() + verticalPairs(own, other).count();
    return captures > 0 ? captures : own.count();
  }

  /// As [SmallTalpaGrid#generateMoves].
  int generateMoves(Bits128 own, Bits128 other, int[] buffer, int offset) {
    int end = offset;
    for (Bits128 rest = horizontalPairs(own, other); !rest.isEmpty(); rest = rest.withoutLowest()) {
      buffer[end++] = captureBetween(other, rest.lowest(), 1);
    }
    for (Bits128 rest = verticalPairs(own, other); !rest.isEmpty(); rest = rest.withoutLowest()) {
      buffer[end++] = captureBetween(other, rest.lowest(), columns);
    }
    if (end == offset) {
      for (Bits128 rest = own; !rest.isEmpty(); rest = rest.withoutLowest()) {
        buffer[end++] = TalpaMove.removal(rest.lowest());
      }
    }
    return end;
  }

  /// As [SmallTalpaGrid#moveAt].
  int moveAt(Bits128 own, Bits128 other, int index) {
    Bits128 horizontal = horizontalPairs(own, other);
    Bits128 vertical = verticalPairs(own, other);
    if (horizontal.isEmpty() && vertical.isEmpty()) {
      return TalpaMove.removal(own.select(index));
    }
    int horizontalCount = horizontal.count();
    return index < horizontalCount
        ? captureBetween(other, horizontal.select(index), 1)
        : captureBetween(other, vertical.select(index - horizontalCount), columns);
  }

  private static int captureBetween(Bits128 other, int square, int step) {
    int next = square + step;
    return other.has(square) ? TalpaMove.capture(next, square) : TalpaMove.capture(square, next);
  }

  /// As [SmallTalpaGrid#outcomeAfter].
  Outcome outcomeAfter(Side mover, int emptied, Bits128 pieces) {
    Bits128 empty = allSquares.minus(pieces);
    if (!mayOpenPath(emptied, empty)) {
      return Outcome.ONGOING;
    }
    Bits128 region = region(Bits128.of(emptied), empty);
    return TalpaPosition.outcome(
        mover,
        touchesBoth(region, bottomRow, topRow),
        touchesBoth(region, leftColumn, rightColumn));
  }

  private boolean mayOpenPath(int square, Bits128 empty) {
    return neighbours[square].and(empty).count() + edgeCounts[square] >= 2
        && (touchesBoth(empty, bottomRow, topRow) || touchesBoth(empty, leftColumn, rightColumn));
  }

  private static boolean touchesBoth(Bits128 set, Bits128 edge, Bits128 opposite) {
    return set.intersects(edge) && set.intersects(opposite);
  }

  /// As [SmallTalpaGrid#region].
  Bits128 region(Bits128 seed, Bits128 within) {
    Bits128 region = seed;
    Bits128 grown = grow(seed).and(within);
    while (!grown.equals(region)) {
      region = grown;
      grown = grow(region).and(within);
    }
    return region;
  }

  private Bits128 grow(Bits128 set) {
    Bits128 sideways = set.minus(rightColumn).shiftUp(1).or(set.minus(leftColumn).shiftDown(1));
    return set.or(sideways).or(set.shiftUp(columns)).or(set.shiftDown(columns));
  }

  TalpaSpans spans(Bits128 empty) {
    int horizontal = 0;
    int vertical = 0;
    Bits128 rest = empty;
    while (!rest.isEmpty()) {
      Bits128 region = region(Bits128.of(rest.lowest()), empty);
      horizontal = Math.max(horizontal, countLines(region, leftColumn, 1, columns));
      vertical = Math.max(vertical, countLines(region, bottomRow, columns, rows));
      rest = rest.minus(region);
    }
    return new TalpaSpans(horizontal, vertical);
  }

  /// Returns the number of parallel lines that have a square of the region: `first` and `count - 1`
  /// more, each `step` squares after the one before.
  private static int countLines(Bits128 region, Bits128 first, int step, int count) {
    int lines = 0;
    Bits128 line = first;
    for (int i = 0; i < count; i++) {
      lines += region.intersects(line) ? 1 : 0;
      line = line.shiftUp(step);
    }
    return lines;
  }
}
