package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;

/// The geometry of a board of 65 to 100 squares: what [SmallGrid] is, on two words.
final class LargeGrid implements Grid {
  private final int columns;
  private final int rows;
  private final Squares all;
  private final Squares leftColumn;
  private final Squares rightColumn;
  private final Squares bottomRow;
  private final Squares topRow;

  /// For each square, the squares beside it.
  private final Squares[] beside;

  /// For each square, how many edges of the board it touches.
  private final int[] edges;

  LargeGrid(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    int squares = columns * rows;
    all = line(0, squares, 1);
    leftColumn = line(0, squares, columns);
    rightColumn = line(columns - 1, squares, columns);
    bottomRow = line(0, columns, 1);
    topRow = line(squares - columns, squares, 1);
    beside = new Squares[squares];
    edges = new int[squares];
    for (int square = 0; square < squares; square++) {
      Squares one = Squares.of(square);
      beside[square] = grow(one).and(all).minus(one);
      edges[square] = 4 - beside[square].count();
    }
  }

  private static Squares line(int from, int end, int step) {
    BitSet line = new BitSet();
    for (int square = from; square < end; square += step) {
      line.set(square);
    }
    return Squares.of(line);
  }

  @Override
  public LargeTalpaPosition position(TalpaGame game, BitSet red, BitSet blue, Side toMove) {
    return LargeTalpaPosition.of(game, this, red, blue, toMove);
  }

  Squares all() {
    return all;
  }

  private Squares pairsAcross(Squares one, Squares other) {
    return one.and(other.shiftDown(1)).or(other.and(one.shiftDown(1))).minus(rightColumn);
  }

  private Squares pairsUpward(Squares one, Squares other) {
    return one.and(other.shiftDown(columns)).or(other.and(one.shiftDown(columns)));
  }

  boolean hasCaptures(Squares own, Squares other) {
    return !pairsAcross(own, other).isEmpty() || !pairsUpward(own, other).isEmpty();
  }

  /// As [SmallGrid#countMoves].
  int countMoves(Squares own, Squares other) {
    int captures = pairsAcross(own, other).count() + pairsUpward(own, other).count();
    return captures > 0 ? captures : own.count();
  }

  /// As [SmallGrid#generateMoves].
  int generateMoves(Squares own, Squares other, int[] buffer, int offset) {
    int end = offset;
    for (Squares rest = pairsAcross(own, other); !rest.isEmpty(); rest = rest.withoutLowest()) {
      buffer[end++] = captureOf(other, rest.lowest(), 1);
    }
    for (Squares rest = pairsUpward(own, other); !rest.isEmpty(); rest = rest.withoutLowest()) {
      buffer[end++] = captureOf(other, rest.lowest(), columns);
    }
    if (end == offset) {
      for (Squares rest = own; !rest.isEmpty(); rest = rest.withoutLowest()) {
        buffer[end++] = TalpaMove.removal(rest.lowest());
      }
    }
    return end;
  }

  /// As [SmallGrid#moveAt].
  int moveAt(Squares own, Squares other, int index) {
    Squares across = pairsAcross(own, other);
    Squares upward = pairsUpward(own, other);
    if (across.isEmpty() && upward.isEmpty()) {
      return TalpaMove.removal(own.select(index));
    }
    int acrossCount = across.count();
    return index < acrossCount
        ? captureOf(other, across.select(index), 1)
        : captureOf(other, upward.select(index - acrossCount), columns);
  }

  private static int captureOf(Squares other, int square, int step) {
    int next = square + step;
    return other.has(square) ? TalpaMove.capture(next, square) : TalpaMove.capture(square, next);
  }

  /// As [SmallGrid#outcomeAfter].
  Outcome outcomeAfter(Side mover, int emptied, Squares pieces) {
    Squares empty = all.minus(pieces);
    if (!mayOpen(emptied, empty)) {
      return Outcome.ONGOING;
    }
    Squares region = region(Squares.of(emptied), empty);
    return TalpaPosition.outcome(
        mover, touch(region, bottomRow, topRow), touch(region, leftColumn, rightColumn));
  }

  private boolean mayOpen(int square, Squares empty) {
    return beside[square].and(empty).count() + edges[square] >= 2
        && (touch(empty, bottomRow, topRow) || touch(empty, leftColumn, rightColumn));
  }

  private static boolean touch(Squares set, Squares edge, Squares opposite) {
    return set.meets(edge) && set.meets(opposite);
  }

  /// As [SmallGrid#region].
  Squares region(Squares seed, Squares within) {
    Squares region = seed;
    Squares grown = grow(seed).and(within);
    while (!grown.equals(region)) {
      region = grown;
      grown = grow(region).and(within);
    }
    return region;
  }

  private Squares grow(Squares set) {
    Squares sideways = set.minus(rightColumn).shiftUp(1).or(set.minus(leftColumn).shiftDown(1));
    return set.or(sideways).or(set.shiftUp(columns)).or(set.shiftDown(columns));
  }

  Spans spans(Squares empty) {
    int horizontal = 0;
    int vertical = 0;
    Squares rest = empty;
    while (!rest.isEmpty()) {
      Squares region = region(Squares.of(rest.lowest()), empty);
      horizontal = Math.max(horizontal, lines(region, leftColumn, 1, columns));
      vertical = Math.max(vertical, lines(region, bottomRow, columns, rows));
      rest = rest.minus(region);
    }
    return new Spans(horizontal, vertical);
  }

  /// Returns how many of `count` parallel lines the region meets: `first`, and the others each
  /// `step` squares on.
  private static int lines(Squares region, Squares first, int step, int count) {
    int met = 0;
    Squares line = first;
    for (int i = 0; i < count; i++) {
      met += region.meets(line) ? 1 : 0;
      line = line.shiftUp(step);
    }
    return met;
  }
}
