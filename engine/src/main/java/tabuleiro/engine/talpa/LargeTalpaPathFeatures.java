package tabuleiro.engine.talpa;

import tabuleiro.games.talpa.TalpaPosition;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.rules.board.SquareBoard;

/// The features on a board of 65 to 100 squares, where a set of squares is two words. Methods that
/// compute a set leave it in `low` and `high`.
final class LargeTalpaPathFeatures extends TalpaPathFeatures {
  private final Trail trail;
  private final int columns;
  private final long allHigh;

  /// The columns and rows at the edges, each as its low word and its high word.
  private final long[] left;

  private final long[] right;
  private final long[] bottom;
  private final long[] top;

  private long low;
  private long high;

  private long freeLow;
  private long freeHigh;
  private long contactLow;
  private long contactHigh;
  private long liveLow;
  private long liveHigh;
  private long frozenLow;
  private long frozenHigh;

  /// The squares that the floods from the two edges have reached at each cost: low and high words
  /// alternate.
  private final long[] forward = new long[2 * (MAX_COST + 1)];

  private final long[] backward = new long[2 * (MAX_COST + 1)];

  private final long[] upwardRoutes = new long[2];
  private final long[] acrossRoutes = new long[2];

  LargeTalpaPathFeatures(Trail trail) {
    this.trail = trail;
    SquareBoard board = ((TalpaPosition) trail.position()).game().board();
    columns = board.columns();
    int squares = board.cellCount();
    allHigh = -1L >>> (2 * Long.SIZE - squares);
    left = words(0, squares, columns);
    right = words(columns - 1, squares, columns);
    bottom = words(0, columns, 1);
    top = words(squares - columns, squares, 1);
  }

  private static long[] words(int from, int end, int step) {
    long[] words = new long[2];
    for (int square = from; square < end; square += step) {
      words[square / Long.SIZE] |= 1L << square;
    }
    return words;
  }

  @Override
  void compute() {
    sortPieces();
    boolean isRed = trail.sideToMove() == Side.FIRST;
    int upward = cheapestPath(bottom, top, forward);
    int across = cheapestPath(left, right, forward);
    ownPathCost = isRed ? upward : across;
    opponentPathCost = isRed ? across : upward;
  }

  /// Sorts the pieces by price, and counts them.
  private void sortPieces() {
    TalpaPosition position = (TalpaPosition) trail.position();
    boolean isRed = position.sideToMove() == Side.FIRST;
    long ownLow = isRed ? position.red(0) : position.blue(0);
    long ownHigh = isRed ? position.red(1) : position.blue(1);
    long otherLow = isRed ? position.blue(0) : position.red(0);
    long otherHigh = isRed ? position.blue(1) : position.red(1);
    long piecesLow = ownLow | otherLow;
    long piecesHigh = ownHigh | otherHigh;
    addNeighbours(ownLow, ownHigh);
    long otherContactLow = otherLow & low;
    long otherContactHigh = otherHigh & high;
    addNeighbours(otherLow, otherHigh);
    long ownContactLow = ownLow & low;
    long ownContactHigh = ownHigh & high;
    contactLow = ownContactLow | otherContactLow;
    contactHigh = ownContactHigh | otherContactHigh;
    floodFill(contactLow, contactHigh, piecesLow, piecesHigh);
    liveLow = low & ~contactLow;
    liveHigh = high & ~contactHigh;
    frozenLow = piecesLow & ~low;
    frozenHigh = piecesHigh & ~high;
    if ((contactLow | contactHigh) == 0) {
      contactLow = frozenLow;
      contactHigh = frozenHigh;
      frozenLow = 0;
      frozenHigh = 0;
    }
    freeLow = ~piecesLow;
    freeHigh = allHigh & ~piecesHigh;
    pieceLead = count(ownLow, ownHigh) - count(otherLow, otherHigh);
    contactLead = count(ownContactLow, ownContactHigh) - count(otherContactLow, otherContactHigh);
    emptyCount = count(freeLow, freeHigh);
  }

