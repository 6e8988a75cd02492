package tabuleiro.solver.weak;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/// The positions from the root of a depth-first search to the one that it is searching, each with
/// the moves that are left to be searched. Not safe for several threads.
final class SearchStack {
  private final int width;

  /// The moves to be searched, one row for each ply, in order. Deferred moves are appended to their
  /// row.
  private final int[] moves;

  private final int[] next;
  private final int[] ends;

  /// The end of each row without deferred moves.
  private final int[] firstEnds;

  private final long[] keys;

  /// The number of nodes of the search when each position was entered.
  private final long[] nodesAtEntry;

  private int ply = -1;

  /// @param plies the largest number of positions
  /// @param maxMoves the largest number of moves of a position
  SearchStack(int plies, int maxMoves) {
    width = 2 * maxMoves;
    moves = new int[plies * width];
    next = new int[plies];
    ends = new int[plies];
    firstEnds = new int[plies];
    keys = new long[plies];
    nodesAtEntry = new long[plies];
  }

  /// Returns the ply of the position on top, from 0, or -1 if the stack is empty.
  int ply() {
    return ply;
  }

  boolean isEmpty() {
    return ply < 0;
  }

  /// Pushes a position.
  ///
  /// @param order the moves in the lower halves, below what they are sorted by; sorted by this call
  /// @param count the number of moves in `order`
  /// @param nodes the number of nodes of the search so far
  void push(long key, long[] order, int count, long nodes) {
    ply++;
    Arrays.sort(order, 0, count);
    for (int i = 0; i < count; i++) {
      moves[ply * width + i] = (int) order[i];
    }
    next[ply] = 0;
    ends[ply] = count;
    firstEnds[ply] = count;
    keys[ply] = key;
    nodesAtEntry[ply] = nodes;
  }

  /// Removes the position on top.
  void pop() {
    ply--;
  }

  /// Returns the key of the position on top.
  long key() {
    return keys[ply];
  }

  /// Returns the key of the position at a ply.
  long key(int depth) {
    return keys[depth];
  }

  /// Returns the number of nodes of the search when the position on top was pushed.
  long nodesAtEntry() {
    return nodesAtEntry[ply];
  }

  /// Returns whether the position on top has a move that was not searched.
  boolean hasNextMove() {
    return next[ply] < ends[ply];
  }

  /// Returns the next move of the position on top, which becomes its current move.
  int nextMove() {
    return moves[ply * width + next[ply]++];
  }

  /// Returns the current move of the position on top.
  int currentMove() {
    return currentMove(ply);
  }

  /// Returns the current move of the position at a ply.
  int currentMove(int depth) {
    return moves[depth * width + next[depth] - 1];
  }

  /// Returns whether the current move of the position on top may be deferred: not the first one, so
  /// that every search makes progress, and no move twice.
  boolean mayDefer() {
    return next[ply] > 1 && next[ply] <= firstEnds[ply];
  }

  /// Appends the current move of the position on top to its moves.
  void defer() {
    moves[ply * width + ends[ply]++] = currentMove();
  }

  /// Returns, for each of the first plies, the number of the current move and the number of moves.
  /// A deferred move, which comes a second time, counts as the last one.
  ///
  /// @param plies the largest number of plies
  int[] path(int plies) {
    int[] path = new int[2 * Math.min(plies, ply + 1)];
    for (int depth = 0; 2 * depth < path.length; depth++) {
      path[2 * depth] = Math.min(next[depth], firstEnds[depth]);
      path[2 * depth + 1] = firstEnds[depth];
    }
    return path;
  }

  /// Writes all positions and their moves.
  void write(DataOutput out) throws IOException {
    out.writeInt(ply);
    for (int depth = 0; depth <= ply; depth++) {
      out.writeLong(keys[depth]);
      out.writeLong(nodesAtEntry[depth]);
      out.writeInt(next[depth]);
      out.writeInt(firstEnds[depth]);
      out.writeInt(ends[depth]);
      for (int i = 0; i < ends[depth]; i++) {
        out.writeInt(moves[depth * width + i]);
      }
    }
  }

  /// Reads the output of [#write].
  void read(DataInput in) throws IOException {
    ply = in.readInt();
    for (int depth = 0; depth <= ply; depth++) {
      keys[depth] = in.readLong();
      nodesAtEntry[depth] = in.readLong();
      next[depth] = in.readInt();
      firstEnds[depth] = in.readInt();
      ends[depth] = in.readInt();
      for (int i = 0; i < ends[depth]; i++) {
        moves[depth * width + i] = in.readInt();
      }
    }
  }
}
