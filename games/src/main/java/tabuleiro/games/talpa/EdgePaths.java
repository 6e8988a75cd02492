package tabuleiro.games.talpa;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Queue;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;

/// Paths between the two edges of a side.
final class EdgePaths {
  /// The predecessor of a square that was not reached.
  private static final int NONE = -1;

  private EdgePaths() {}

  /// Returns a shortest path of edge-connected squares through a region, from the bottom edge to
  /// the top edge for Red, from the left to the right for Blue; empty where the region does not
  /// join them. Of several shortest paths it is always the same one.
  ///
  /// @param region the squares that the path may use
  static List<Integer> shortest(SquareBoard board, BitSet region, Side side) {
    int last = (side == Side.FIRST ? board.rows() : board.columns()) - 1;
    int[] previous = new int[board.cellCount()];
    Arrays.fill(previous, NONE);
    Queue<Integer> reached = new ArrayDeque<>();
    region.stream()
        .filter(square -> depth(board, square, side) == 0)
        .forEach(square -> {
          previous[square] = square;
          reached.add(square);
        });
    while (!reached.isEmpty()) {
      int square = reached.remove();
      if (depth(board, square, side) == last) {
        return pathTo(square, previous);
      }
      for (int next : neighbours(board, square)) {
        if (region.get(next) && previous[next] == NONE) {
          previous[next] = square;
          reached.add(next);
        }
      }
    }
    return List.of();
  }

  /// Returns how far a square is from the edge where a side's paths begin.
  private static int depth(SquareBoard board, int square, Side side) {
    return side == Side.FIRST ? board.row(square) : board.column(square);
  }

  private static List<Integer> neighbours(SquareBoard board, int square) {
    int column = board.column(square);
    int row = board.row(square);
    List<Integer> squares = new ArrayList<>();
    for (int step : new int[] {-1, 1}) {
      if (row + step >= 0 && row + step < board.rows()) {
        squares.add(board.cellAt(column, row + step));
      }
      if (column + step >= 0 && column + step < board.columns()) {
        squares.add(board.cellAt(column + step, row));
      }
    }
    return squares;
  }

  private static List<Integer> pathTo(int square, int[] previous) {
    List<Integer> path = new ArrayList<>();
    for (int at = square; path.isEmpty() || path.getLast() != at; at = previous[at]) {
      path.add(at);
    }
    return path.reversed();
  }
}
