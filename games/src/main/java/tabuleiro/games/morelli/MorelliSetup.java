package tabuleiro.games.morelli;

import java.util.Locale;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// How the stones of the edge are coloured at the start (Rule 2).
enum MorelliSetup {
  /// Two diametrically opposite squares have one stone of each colour, drawn from the seed.
  RANDOM,
  /// Black has the left column and the bottom row, White the top row and the right column; both
  /// left corners are Black's, both right corners White's. The report's figure.
  ADJACENT,
  /// A pinwheel: every side of the board has one colour, and so have facing sides.
  OPPOSING;

  /// Returns the name of the set-up in variants, such as `adjacent`.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the stones of the start, as [Stones] lays them out.
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
        // The point reflection in the centre turns the numbering of the cells round.
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
