package tabuleiro.games.morelli;

import java.util.Locale;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// The colours of the stones on the edge at the start (rule 2).
enum MorelliSetup {
  /// Random: of two diametrically opposite squares, the seed says which has a black stone.
  RANDOM,
  /// Black has the left column with both corners and the bottom row, White the right column with
  /// both corners and the top row, as in the report.
  ADJACENT,
  /// Black has the bottom row with its left corner and the top row with its right corner, White the
  /// rest: opposite edges have the same colour.
  OPPOSING;

  /// Returns the name of the setup in variants, such as `adjacent`.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the stones of the start, as sets of [Stones].
  long[] initialStones(MorelliGeometry geometry, long seed) {
    return switch (this) {
      case RANDOM -> randomStones(geometry, SeededRandom.of(seed));
      case ADJACENT, OPPOSING -> fixedStones(geometry);
    };
  }

  private static long[] randomStones(MorelliGeometry geometry, RandomGenerator random) {
    long[] stones = Stones.none();
    int last = geometry.cellCount() - 1;
    for (int cell = 0; cell < last - cell; cell++) {
      if (geometry.band(cell) == 0) {
        Side side = random.nextBoolean() ? Side.FIRST : Side.SECOND;
        Stones.flip(stones, side, cell);
        // A point reflection in the centre reverses the numbers of the cells.
        Stones.flip(stones, side.other(), last - cell);
      }
    }
    return stones;
  }

  private long[] fixedStones(MorelliGeometry geometry) {
    long[] stones = Stones.none();
    for (int cell = 0; cell < geometry.cellCount(); cell++) {
      if (geometry.band(cell) == 0) {
        int column = geometry.board().column(cell);
        int row = geometry.board().row(cell);
        boolean black =
            this == ADJACENT
                ? isBlackAdjacent(column, row, geometry.size() - 1)
                : isBlackOpposing(column, row, geometry.size() - 1);
        Stones.flip(stones, black ? Side.FIRST : Side.SECOND, cell);
      }
    }
    return stones;
  }

  private static boolean isBlackAdjacent(int column, int row, int last) {
    return column == 0 || (row == 0 && column < last);
  }

  private static boolean isBlackOpposing(int column, int row, int last) {
    return (row == 0 && column < last) || (row == last && column > 0);
  }
}
