package tabuleiro.solver.morelli;

import java.util.Arrays;
import tabuleiro.games.morelli.MorelliGame;
import tabuleiro.rules.board.SquareBoard;

/// The geometry of a small board: bit `i` of a set is cell `i`. Immutable.
final class MorelliSolverBoard {
  private static final int DIRECTIONS = 8;
  private static final int[] DX = {1, 1, 0, -1, -1, -1, 0, 1};
  private static final int[] DY = {0, 1, 1, 1, 0, -1, -1, -1};

  private final SquareBoard board;
  private final int throne;
  private final int[] bands;

  /// For each cell the rays on which a stone may leave it: the cells of higher bands in order,
  /// including the Throne.
  private final int[][][] rays;

  /// For each cell the cells that are one step inwards, without the Throne.
  private final long[] inward;

  /// For each cell pairs of sets: a neighbour, and the cell right behind it.
  private final long[][] flanks;

  private final long[] frames;

  private MorelliSolverBoard(MorelliGame game) {
    board = game.board();
    throne = game.throne();
    int cells = board.cellCount();
    bands = new int[cells];
    Arrays.setAll(bands, game::band);
    rays = new int[cells][][];
    inward = new long[cells];
    flanks = new long[cells][];
    frames = new long[cells];
    for (int cell = 0; cell < cells; cell++) {
      addRays(cell);
      addFlanks(cell);
      addFrame(cell);
    }
  }

  static MorelliSolverBoard of(MorelliGame game) {
    return new MorelliSolverBoard(game);
  }

  /// Rule 4. Along a ray the bands rise, may stay level, and fall. So the first cell that is not in
  /// a higher band than the stone ends everything the stone can reach.
  private void addRays(int cell) {
    int[][] found = new int[DIRECTIONS][];
    int count = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int[] ray = new int[board.columns()];
      int length = 0;
      for (int to = step(cell, direction, 1); isAbove(to, cell); ) {
        ray[length++] = to;
        to = step(cell, direction, length + 1);
      }
      if (length > 0) {
        found[count++] = Arrays.copyOf(ray, length);
        inward[cell] |= ray[0] == throne ? 0 : 1L << ray[0];
      }
    }
    rays[cell] = Arrays.copyOf(found, count);
  }

  private boolean isAbove(int cell, int lower) {
    return cell >= 0 && bands[cell] > bands[lower];
  }

  /// Rule 5.
  private void addFlanks(int cell) {
    long[] found = new long[2 * DIRECTIONS];
    int count = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int behind = step(cell, direction, 2);
      if (behind >= 0) {
        found[count++] = 1L << step(cell, direction, 1);
        found[count++] = 1L << behind;
      }
    }
    flanks[cell] = Arrays.copyOf(found, count);
  }

  /// Rule 6.
  private void addFrame(int cell) {
    int middle = board.columns() / 2;
    int dx = board.column(cell) - middle;
    int dy = board.row(cell) - middle;
    for (int turn = 0; turn < 4; turn++) {
      frames[cell] |= 1L << board.cellAt(middle + dx, middle + dy);
      int turned = -dy;
      dy = dx;
      dx = turned;
    }
  }

  /// Returns the cell a number of steps away, or -1 beyond the board.
  private int step(int cell, int direction, int steps) {
    int x = board.column(cell) + steps * DX[direction];
    int y = board.row(cell) + steps * DY[direction];
    boolean inside = x >= 0 && x < board.columns() && y >= 0 && y < board.rows();
    return inside ? board.cellAt(x, y) : -1;
  }

  SquareBoard board() {
    return board;
  }

  int throne() {
    return throne;
  }

  int band(int cell) {
    return bands[cell];
  }

  /// Returns the rays on which a stone may leave a cell (Rule 4). Callers must not change them.
  int[][] rays(int cell) {
    return rays[cell];
  }

  /// Returns whether a side has a legal move. Single steps suffice: the first step of a longer move
  /// leads to a higher band as well, and never onto the Throne, beyond which no cell is higher.
  boolean canMove(long own, long empty) {
    for (long rest = own; rest != 0; rest &= rest - 1) {
      if ((inward[Long.numberOfTrailingZeros(rest)] & empty) != 0) {
        return true;
      }
    }
    return false;
  }

  /// Returns the enemy stones that a stone flips when it moves to a cell (Rule 5).
  long flanked(int cell, long own, long enemy) {
    long[] pairs = flanks[cell];
    long turned = 0;
    for (int i = 0; i < pairs.length; i += 2) {
      turned |= (own & pairs[i + 1]) != 0 ? enemy & pairs[i] : 0;
    }
    return turned;
  }

  /// Returns whether a frame of these stones contains one of the `fresh` stones (Rules 6 and 7).
  boolean hasFrame(long own, long fresh) {
    for (long rest = fresh; rest != 0; rest &= rest - 1) {
      long frame = frames[Long.numberOfTrailingZeros(rest)];
      if ((own & frame) == frame) {
        return true;
      }
    }
    return false;
  }
}
