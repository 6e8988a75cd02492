package tabuleiro.engine.talpa;

import tabuleiro.games.talpa.TalpaTrail;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;

/// The features on a board of at most 64 squares, where a set of squares is one `long`.
final class SmallTalpaPathFeatures extends TalpaPathFeatures {
  private final TalpaTrail trail;
  private final int columns;
  private final long all;
  private final long left;
  private final long right;
  private final long bottom;
  private final long top;

  /// The pieces by price.
  private long contact;

  private long live;
  private long frozen;

  /// The squares that the floods from the two edges have reached at each cost.
  private final long[] forward = new long[MAX_COST + 1];

  private final long[] backward = new long[MAX_COST + 1];

  /// The pieces of price 1 that lie on a cheapest path.
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
    long free = sortPieces();
    boolean isRed = trail.sideToMove() == Side.FIRST;
    int upward = cheapestPath(bottom, top, free, forward);
    int across = cheapestPath(left, right, free, forward);
    ownPathCost = isRed ? upward : across;
    opponentPathCost = isRed ? across : upward;
  }

  /// Sorts the pieces by price, counts them, and returns the empty squares.
  private long sortPieces() {
    long own = trail.own();
    long other = trail.other();
    long pieces = own | other;
    long ownContact = own & withNeighbours(other);
    long otherContact = other & withNeighbours(own);
    contact = ownContact | otherContact;
    long connected = floodFill(contact, pieces);
    live = connected & ~contact;
    frozen = pieces & ~connected;
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
    long free = sortPieces();
    boolean isRed = trail.sideToMove() == Side.FIRST;
    long upward = routes(bottom, top, free);
    long across = routes(left, right, free);
    ownRoutes = isRed ? upward : across;
    otherRoutes = isRed ? across : upward;
  }

  /// Returns the pieces of price 1 on the cheapest paths from an edge to another.
  private long routes(long from, long to, long free) {
    int cost = cheapestPath(from, to, free, forward);
    cheapestPath(to, from, free, backward);
    long routes = 0;
    for (int i = 1; i <= cost; i++) {
      int j = cost + 1 - i;
      routes |= forward[i] & ~forward[i - 1] & backward[j] & ~backward[j - 1];
    }
    return routes & contact;
  }

  /// Returns the cost of the cheapest path from an edge to another, and writes the squares that are
  /// reached from the first at each cost.
  private int cheapestPath(long from, long to, long free, long[] reached) {
    long reach = floodFill(from & free, free);
    int cost = 0;
    reached[0] = reach;
    while ((reach & to) == 0) {
      cost++;
      long entered = (withNeighbours(reach) | from) & contact;
      if (cost >= LIVE_COST) {
        entered |= (withNeighbours(reached[cost - LIVE_COST]) | from) & live;
      }
      if (cost >= FROZEN_COST) {
        entered |= (withNeighbours(reached[cost - FROZEN_COST]) | from) & frozen;
      }
      reach = floodFill(reach | entered, free);
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
    long opening = own & (isRed ? connectors(bottom, top, free) : connectors(left, right, free));
    if (opening == 0) {
      return false;
    }
    long movable = own & withNeighbours(other);
    // As long as a piece can capture, a piece must.
    opening &= movable == 0 ? own : movable;
    return (opening & ~(isRed ? connectors(left, right, free) : connectors(bottom, top, free)))
        != 0;
  }

  /// Returns the squares that connect an edge to another through empty squares.
  private long connectors(long from, long to, long free) {
    long near = withNeighbours(floodFill(from & free, free)) | from;
    long far = withNeighbours(floodFill(to & free, free)) | to;
    return near & far;
  }

  private long floodFill(long seed, long within) {
    long region = seed;
    long grown = seed | (withNeighbours(seed) & within);
    while (grown != region) {
      region = grown;
      grown |= withNeighbours(grown) & within;
    }
    return region;
  }

  /// Returns a set with all its neighbours; above the top row, also bits that are no squares.
  private long withNeighbours(long set) {
    long sideways = ((set & ~right) << 1) | ((set & ~left) >>> 1);
    return set | sideways | (set << columns) | (set >>> columns);
  }
}
