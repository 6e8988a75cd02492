package tabuleiro.engine.niju;

import tabuleiro.games.niju.LaidTile;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTiles;
import tabuleiro.rules.Side;

/// The patterns of the tiles on the table, and what each still lacks. A tile that is laid or taken
/// up changes at most its eight neighbours.
///
/// Cells are numbered as the board does, in rows of what 40 tiles reach both ways, moved up so that
/// every neighbour has a number. The columns at the left and right edge are taken for neighbours;
/// no game has tiles on both.
final class NijuPatternFeatures {
  /// The most tiles that can lie.
  static final int MAX_TILES = 2 * NijuTiles.COUNT;

  private static final int SPAN = 4 * NijuTiles.COUNT - 1;
  private static final int CELLS = SPAN * SPAN + 2 * SPAN + 2;
  private static final int[] STEPS = steps();

  private final int tilesEach;
  private int count;

  /// For each tile in the order in which they were laid: its cell, its owner (0 or 1), its pattern,
  /// the marked directions without a tile of the owner, and those with one of the opponent.
  private final int[] cells;

  private final int[] owners;
  private final int[] patterns;
  private final int[] missing;
  private final int[] spoilers;

  /// The place of a cell's tile in that order, counted from 1; 0 where no tile lies.
  private final int[] places = new int[CELLS];

  private final int[] laid = new int[2];
  private final int[] corners = new int[2];

  NijuPatternFeatures(NijuPosition start) {
    tilesEach = start.game().tilesPerSide();
    int most = start.game().maxPlies();
    cells = new int[most];
    owners = new int[most];
    patterns = new int[most];
    missing = new int[most];
    spoilers = new int[most];
    for (LaidTile tile : start.laidTiles()) {
      lay(tile.cell(), tile.owner(), tile.pattern());
    }
  }

  private static int[] steps() {
    int[] steps = new int[NijuTiles.DIRECTIONS];
    for (int d = 0; d < steps.length; d++) {
      steps[d] = NijuTiles.dx(d) + NijuTiles.dy(d) * SPAN;
    }
    return steps;
  }

  /// Lays the tile of a move.
  void play(int move, Side side) {
    lay(NijuMove.cell(move), side, NijuMove.pattern(move));
  }

  private void lay(int boardCell, Side side, int pattern) {
    int cell = paddedCell(boardCell);
    int owner = side.ordinal();
    int own = 0;
    int enemy = 0;
    for (int d = 0; d < STEPS.length; d++) {
      int place = places[cell + STEPS[d]] - 1;
      if (place >= 0) {
        if (owners[place] == owner) {
          own |= 1 << d;
          missing[place] &= ~(1 << (d ^ 4));
        } else {
          enemy |= 1 << d;
          spoilers[place] |= patterns[place] & (1 << (d ^ 4));
        }
      }
    }
    cells[count] = cell;
    owners[count] = owner;
    patterns[count] = pattern;
    missing[count] = pattern & ~own;
    spoilers[count] = pattern & enemy;
    places[cell] = ++count;
    laid[owner]++;
    corners[owner] += corners(pattern);
  }

  /// Takes up the tile that was laid last.
  void undo() {
    count--;
    int cell = cells[count];
    int owner = owners[count];
    places[cell] = 0;
    laid[owner]--;
    corners[owner] -= corners(patterns[count]);
    for (int d = 0; d < STEPS.length; d++) {
      int place = places[cell + STEPS[d]] - 1;
      if (place >= 0) {
        if (owners[place] == owner) {
          missing[place] |= patterns[place] & (1 << (d ^ 4));
        } else {
          spoilers[place] &= ~(1 << (d ^ 4));
        }
      }
    }
  }

  private static int corners(int pattern) {
    return Integer.bitCount(pattern & 0b01010101);
  }

  /// Returns the number that a cell of the board has here.
  static int paddedCell(int boardCell) {
    return boardCell + SPAN + 1;
  }

  /// Returns how many cells are numbered.
  static int cellCount() {
    return CELLS;
  }

  /// Returns the cell beside another.
  static int neighbour(int cell, int direction) {
    return cell + STEPS[direction];
  }

  /// Returns how many tiles lie.
  int tileCount() {
    return count;
  }

  /// Returns how many tiles a side has in hand.
  int tilesInHand(int side) {
    return tilesEach - laid[side];
  }

  /// Returns how many corners the patterns of a side's laid tiles mark.
  int cornerMarksLaid(int side) {
    return corners[side];
  }

  int owner(int tile) {
    return owners[tile];
  }

  int cell(int tile) {
    return cells[tile];
  }

  /// Returns the directions in which a tile lacks one of its owner's.
  int missing(int tile) {
    return missing[tile];
  }

  /// Returns whether a pattern can't be completed any more: an enemy lies on a marked cell, or the
  /// hand does not last.
  boolean isDead(int tile) {
    return spoilers[tile] != 0 || Integer.bitCount(missing[tile]) > tilesInHand(owners[tile]);
  }

  /// Returns whether an empty cell shares an edge with a tile.
  boolean isPlayable(int cell) {
    return (places[cell - 1] | places[cell + 1] | places[cell - SPAN] | places[cell + SPAN]) != 0;
  }

  /// Returns the directions from a cell in which tiles of a side lie.
  int neighboursOf(int side, int cell) {
    int around = 0;
    for (int d = 0; d < STEPS.length; d++) {
      int place = places[cell + STEPS[d]] - 1;
      if (place >= 0 && owners[place] == side) {
        around |= 1 << d;
      }
    }
    return around;
  }
}
