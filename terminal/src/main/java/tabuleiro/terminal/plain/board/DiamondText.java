package tabuleiro.terminal.plain.board;

import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.terminal.common.PieceSymbols;

/// Draws a square board that stands on its first corner. Each line of cells carries at both ends
/// its name on the square board and its letter on the diamond, such as `h/a`.
final class DiamondText {
  /// Columns from a cell to the next one in the same text row, and half of that.
  private static final int PITCH = 6;

  private static final int HALF = PITCH / 2;

  private DiamondText() {}

  static String draw(DiamondBoard board, PieceSymbols symbols) {
    TextCanvas canvas = new TextCanvas();
    SquareBoard squares = board.squares();
    int size = squares.columns();
    for (int cell = 0; cell < board.cellCount(); cell++) {
      put(canvas, board.column(cell), board.row(cell), symbols.atCell(cell));
    }
    for (int line = 0; line < size; line++) {
      int cell = squares.cellAt(line, line);
      String column = SquareBoard.columnName(line) + "/" + board.diamondName(cell).charAt(0);
      String row = (line + 1) + "/" + board.diamondName(cell).charAt(1);
      put(canvas, line, size, column);
      put(canvas, line, -1, column);
      put(canvas, size, line, row);
      put(canvas, -1, line, row);
    }
    return canvas.format();
  }

  private static void put(TextCanvas canvas, int column, int row, String text) {
    canvas.center(-(column + row), HALF * (column - row), text);
  }
}