  private static int count(long low, long high) {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  /// As in [SmallTalpaPathFeatures].
  private int cheapestPath(long[] from, long[] to, long[] reached) {
    floodFill(from[0] & freeLow, from[1] & freeHigh, freeLow, freeHigh);
    int cost = 0;
    reached[0] = low;
    reached[1] = high;
    while (((low & to[0]) | (high & to[1])) == 0) {
      cost++;
      long reachLow = low;
      long reachHigh = high;
      addNeighbours(low, high);
      long enteredLow = (low | from[0]) & contactLow;
      long enteredHigh = (high | from[1]) & contactHigh;
      if (cost >= LIVE_COST) {
        int before = 2 * (cost - LIVE_COST);
        addNeighbours(reached[before], reached[before + 1]);
        enteredLow |= (low | from[0]) & liveLow;
        enteredHigh |= (high | from[1]) & liveHigh;
      }
      if (cost >= FROZEN_COST) {
        int before = 2 * (cost - FROZEN_COST);
        addNeighbours(reached[before], reached[before + 1]);
        enteredLow |= (low | from[0]) & frozenLow;
        enteredHigh |= (high | from[1]) & frozenHigh;
      }
      floodFill(reachLow | enteredLow, reachHigh | enteredHigh, freeLow, freeHigh);
      reached[2 * cost] = low;
      reached[2 * cost + 1] = high;
    }
    return cost;
  }

  @Override
  void computeRoutes() {
    sortPieces();
    routes(bottom, top, upwardRoutes);
    routes(left, right, acrossRoutes);
  }

  private void routes(long[] from, long[] to, long[] routes) {
    int cost = cheapestPath(from, to, forward);
    cheapestPath(to, from, backward);
    for (int word = 0; word < 2; word++) {
      long found = 0;
      for (int i = 1; i <= cost; i++) {
        int there = 2 * i + word;
        int here = 2 * (cost + 1 - i) + word;
        found |= forward[there] & ~forward[there - 2] & backward[here] & ~backward[here - 2];
      }
      routes[word] = found & (word == 0 ? contactLow : contactHigh);
    }
  }

  @Override
  boolean isOnOwnRoute(int square) {
    return has(trail.sideToMove() == Side.FIRST ? upwardRoutes : acrossRoutes, square);
  }

  @Override
  boolean isOnOpponentRoute(int square) {
    return has(trail.sideToMove() == Side.FIRST ? acrossRoutes : upwardRoutes, square);
  }

  private static boolean has(long[] set, int square) {
    return ((set[square / Long.SIZE] >>> square) & 1) != 0;
  }

  private void floodFill(long seedLow, long seedHigh, long withinLow, long withinHigh) {
    long regionLow = seedLow;
    long regionHigh = seedHigh;
    while (true) {
      addNeighbours(regionLow, regionHigh);
      long grownLow = regionLow | (low & withinLow);
      long grownHigh = regionHigh | (high & withinHigh);
      if (grownLow == regionLow && grownHigh == regionHigh) {
        low = regionLow;
        high = regionHigh;
        return;
      }
      regionLow = grownLow;
      regionHigh = grownHigh;
    }
  }

  /// Computes a set with all its neighbours; above the top row, also bits that are no squares.
  private void addNeighbours(long setLow, long setHigh) {
    long rightLow = setLow & ~right[0];
    long rightHigh = setHigh & ~right[1];
    long leftLow = setLow & ~left[0];
    long leftHigh = setHigh & ~left[1];
    low = setLow | rightLow << 1 | leftLow >>> 1 | leftHigh << -1;
    high = setHigh | rightHigh << 1 | rightLow >>> -1 | leftHigh >>> 1;
    low |= setLow << columns | setLow >>> columns | setHigh << -columns;
    high |= setHigh << columns | setLow >>> -columns | setHigh >>> columns;
  }
}
