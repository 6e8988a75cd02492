package tabuleiro.terminal.plain.board;

import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.terminal.common.PieceSymbols;

/// Draws a hexagon; each row is shifted by half a cell against the next. The letter of a row is at
/// its left end and the name of its last cell at its right end; the places of the first and the
/// last row are below and above them.
final class HexagonText {
  private static final int PITCH = 4;

  private HexagonText() {}

  static String draw(HexagonBoard board, PieceSymbols symbols) {
    TextCanvas canvas = new TextCanvas();
    int cell = 0;
    for (int row = 0; row < board.rows(); row++) {
      int left = left(board, row);
      canvas.write(-row, left - PITCH, board.name(cell).substring(0, 1));
      for (int column = 0; column < board.rowLength(row); column++) {
        canvas.center(-row, left + PITCH * column, symbols.atCell(cell));
        cell++;
      }
      canvas.write(-row, left + PITCH * board.rowLength(row) - 1, board.name(cell - 1));
    }
    for (int column = 0; column < board.side(); column++) {
      String place = String.valueOf(column + 1);
      int last = board.rows() - 1;
      canvas.center(1, left(board, 0) + PITCH * column - PITCH / 2, place);
      canvas.center(-last - 1, left(board, last) + PITCH * column - PITCH / 2, place);
    }
    return canvas.format();
  }

  private static int left(HexagonBoard board, int row) {
    return -PITCH / 2 * board.rowLength(row);
  }
}
