package tabuleiro.engine.niju;

import java.util.Arrays;

/// Computes the values of the terms of [NijuTerm]. Not safe for several threads.
final class NijuTerms {
  /// How much later the shared terms of the goal `first` are than those of `most`.
  private static final int FIRST_OFFSET =
      NijuTerm.FIRST_HIDDEN.ordinal() - NijuTerm.HIDDEN.ordinal();

  // Each wanted cell has two numbers of four bits for the side to move, then two for the opponent.
  private static final int BITS = 4;
  private static final int MASK = 15;
  private static final int SIDE_BITS = 2 * BITS;

  private final NijuPatternFeatures patterns;
  private final boolean firstPatternWins;

  /// For each cell, how many patterns lack only this cell, and how many lack it and another; all 0
  /// between computations.
  private final int[] wants = new int[NijuPatternFeatures.cellCount()];

  private final int[] wanted = new int[NijuPatternFeatures.MAX_TILES * 2];
  private int wantedCount;

  // The counts, of the side to move at 0 and of the opponent at 1.
  private final int[] two = new int[2];
  private final int[] three = new int[2];
  private final int[] spoiled = new int[2];
  private final int[] ready = new int[2];
  private final int[] readyCells = new int[2];
  private final int[] hidden = new int[2];
  private final int[] forks = new int[2];
  private final int[] chains = new int[2];

  /// For each number of patterns, how many playable cells complete that many patterns of both
  /// sides.
  private final int[] swings = new int[SIDE_BITS + 1];

  NijuTerms(NijuPatternFeatures patterns, boolean firstPatternWins) {
    this.patterns = patterns;
    this.firstPatternWins = firstPatternWins;
  }

  /// Writes the values of all terms.
  ///
  /// @param mover the side to move, 0 or 1
  /// @param lead its complete patterns less those of the opponent
  void compute(int mover, int lead, int[] values) {
    Arrays.fill(values, 0);
    count(mover);
    int placed = patterns.tileCount();
    if (firstPatternWins) {
      boolean wins = readyCells[0] > 0;
      set(values, NijuTerm.FIRST_WIN, wins ? 1 : 0);
      set(values, NijuTerm.FIRST_LOST, !wins && readyCells[1] > 1 ? 1 : 0);
      set(values, NijuTerm.FIRST_FORCED, !wins && readyCells[1] == 1 ? 1 : 0);
    } else {
      set(values, NijuTerm.POINTS, lead);
      set(values, NijuTerm.LATE_POINTS, lead * placed);
      set(values, NijuTerm.READY, ready[0] - ready[1]);
      set(values, NijuTerm.SWING, swing());
      set(values, NijuTerm.OWN_CHAIN, chains[0]);
      set(values, NijuTerm.FOE_CHAIN, chains[1]);
    }
    setShared(values, NijuTerm.HIDDEN, hidden[0] - hidden[1]);
    setShared(values, NijuTerm.OWN_TWO, two[0]);
    setShared(values, NijuTerm.FOE_TWO, two[1]);
    setShared(values, NijuTerm.OWN_THREE, three[0]);
    setShared(values, NijuTerm.FOE_THREE, three[1]);
    setShared(values, NijuTerm.LATE_TWO, (two[0] - two[1]) * placed);
    setShared(values, NijuTerm.LATE_THREE, (three[0] - three[1]) * placed);
    setShared(values, NijuTerm.OWN_FORK, forks[0]);
    setShared(values, NijuTerm.FOE_FORK, forks[1]);
    setShared(values, NijuTerm.SPOILED, spoiled[0] - spoiled[1]);
    // Both sides began with the same tiles, so that corners in hand are those not placed.
    setShared(
        values,
        NijuTerm.CORNERS,
        patterns.cornerMarksLaid(1 - mover) - patterns.cornerMarksLaid(mover));
    setShared(values, NijuTerm.TEMPO, 1);
  }

  private static void set(int[] values, NijuTerm term, int value) {
    values[term.ordinal()] = value;
  }

  /// Writes the value of a term that both goals have.
  ///
  /// @param term that of the goal `most`
  private void setShared(int[] values, NijuTerm term, int value) {
    values[term.ordinal() + (firstPatternWins ? FIRST_OFFSET : 0)] = value;
  }

  private void count(int mover) {
    Arrays.fill(two, 0);
    Arrays.fill(three, 0);
    Arrays.fill(spoiled, 0);
    for (int tile = 0; tile < patterns.tileCount(); tile++) {
      int missing = patterns.missing(tile);
      int side = patterns.owner(tile) ^ mover;
      if (patterns.isDead(tile)) {
        spoiled[side]++;
        continue;
      }
      switch (Integer.bitCount(missing)) {
        case 1 -> want(tile, missing, 1 << (SIDE_BITS * side));
        case 2 -> {
          two[side]++;
          want(tile, missing, 1 << (SIDE_BITS * side + BITS));
        }
        case 3 -> three[side]++;
        default -> {}
      }
    }
    countCells();
  }

  private void want(int tile, int missing, int unit) {
    int cell = patterns.cell(tile);
    for (int rest = missing; rest != 0; rest &= rest - 1) {
      int target = NijuPatternFeatures.neighbour(cell, Integer.numberOfTrailingZeros(rest));
      if (wants[target] == 0) {
        wanted[wantedCount++] = target;
      }
      wants[target] += unit;
    }
  }

  private void countCells() {
    Arrays.fill(ready, 0);
    Arrays.fill(readyCells, 0);
    Arrays.fill(hidden, 0);
    Arrays.fill(forks, 0);
    Arrays.fill(chains, 0);
    Arrays.fill(swings, 0);
    while (wantedCount > 0) {
      int cell = wanted[--wantedCount];
      int both = wants[cell];
      wants[cell] = 0;
      boolean isPlayable = patterns.isPlayable(cell);
      int swing = 0;
      for (int side = 0; side < 2; side++) {
        int last = (both >> (SIDE_BITS * side)) & MASK;
        int lastButOne = (both >> (SIDE_BITS * side + BITS)) & MASK;
        if (!isPlayable) {
          hidden[side] += last;
          continue;
        }
        ready[side] += last;
        readyCells[side] += last > 0 ? 1 : 0;
        chains[side] += last > 0 && lastButOne > 0 ? 1 : 0;
        forks[side] += lastButOne > 1 ? 1 : 0;
        swing += last;
      }
      swings[swing]++;
    }
  }

  /// Returns the gain of the side to move if both sides take the playable cells in turn, the most
  /// wanted first: every second cell, less those between.
  private int swing() {
    int gain = 0;
    int sign = 1;
    for (int value = swings.length - 1; value > 0; value--) {
      if ((swings[value] & 1) != 0) {
        gain += sign * value;
        sign = -sign;
      }
    }
    return gain;
  }
}
