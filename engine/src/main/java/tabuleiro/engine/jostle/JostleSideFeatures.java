package tabuleiro.engine.jostle;

import tabuleiro.games.jostle.JostleMoveSet;

/// One side as the evaluation sees it: its checkers, its moves, and how its checkers crowd around
/// the squares. Sets of squares are pairs of words, as in [JostleBitboards]. Not safe for several
/// threads.
final class JostleSideFeatures {
  /// The squares that can be moved to.
  static final int TARGETS = 0;

  /// The checkers that can move.
  static final int MOVERS = 1;

  /// All checkers.
  static final int CHECKERS = 2;

  private static final int SETS = 3;

  private final JostleBitboards geometry;
  private final JostleNeighbourCounts crowd;
  private final long[] low = new long[SETS];
  private final long[] high = new long[SETS];

  JostleSideFeatures(JostleBitboards geometry) {
    this.geometry = geometry;
    crowd = new JostleNeighbourCounts(geometry);
  }

  /// Looks at a side with the checkers `ownLow`, `ownHigh` and the moves `steps`.
  void compute(JostleMoveSet steps, long ownLow, long ownHigh) {
    reach(steps, ownLow, ownHigh);
    low[CHECKERS] = ownLow;
    high[CHECKERS] = ownHigh;
    crowd.compute(ownLow, ownHigh);
  }

  private void reach(JostleMoveSet steps, long ownLow, long ownHigh) {
    long fromLow = 0;
    long fromHigh = 0;
    long toLow = 0;
    long toHigh = 0;
    for (int axis = 0; axis < geometry.axisCount(); axis++) {
      int shift = geometry.shift(axis);
      long stepsLow = steps.word(2 * axis);
      long stepsHigh = steps.word(2 * axis + 1);
      // A step is written at its lower square: it leads up from there when a checker stands on it.
      long upLow = stepsLow & ownLow;
      long upHigh = stepsHigh & ownHigh;
      long downLow = stepsLow ^ upLow;
      long downHigh = stepsHigh ^ upHigh;
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

  /// Returns those on the bits 64 to 127.
  long highWord(int set) {
    return high[set];
  }

  /// Returns how many squares a set has.
  int count(int set) {
    return Long.bitCount(low[set]) + Long.bitCount(high[set]);
  }

  /// Returns how its checkers crowd around the squares.
  JostleNeighbourCounts neighbourCounts() {
    return crowd;
  }
}
