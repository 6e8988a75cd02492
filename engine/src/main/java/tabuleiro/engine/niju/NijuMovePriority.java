package tabuleiro.engine.niju;

import java.util.Arrays;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuTiles;

/// How promising Ni-Ju's moves look: what a tile on the cell does to the patterns that want it, the
/// same for every tile, and what becomes of the tile's own pattern there.
final class NijuMovePriority {
  /// By how many tiles an own pattern lacks before the move, from 1 on, what it is worth to lay one
  /// of them. These numbers follow a fit of the chances of moves to be chosen by a search of 3,000
  /// nodes in 1,900 positions: 4,000 for each factor of e.
  private static final int[] HELPED = {0, 24_000, 11_000, 5_500, 3_000};

  /// The same for a foe's pattern that is spoiled.
  private static final int[] SPOILED = {0, 30_000, 15_000, 8_000, 3_000};

  /// What a tile is worth whose own pattern lacks so many.
  private static final int[] LACKING = {24_000, 15_000, 3_500, -5_000, -9_000};

  /// What a tile is worth whose own pattern can't be completed.
  private static final int DEAD = -19_000;

  /// What is added to a complete pattern where the first one wins.
  private static final int WIN = 60_000;

  private static final int MOST_RANK = 100_000;

  private final NijuPatternFeatures patterns;
  private final int win;
  private final int[] helped = HELPED.clone();

  /// For each cell the worth of laying any tile there.
  private final int[] worth = new int[NijuPatternFeatures.cellCount()];

  private final int[] lacking = new int[NijuTiles.DIRECTIONS / 2 + 1];

  NijuMovePriority(NijuPatternFeatures patterns, boolean firstPatternWins) {
    this.patterns = patterns;
    win = firstPatternWins ? WIN : 0;
    helped[1] += win;
  }

  /// Ranks moves as [tabuleiro.engine.knowledge.Line#rank(int[], int, int, int[])] does.
  ///
  /// @param mover the side to move, 0 or 1
  void prioritize(int mover, int[] moves, int from, int to, int[] ranks) {
    judgeCells(mover);
    int left = patterns.tilesInHand(mover) - 1;
    for (int lack = 0; lack < lacking.length; lack++) {
      lacking[lack] = lack <= left ? LACKING[lack] : DEAD;
    }
    lacking[0] += win;
    int cell = -1;
    int own = 0;
    int enemy = 0;
    for (int i = from; i < to; i++) {
      int next = NijuPatternFeatures.paddedCell(NijuMove.cell(moves[i]));
      if (next != cell) {
        cell = next;
        own = patterns.neighboursOf(mover, cell);
        enemy = patterns.neighboursOf(1 - mover, cell);
      }
      int pattern = NijuMove.pattern(moves[i]);
      int tile = (pattern & enemy) != 0 ? DEAD : lacking[Integer.bitCount(pattern & ~own)];
      ranks[i] = Math.min(worth[cell] + tile, MOST_RANK);
    }
  }

  private void judgeCells(int mover) {
    Arrays.fill(worth, 0);
    for (int tile = 0; tile < patterns.tileCount(); tile++) {
      if (!patterns.isDead(tile)) {
        int missing = patterns.missing(tile);
        int[] gains = patterns.owner(tile) == mover ? helped : SPOILED;
        int gain = gains[Integer.bitCount(missing)];
        for (int rest = missing; rest != 0; rest &= rest - 1) {
          worth[
                  NijuPatternFeatures.neighbour(
                      patterns.cell(tile), Integer.numberOfTrailingZeros(rest))] +=
              gain;
        }
      }
    }
  }
}
