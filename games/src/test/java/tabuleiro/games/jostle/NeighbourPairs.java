package tabuleiro.games.jostle;

import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;

/// Rules 2 and 3 from a position's text, by the distance of the cells as they are drawn.
final class NeighbourPairs {
  private NeighbourPairs() {}

  /// Returns the value of the checker on a cell.
  static int value(String text, Board board, int cell) {
    char[] cells = JostleSymmetries.cells(board, text.split(" ", 2)[0]);
    int value = 0;
    for (int other = 0; other < cells.length; other++) {
      if (cells[other] != '.' && areAdjacent(board, cell, other)) {
        value += cells[other] == cells[cell] ? 1 : -1;
      }
    }
    return value;
  }

  /// Returns P: friendly pairs less enemy pairs.
  static int balance(String text, Board board) {
    char[] cells = JostleSymmetries.cells(board, text.split(" ", 2)[0]);
    int ends = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      ends += cells[cell] == '.' ? 0 : value(text, board, cell);
    }
    return ends / 2;
  }

  /// Returns whether two cells touch: their middles are one side of a square apart. The rows of a
  /// hexagon are centred, and closer together.
  static boolean areAdjacent(Board board, int cell, int other) {
    double rise = board instanceof HexagonBoard ? Math.sqrt(0.75) : 1;
    double distance =
        Math.hypot(x(board, cell) - x(board, other), rise * (board.row(cell) - board.row(other)));
    return distance > 0.5 && distance < 1.1;
  }

  private static double x(Board board, int cell) {
    double middle =
        board instanceof HexagonBoard hexagon ? (hexagon.rowLength(board.row(cell)) - 1) / 2.0 : 0;
    return board.column(cell) - middle;
  }
}
