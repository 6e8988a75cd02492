package tabuleiro.solver.talpa;

/// Numbers of a position that are sums over its pieces, kept from ply to ply: a move adds to each
/// what the mover's piece and the captured one change. Immutable.
final class IncrementalSums {
  /// Removals, and captures in four directions.
  private static final int KINDS = 5;

  private final int squares;
  private final int count;
  private final long[] empty;
  private final long[][] pieces;
  private final long[] changes;

  /// @param empty the numbers of the empty board
  /// @param pieces what a piece adds to them, `[blue ? 1 : 0][square * empty.length + number]`
  IncrementalSums(TalpaSolverBoard shape, long[] empty, long[][] pieces) {
    squares = shape.squares;
    count = empty.length;
    this.empty = empty;
    this.pieces = pieces;
    changes = changes(shape);
  }

  private long[] changes(TalpaSolverBoard shape) {
    long[] all = new long[2 * squares * KINDS * count];
    int[] steps = {0, 1, -1, shape.columns, -shape.columns};
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

  /// Returns where [#changes] has what a move adds.
  private int change(boolean redMoves, int from, int to) {
    int step = to - from;
    int kind = step == 0 ? 0 : step == 1 ? 1 : step == -1 ? 2 : step > 0 ? 3 : 4;
    return (((redMoves ? 0 : squares) + from) * KINDS + kind) * count;
  }

  /// Returns how many numbers there are.
  int count() {
    return count;
  }

  /// Writes the numbers of a position from a place on.
  void set(long red, long blue, long[] frames, int place) {
    System.arraycopy(empty, 0, frames, place, count);
    add(red, pieces[0], frames, place);
    add(blue, pieces[1], frames, place);
  }

  private void add(long set, long[] worth, long[] frames, int place) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int first = Long.numberOfTrailingZeros(rest) * count;
      for (int number = 0; number < count; number++) {
        frames[place + number] += worth[first + number];
      }
    }
  }

  /// Writes the numbers after a move.
  ///
  /// @param to where a piece is captured, or `from` if the move is a removal
  /// @param now where the numbers before the move are
  /// @param next where those after it are to be
  void play(boolean redMoves, int from, int to, long[] frames, int now, int next) {
    int change = change(redMoves, from, to);
    for (int number = 0; number < count; number++) {
      frames[next + number] = frames[now + number] + changes[change + number];
    }
  }
}
