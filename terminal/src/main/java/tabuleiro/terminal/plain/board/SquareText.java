package tabuleiro.terminal.plain.board;

import tabuleiro.rules.board.SquareBoard;
import tabuleiro.terminal.common.PieceSymbols;

/// Draws a board of squares, the first row at the bottom.
final class SquareText {
  private SquareText() {}

  static String draw(SquareBoard board, PieceSymbols symbols) {
    TextCanvas canvas = new TextCanvas();
    int widest = 1;
    for (int cell = 0; cell < board.cellCount(); cell++) {
      widest = Math.max(widest, symbols.atCell(cell).length());
    }
    int pitch = widest + 1;
    for (int cell = 0; cell < board.cellCount(); cell++) {
      canvas.center(-board.row(cell), pitch * board.column(cell), symbols.atCell(cell));
    }
    for (int column = 0; column < board.columns(); column++) {
      String name = SquareBoard.columnName(column);
      canvas.center(1, pitch * column, name);
      canvas.center(-board.rows(), pitch * column, name);
    }
    int right = pitch * (board.columns() - 1);
    for (int row = 0; row < board.rows(); row++) {
      String name = String.valueOf(row + 1);
      canvas.write(-row, -pitch - name.length(), name);
      canvas.write(-row, right + pitch + 1, name);
    }
    return canvas.format();
  }
}
