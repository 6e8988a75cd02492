package tabuleiro.solver.talpa;

/// Numbers of a position that are sums over its pieces, updated from ply to ply: a move adds to
/// each number the change by the moving piece and by the captured piece. Immutable; the caller
/// keeps the numbers.
final class IncrementalSums {
  /// The kinds of moves: a removal, and a capture in each of four directions.
  private static final int KINDS = 5;

  private final int squares;
  private final int count;
  private final long[] empty;
  private final long[][] pieces;
  private final long[] changes;

  /// @param empty the numbers of the empty board
  /// @param pieces the summand of a piece, `[blue ? 1 : 0][square * empty.length + number]`
  IncrementalSums(TalpaSolverBoard board, long[] empty, long[][] pieces) {
    squares = board.squares;
    count = empty.length;
    this.empty = empty;
    this.pieces = pieces;
    changes = changes(board);
  }

  private long[] changes(TalpaSolverBoard board) {
    long[] all = new long[2 * squares * KINDS * count];
    int[] steps = {0, 1, -1, board.columns, -board.columns};
    for (int mover = 0; mover < 2; mover++) {
      for (int from = 0; from < squares; from++) {
        for (int step : steps) {
          int to = from + step;
          if (to >= 0 && to < squares) {
            fill(all, mover, from, to);
          }
        }
      }
    }
    return all;
  }

  private void fill(long[] all, int mover, int from, int to) {
    int change = change(mover == 0, from, to);
    for (int number = 0; number < count; number++) {
      long left = pieces[mover][from * count + number];
      long taken = pieces[1 - mover][to * count + number];
      long arrived = pieces[mover][to * count + number];
      all[change + number] = from == to ? -left : arrived - left - taken;
    }
  }

  /// Returns the index in [#changes] of the changes by a move.
  private int change(boolean redMoves, int from, int to) {
    int step = to - from;
    int kind = step == 0 ? 0 : step == 1 ? 1 : step == -1 ? 2 : step > 0 ? 3 : 4;
    return (((redMoves ? 0 : squares) + from) * KINDS + kind) * count;
  }

  /// Returns how many numbers there are.
  int count() {
    return count;
  }

  /// Writes the numbers of a position, starting at an index.
  void set(long red, long blue, long[] frames, int offset) {
    System.arraycopy(empty, 0, frames, offset, count);
    add(red, pieces[0], frames, offset);
    add(blue, pieces[1], frames, offset);
  }

  private void add(long set, long[] worth, long[] frames, int offset) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int first = Long.numberOfTrailingZeros(rest) * count;
      for (int number = 0; number < count; number++) {
        frames[offset + number] += worth[first + number];
      }
    }
  }

  /// Writes the numbers after a move.
  ///
  /// @param to the square of the captured piece, or `from` when the move is a removal
  /// @param now the index of the numbers before the move
  /// @param next the index for the numbers after the move
  void play(boolean redMoves, int from, int to, long[] frames, int now, int next) {
    int change = change(redMoves, from, to);
    for (int number = 0; number < count; number++) {
      frames[next + number] = frames[now + number] + changes[change + number];
    }
  }
}
