package tabuleiro.engine.niju;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The terms of Ni-Ju's evaluation. The goals `most` and `first` have terms of their own; where one
/// goal is played, the terms of the other are 0.
///
/// A pattern is *ready* when it lacks one tile, and that tile can be laid at once; *hidden* when it
/// lacks one tile, on a cell that nothing touches yet. *Two* and *three* lack so many. On a *fork*
/// one tile makes two patterns or more lack a last tile; on a *chain* it completes a pattern and
/// makes another lack its last tile. *Spoiled* are all that can't be completed any more. What is
/// the side to move's is its own, the other side is its foe.
///
/// | term | what it counts |
/// |---|---|
/// | points | complete patterns, own less foe's |
/// | late-points | the same for each tile that lies |
/// | ready | ready patterns, own less foe's |
/// | swing | what the side to move gains when both take the most wanted cell in turn |
/// | own-chain, foe-chain | chains |
/// | hidden | hidden patterns, own less foe's |
/// | own-two, foe-two, own-three, foe-three | patterns that lack so many |
/// | late-two, late-three | the same, own less foe's, for each tile that lies |
/// | own-fork, foe-fork | forks |
/// | spoiled | spoiled patterns, own less foe's |
/// | corners | marks on corners in hand, own less foe's |
/// | tempo | always 1 |
/// | first-win | 1 when an own pattern is ready |
/// | first-lost | 1 when none is, and the foe's can be completed on two cells or more |
/// | first-forced | 1 when none is, and the foe's can be completed on one cell |
final class NijuTerms {
  private static final List<String> SHARED =
      List.of(
          "hidden",
          "own-two",
          "foe-two",
          "own-three",
          "foe-three",
          "late-two",
          "late-three",
          "own-fork",
          "foe-fork",
          "spoiled",
          "corners",
          "tempo");
  private static final List<String> MOST =
      List.of("points", "late-points", "ready", "swing", "own-chain", "foe-chain");
  private static final List<String> FIRST = List.of("win", "lost", "forced");

  /// The names, those of the goal `most` before those of `first`.
  static final List<String> NAMES = names();

  // Each wanted cell has two numbers of four bits for the side to move, then two for the other.
  private static final int WIDTH = 4;
  private static final int MASK = 15;
  private static final int SIDE_WIDTH = 2 * WIDTH;

  private final NijuPatternFeatures patterns;
  private final boolean firstPatternWins;

  /// For each cell, how many patterns lack just it, and how many lack it and another; 0 when
  /// nothing is asked.
  private final int[] wants = new int[NijuPatternFeatures.cellCount()];

  private final int[] wanted = new int[NijuPatternFeatures.MAX_TILES * 2];
  private int wantedCount;

  // What is counted, for the side to move at 0 and for the other at 1.
  private final int[] two = new int[2];
  private final int[] three = new int[2];
  private final int[] spoiled = new int[2];
  private final int[] ready = new int[2];
  private final int[] readyCells = new int[2];
  private final int[] hidden = new int[2];
  private final int[] forks = new int[2];
  private final int[] chains = new int[2];

  /// How many playable cells complete so many patterns of both sides.
  private final int[] swings = new int[SIDE_WIDTH + 1];

  NijuTerms(NijuPatternFeatures patterns, boolean firstPatternWins) {
    this.patterns = patterns;
    this.firstPatternWins = firstPatternWins;
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>(MOST);
    names.addAll(SHARED);
    FIRST.forEach(name -> names.add("first-" + name));
    SHARED.forEach(name -> names.add("first-" + name));
    return List.copyOf(names);
  }

  /// Writes the values of all terms.
  ///
  /// @param mover the side to move, 0 or 1
  /// @param lead its complete patterns less those of the other side
  void compute(int mover, int lead, int[] values) {
    Arrays.fill(values, 0);
    count(mover);
    int laid = patterns.tileCount();
    int at = 0;
    if (firstPatternWins) {
      at = MOST.size() + SHARED.size();
      boolean wins = readyCells[0] > 0;
      values[at++] = wins ? 1 : 0;
      values[at++] = !wins && readyCells[1] > 1 ? 1 : 0;
      values[at++] = !wins && readyCells[1] == 1 ? 1 : 0;
    } else {
      values[at++] = lead;
      values[at++] = lead * laid;
      values[at++] = ready[0] - ready[1];
      values[at++] = swing();
      values[at++] = chains[0];
      values[at++] = chains[1];
    }
    values[at++] = hidden[0] - hidden[1];
    values[at++] = two[0];
    values[at++] = two[1];
    values[at++] = three[0];
    values[at++] = three[1];
    values[at++] = (two[0] - two[1]) * laid;
    values[at++] = (three[0] - three[1]) * laid;
    values[at++] = forks[0];
    values[at++] = forks[1];
    values[at++] = spoiled[0] - spoiled[1];
    // Both began with the same hand.
    values[at++] = patterns.cornerMarksLaid(1 - mover) - patterns.cornerMarksLaid(mover);
    values[at] = 1;
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
        case 1 -> want(tile, missing, 1 << (SIDE_WIDTH * side));
        case 2 -> {
          two[side]++;
          want(tile, missing, 1 << (SIDE_WIDTH * side + WIDTH));
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
      int wish = NijuPatternFeatures.neighbour(cell, Integer.numberOfTrailingZeros(rest));
      if (wants[wish] == 0) {
        wanted[wantedCount++] = wish;
      }
      wants[wish] += unit;
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
        int last = (both >> (SIDE_WIDTH * side)) & MASK;
        int lastButOne = (both >> (SIDE_WIDTH * side + WIDTH)) & MASK;
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

  /// Returns what is gained by whoever begins when both take the cells in turn, the most wanted
  /// first: every second cell, less those between.
  private int swing() {
    int gain = 0;
    int sign = 1;
    for (int worth = swings.length - 1; worth > 0; worth--) {
      if ((swings[worth] & 1) != 0) {
        gain += sign * worth;
        sign = -sign;
      }
    }
    return gain;
  }
}
