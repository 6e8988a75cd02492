package tabuleiro.games.morelli;

import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.support.Zobrist;

/// The geometry of a board of one size, and its hash keys. Immutable.
///
/// A set of cells is [Stones#WORDS] words; a `long` array holds one set after another.
final class MorelliGeometry {
  /// The number of directions, those of the queen in chess.
  static final int DIRECTIONS = 8;

  /// The columns that a step in each direction goes to the right. The first four directions raise
  /// the number of a cell, the other four are their opposites.
  private static final int[] DX = {1, 1, 0, -1, -1, -1, 0, 1};

  /// The rows that a step in each direction goes upwards.
  private static final int[] DY = {0, 1, 1, 1, 0, -1, -1, -1};

  private final SquareBoard board;
  private final int size;
  private final int[] bands;
  private final long[] risingMasks;
  private final long[] landing;
  private final long[] interior;
  private final long[] capturable;
  private final long[] frames;
  private final long[] keys;

  private MorelliGeometry(int size) {
    this.size = size;
    board = new SquareBoard(size, size);
    bands = new int[cellCount()];
    for (int cell = 0; cell < cellCount(); cell++) {
      int x = board.column(cell);
      int y = board.row(cell);
      bands[cell] = Math.min(Math.min(x, y), Math.min(size - 1 - x, size - 1 - y));
    }
    risingMasks = new long[DIRECTIONS * maxSteps() * Stones.WORDS];
    landing = new long[Stones.WORDS];
    interior = new long[Stones.WORDS];
    capturable = new long[cellCount() * Stones.WORDS];
    frames = new long[cellCount() * Stones.WORDS];
    for (int cell = 0; cell < cellCount(); cell++) {
      if (cell != centre()) {
        add(landing, 0, cell);
        if (bands[cell] > 0) {
          add(interior, 0, cell);
        }
      }
      addRays(cell);
      addFrame(cell);
    }
    keys = Zobrist.keys(2 * cellCount() + 3, size);
  }

  /// Returns the geometry of a board of `size` rows and columns, an odd number up to 13.
  static MorelliGeometry of(int size) {
    return new MorelliGeometry(size);
  }

  private void addRays(int cell) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      for (int step = 1; isInside(cell, direction, step); step++) {
        int target = cell + step * offset(direction);
        if (bands[target] > bands[cell]) {
          add(risingMasks, direction * maxSteps() + step - 1, target);
        }
      }
      if (isInside(cell, direction, 2)) {
        add(capturable, cell, cell + offset(direction));
      }
    }
  }

  private void addFrame(int cell) {
    int middle = size / 2;
    int dx = board.column(cell) - middle;
    int dy = board.row(cell) - middle;
    for (int turn = 0; turn < 4; turn++) {
      add(frames, cell, board.cellAt(middle + dx, middle + dy));
      int turned = -dy;
      dy = dx;
      dx = turned;
    }
  }

  private static void add(long[] sets, int set, int cell) {
    sets[Stones.WORDS * set + (cell >>> 6)] |= 1L << cell;
  }

  /// Returns whether `step` steps from a cell in a direction stay on the board.
  boolean isInside(int cell, int direction, int step) {
    int x = board.column(cell) + step * DX[direction];
    int y = board.row(cell) + step * DY[direction];
    return x >= 0 && x < size && y >= 0 && y < size;
  }

  SquareBoard board() {
    return board;
  }

  /// Returns the number of rows, which is the number of columns.
  int size() {
    return size;
  }

  int cellCount() {
    return size * size;
  }

  /// Returns the cell of the Throne.
  int centre() {
    return cellCount() / 2;
  }

  /// Returns the band of a cell, its distance from the edge (rule 1).
  int band(int cell) {
    return bands[cell];
  }

  /// Returns what a step in a direction adds to the number of a cell.
  int offset(int direction) {
    return DY[direction] * size + DX[direction];
  }

  /// Returns one more than the largest number of steps of a move.
  private int maxSteps() {
    return size - 1;
  }

  /// Returns the sets that [#risingIndex(int)] describes.
  long[] risingMasks() {
    return risingMasks;
  }

  /// Returns the index in [#risingMasks()] of the first set of a direction: the cells that are one
  /// step in this direction from a cell of a lower band. Then follow the sets of two steps, three
  /// steps and so on; the last is empty.
  int risingIndex(int direction) {
    return direction * maxSteps() * Stones.WORDS;
  }

  /// Returns a word of the set of cells on which a stone may stop: all but the Throne (rule 4).
  long landing(int word) {
    return landing[word];
  }

  /// Returns a word of the set of cells that are neither on the edge nor the Throne: where stones
  /// can be flipped (rule 5).
  long interior(int word) {
    return interior[word];
  }

  /// Returns a word of the set of neighbours of a cell that have a cell right behind them, as seen
  /// from it: where a move to this cell can capture (rule 5).
  long capturable(int cell, int word) {
    return capturable[Stones.WORDS * cell + word];
  }

  /// Returns a word of the set of the four quarter turns of a cell about the centre (rule 6).
  long frame(int cell, int word) {
    return frames[Stones.WORDS * cell + word];
  }

  /// Returns the hash key of a stone of the side whose first word in [Stones] is `base`.
  long stoneKey(int base, int cell) {
    return keys[base == 0 ? cell : cellCount() + cell];
  }

  /// Returns the hash key of a side as owner of the Throne.
  long throneKey(Side side) {
    return keys[2 * cellCount() + side.ordinal()];
  }

  /// Returns the hash key of the second side's turn.
  long turnKey() {
    return keys[2 * cellCount() + 2];
  }
}
