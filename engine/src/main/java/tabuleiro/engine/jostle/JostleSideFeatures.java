package tabuleiro.engine.jostle;

import tabuleiro.games.jostle.JostleMoveSet;

/// The features of one side: its checkers, its moves, and the numbers of its checkers around the
/// squares. Sets of squares are pairs of words, as in [JostleBitboards]. Not safe for several
/// threads.
final class JostleSideFeatures {
  /// The squares that can be moved to.
  static final int TARGETS = 0;

  /// The checkers that can move.
  static final int MOVERS = 1;

  /// All checkers.
  static final int CHECKERS = 2;

  private static final int SETS = 3;

  private final JostleBitboards board;
  private final JostleNeighbourCounts neighbourCounts;
  private final long[] low = new long[SETS];
  private final long[] high = new long[SETS];

  JostleSideFeatures(JostleBitboards board) {
    this.board = board;
    neighbourCounts = new JostleNeighbourCounts(board);
  }

  /// Computes the features of a side with the checkers `ownLow`, `ownHigh` and the moves `moves`.
  void compute(JostleMoveSet moves, long ownLow, long ownHigh) {
    computeMoves(moves, ownLow, ownHigh);
    low[CHECKERS] = ownLow;
    high[CHECKERS] = ownHigh;
    neighbourCounts.compute(ownLow, ownHigh);
  }

  private void computeMoves(JostleMoveSet moves, long ownLow, long ownHigh) {
    long fromLow = 0;
    long fromHigh = 0;
    long toLow = 0;
    long toHigh = 0;
    for (int axis = 0; axis < board.axisCount(); axis++) {
      int shift = board.shift(axis);
      long movesLow = moves.word(2 * axis);
      long movesHigh = moves.word(2 * axis + 1);
      // A move is stored at its lower square: it leads up from there if a checker is on it.
      long upLow = movesLow & ownLow;
      long upHigh = movesHigh & ownHigh;
      long downLow = movesLow ^ upLow;
      long downHigh = movesHigh ^ upHigh;
      fromLow |= upLow | downLow << shift;
      fromHigh |= upHigh | JostleBitboards.shiftUpHigh(downLow, downHigh, shift);
      toLow |= downLow | upLow << shift;
      toHigh |= downHigh | JostleBitboards.shiftUpHigh(upLow, upHigh, shift);
    }
    low[MOVERS] = fromLow;
    high[MOVERS] = fromHigh;
    low[TARGETS] = toLow;
    high[TARGETS] = toHigh;
  }

  /// Returns the squares of a set on the bits 0 to 63.
  ///
  /// @param set [#TARGETS], [#MOVERS] or [#CHECKERS]
  long lowWord(int set) {
    return low[set];
  }

  /// Returns the squares of a set on the bits 64 to 127.
  long highWord(int set) {
    return high[set];
  }

  /// Returns how many squares a set has.
  int count(int set) {
    return Long.bitCount(low[set]) + Long.bitCount(high[set]);
  }

  /// Returns the numbers of its checkers around the squares.
  JostleNeighbourCounts neighbourCounts() {
    return neighbourCounts;
  }
}
