package tabuleiro.engine.niju;

import tabuleiro.games.niju.LaidTile;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTiles;
import tabuleiro.rules.Side;

/// The patterns of the placed tiles, and the cells that each pattern lacks, updated with every
/// move: a tile changes at most its eight neighbours. Not safe for several threads.
///
/// Cells have padded numbers: those of the board, whose rows hold what 40 tiles can reach in both
/// directions, plus an offset that gives every neighbour a number. The leftmost and the rightmost
/// column count as neighbours; no game has tiles on both.
final class NijuPatternFeatures {
  /// The most tiles that can be placed.
  static final int MAX_TILES = 2 * NijuTiles.COUNT;

  private static final int SPAN = 4 * NijuTiles.COUNT - 1;
  private static final int CELLS = SPAN * SPAN + 2 * SPAN + 2;
  private static final int[] STEPS = steps();
  private static final int DIRECTIONS = NijuTiles.DIRECTIONS;
  private static final int ALL = (1 << DIRECTIONS) - 1;
  private static final int EDGES_OF_BOTH = NijuTiles.EDGES << DIRECTIONS | NijuTiles.EDGES;

  private final int[] tilesToLay = new int[2];
  private int count;

  /// For each tile, in the order of placement: its cell, its owner (0 or 1), its pattern, the
  /// marked directions without a tile of the owner, and those with a tile of the opponent.
  private final int[] cells;

  private final int[] owners;
  private final int[] patterns;
  private final int[] missing;
  private final int[] spoilers;

  /// The index of a cell's tile in that order, counted from 1; 0 for an empty cell.
  private final int[] tileIndexes = new int[CELLS];

  /// For each cell, the directions in which the first side has tiles, then those of the second.
  private final int[] neighbours = new int[CELLS];

  private final int[] placed = new int[2];
  private final int[] corners = new int[2];

  NijuPatternFeatures(NijuPosition start) {
    for (Side side : Side.values()) {
      tilesToLay[side.ordinal()] = start.game().tilesToLay(side);
    }
    int most = start.game().maxPlies();
    cells = new int[most];
    owners = new int[most];
    patterns = new int[most];
    missing = new int[most];
    spoilers = new int[most];
    for (LaidTile tile : start.laidTiles()) {
      place(tile.cell(), tile.owner(), tile.pattern());
    }
  }

  private static int[] steps() {
    int[] steps = new int[NijuTiles.DIRECTIONS];
    for (int d = 0; d < steps.length; d++) {
      steps[d] = NijuTiles.dx(d) + NijuTiles.dy(d) * SPAN;
    }
    return steps;
  }

  /// Places the tile of a move.
  void play(int move, Side side) {
    place(NijuMove.cell(move), side, NijuMove.pattern(move));
  }

  private void place(int boardCell, Side side, int pattern) {
    int cell = paddedCell(boardCell);
    int owner = side.ordinal();
    int own = neighboursOf(owner, cell);
    int enemy = neighboursOf(1 - owner, cell);
    for (int d = 0; d < STEPS.length; d++) {
      int back = 1 << (d ^ 4);
      neighbours[cell + STEPS[d]] |= back << (owner * DIRECTIONS);
      if ((own >> d & 1) != 0) {
        missing[tileIndexes[cell + STEPS[d]] - 1] &= ~back;
      } else if ((enemy >> d & 1) != 0) {
        int tile = tileIndexes[cell + STEPS[d]] - 1;
        spoilers[tile] |= patterns[tile] & back;
      }
    }
    cells[count] = cell;
    owners[count] = owner;
    patterns[count] = pattern;
    missing[count] = pattern & ~own;
    spoilers[count] = pattern & enemy;
    tileIndexes[cell] = ++count;
    placed[owner]++;
    corners[owner] += corners(pattern);
  }

  /// Takes back the tile that was placed last.
  void undo() {
    count--;
    int cell = cells[count];
    int owner = owners[count];
    tileIndexes[cell] = 0;
    placed[owner]--;
    corners[owner] -= corners(patterns[count]);
    int own = neighboursOf(owner, cell);
    int enemy = neighboursOf(1 - owner, cell);
    for (int d = 0; d < STEPS.length; d++) {
      int back = 1 << (d ^ 4);
      neighbours[cell + STEPS[d]] &= ~(back << (owner * DIRECTIONS));
      if ((own >> d & 1) != 0) {
        int tile = tileIndexes[cell + STEPS[d]] - 1;
        missing[tile] |= patterns[tile] & back;
      } else if ((enemy >> d & 1) != 0) {
        spoilers[tileIndexes[cell + STEPS[d]] - 1] &= ~back;
      }
    }
  }

  private static int corners(int pattern) {
    return Integer.bitCount(pattern & NijuTiles.CORNERS);
  }

  /// Returns the padded number of a cell of the board.
  static int paddedCell(int boardCell) {
    return boardCell + SPAN + 1;
  }

  /// Returns the number of padded cells.
  static int cellCount() {
    return CELLS;
  }

  /// Returns the neighbour of a cell in a direction.
  static int neighbour(int cell, int direction) {
    return cell + STEPS[direction];
  }

  /// Returns how many tiles are placed.
  int tileCount() {
    return count;
  }

  /// Returns how many tiles a side will still lay.
  int tilesLeft(int side) {
    return tilesToLay[side] - placed[side];
  }

  /// Returns how many corners the patterns of a side's placed tiles mark.
  int cornerMarksLaid(int side) {
    return corners[side];
  }

  int owner(int tile) {
    return owners[tile];
  }

  int cell(int tile) {
    return cells[tile];
  }

  /// Returns the marked directions of a tile in which its owner has no tile.
  int missing(int tile) {
    return missing[tile];
  }

  /// Returns whether a pattern cannot be completed any more: the opponent has a tile on a marked
  /// cell, or the owner will lay too few tiles.
  boolean isDead(int tile) {
    return spoilers[tile] != 0 || Integer.bitCount(missing[tile]) > tilesLeft(owners[tile]);
  }

  /// Returns whether an empty cell shares an edge with a tile.
  boolean isPlayable(int cell) {
    return (neighbours[cell] & EDGES_OF_BOTH) != 0;
  }

  /// Returns the directions from a cell in which a side has tiles.
  int neighboursOf(int side, int cell) {
    return neighbours[cell] >> (side * DIRECTIONS) & ALL;
  }
}
