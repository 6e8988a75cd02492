package tabuleiro.engine.jostle;

import tabuleiro.games.jostle.Steps;

/// What one side's moves come to: which of its checkers can move, and to which squares. Not safe
/// for several threads.
final class Reach {
  private final Geometry geometry;
  private long fromLow;
  private long fromHigh;
  private long toLow;
  private long toHigh;

  Reach(Geometry geometry) {
    this.geometry = geometry;
  }

  /// Takes the moves of the side with the checkers `ownLow`, `ownHigh`.
  void of(Steps steps, long ownLow, long ownHigh) {
    fromLow = 0;
    fromHigh = 0;
    toLow = 0;
    toHigh = 0;
    for (int axis = 0; axis < geometry.axes(); axis++) {
      int shift = geometry.shift(axis);
      long low = steps.word(2 * axis);
      long high = steps.word(2 * axis + 1);
      // A step is written at its lower square: it leads up from there when a checker stands on it.
      long upLow = low & ownLow;
      long upHigh = high & ownHigh;
      long downLow = low ^ upLow;
      long downHigh = high ^ upHigh;
      fromLow |= upLow | downLow << shift;
      fromHigh |= upHigh | Geometry.highUp(downLow, downHigh, shift);
      toLow |= downLow | upLow << shift;
      toHigh |= downHigh | Geometry.highUp(upLow, upHigh, shift);
    }
  }

  /// Returns the number of checkers that can move.
  int movers() {
    return Long.bitCount(fromLow) + Long.bitCount(fromHigh);
  }

  /// Returns the number of squares that can be moved to.
  int targets() {
    return Long.bitCount(toLow) + Long.bitCount(toHigh);
  }
}
