package tabuleiro.engine.talpa;

import tabuleiro.games.talpa.TalpaTrail;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;

/// A survey of a board of at most 64 squares, where a set of squares is one `long`.
final class SmallTalpaPathFeatures extends TalpaPathFeatures {
  private final TalpaTrail trail;
  private final int columns;
  private final long all;
  private final long left;
  private final long right;
  private final long bottom;
  private final long top;

  /// The pieces by what they cost.
  private long contact;

  private long live;
  private long frozen;

  /// What the floods from the two edges have reached at each cost.
  private final long[] forth = new long[MAX_COST + 1];

  private final long[] back = new long[MAX_COST + 1];

  /// The pieces that can be gone with the next move and lie on a cheapest path.
  private long ownRoutes;

  private long otherRoutes;

  SmallTalpaPathFeatures(TalpaTrail trail) {
    this.trail = trail;
    SquareBoard board = trail.position().game().board();
    columns = board.columns();
    int squares = board.cellCount();
    all = -1L >>> (Long.SIZE - squares);
    bottom = all >>> (squares - columns);
    top = bottom << (squares - columns);
    left = Long.divideUnsigned(all, bottom);
    right = left << (columns - 1);
  }

  @Override
  void compute() {
    long free = sort();
    boolean isRed = trail.sideToMove() == Side.FIRST;
    int upward = flow(bottom, top, free, forth);
    int across = flow(left, right, free, forth);
    ownPathCost = isRed ? upward : across;
    opponentPathCost = isRed ? across : upward;
  }

  /// Sorts the pieces by what they cost, counts, and returns the empty squares.
  private long sort() {
    long own = trail.own();
    long other = trail.other();
    long pieces = own | other;
    long ownContact = own & grow(other);
    long otherContact = other & grow(own);
    contact = ownContact | otherContact;
    long together = flood(contact, pieces);
    live = together & ~contact;
    frozen = pieces & ~together;
    if (contact == 0) {
      contact = frozen;
      frozen = 0;
    }
    pieceLead = Long.bitCount(own) - Long.bitCount(other);
    contactLead = Long.bitCount(ownContact) - Long.bitCount(otherContact);
    long free = all & ~pieces;
    emptyCount = Long.bitCount(free);
    return free;
  }

  @Override
  void computeRoutes() {
    long free = sort();
    boolean isRed = trail.sideToMove() == Side.FIRST;
    long upward = routes(bottom, top, free);
    long across = routes(left, right, free);
    ownRoutes = isRed ? upward : across;
    otherRoutes = isRed ? across : upward;
  }

  /// Returns the pieces of price 1 on the cheapest paths from an edge to another.
  private long routes(long from, long to, long free) {
    int cost = flow(from, to, free, forth);
    flow(to, from, free, back);
    long routes = 0;
    for (int i = 1; i <= cost; i++) {
      int j = cost + 1 - i;
      routes |= forth[i] & ~forth[i - 1] & back[j] & ~back[j - 1];
    }
    return routes & contact;
  }

  /// Returns the cost of the cheapest path from an edge to another, and writes what is reached from
  /// the first at each cost.
  private int flow(long from, long to, long free, long[] reached) {
    long reach = flood(from & free, free);
    int cost = 0;
    reached[0] = reach;
    while ((reach & to) == 0) {
      cost++;
      long entered = (grow(reach) | from) & contact;
      if (cost >= LIVE_COST) {
        entered |= (grow(reached[cost - LIVE_COST]) | from) & live;
      }
      if (cost >= FROZEN_COST) {
        entered |= (grow(reached[cost - FROZEN_COST]) | from) & frozen;
      }
      reach = flood(reach | entered, free);
      reached[cost] = reach;
    }
    return cost;
  }

  @Override
  boolean isOnOwnRoute(int square) {
    return ((ownRoutes >>> square) & 1) != 0;
  }

  @Override
  boolean isOnOpponentRoute(int square) {
    return ((otherRoutes >>> square) & 1) != 0;
  }

  @Override
  boolean hasImmediateWin() {
    long own = trail.own();
    long other = trail.other();
    long free = all & ~(own | other);
    boolean isRed = trail.sideToMove() == Side.FIRST;
    long opening = own & (isRed ? joints(bottom, top, free) : joints(left, right, free));
    if (opening == 0) {
      return false;
    }
    long movable = own & grow(other);
    // As long as a piece can capture, a piece must.
    opening &= movable == 0 ? own : movable;
    return (opening & ~(isRed ? joints(left, right, free) : joints(bottom, top, free))) != 0;
  }

  /// Returns the squares that join an edge to another through empty squares.
  private long joints(long from, long to, long free) {
    long near = grow(flood(from & free, free)) | from;
    long far = grow(flood(to & free, free)) | to;
    return near & far;
  }

  private long flood(long seed, long within) {
    long region = seed;
    long grown = seed | (grow(seed) & within);
    while (grown != region) {
      region = grown;
      grown |= grow(grown) & within;
    }
    return region;
  }

  /// Returns the set and all squares beside it; above the top row, bits that are no squares.
  private long grow(long set) {
    long sideways = ((set & ~right) << 1) | ((set & ~left) >>> 1);
    return set | sideways | (set << columns) | (set >>> columns);
  }
}
