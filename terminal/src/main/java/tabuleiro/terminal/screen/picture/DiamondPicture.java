package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.board.DiamondBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.TargetGrid;

/// Draws a square board that stands on its first corner. The corners of the cells are marked and,
/// where there is room, the lines between them. Each line of cells has its name at both ends.
final class DiamondPicture {
  /// The size of cells.
  ///
  /// @param half columns from the middle of a cell to its corner
  /// @param rise rows from the middle of a cell to its corner
  private record Scale(int half, int rise) {}

  private static final List<Scale> SCALES = List.of(new Scale(4, 2), new Scale(3, 1));

  private final DiamondBoard board;
  private final SquareBoard squares;
  private final BoardModel model;
  private final Scale scale;

  private DiamondPicture(DiamondBoard board, BoardModel model, Scale scale) {
    this.board = board;
    squares = board.squares();
    this.model = model;
    this.scale = scale;
  }

  static BoardPicture draw(DiamondBoard board, BoardModel model, int columns, int rows) {
    for (Scale scale : SCALES) {
      DiamondPicture picture = new DiamondPicture(board, model, scale);
      if (picture.columns() <= columns && picture.rows() <= rows) {
        return picture.draw();
      }
    }
    return new DiamondPicture(board, model, SCALES.getLast()).draw();
  }

  private int columns() {
    return 2 * squares.columns() * scale.half + 1;
  }

  private int rows() {
    return 2 * squares.rows() * scale.rise + 1;
  }

  private BoardPicture draw() {
    BoardCanvas canvas = new BoardCanvas(columns(), rows());
    TargetGrid targets = new TargetGrid(true);
    CellPainter cellPainter = new CellPainter(model);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int column = board.column(cell);
      int row = board.row(cell);
      targets.set(across(column, row), down(column, row), new ClickTarget.Cell(cell));
      drawLines(canvas, x(column, row), y(column, row));
    }
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int x = x(board.column(cell), board.row(cell));
      int y = y(board.column(cell), board.row(cell));
      Box box = new Box(x - scale.half + 1, y, 2 * scale.half - 1, 1);
      Box room = scale.rise == 1 ? box : new Box(x - 1, y - 1, 3, 3);
      ColourRole background =
          (board.column(cell) + board.row(cell)) % 2 == 0 ? ColourRole.CELL : ColourRole.OTHER_CELL;
      cellPainter.draw(canvas, box, room, cell, background, BoardSymbol.EMPTY);
    }
    drawNames(canvas);
    return canvas.toPicture(targets);
  }

  /// Returns how far to the right of the middle a cell is drawn, in half cells.
  private int across(int column, int row) {
    return model.style().flipped() ? row - column : column - row;
  }

  /// Returns how far below the middle a cell is drawn, in half cells.
  private int down(int column, int row) {
    int up = column + row - squares.columns() + 1;
    return model.style().flipped() ? up : -up;
  }

  private int x(int column, int row) {
    return columns() / 2 + across(column, row) * scale.half;
  }

  private int y(int column, int row) {
    return rows() / 2 + down(column, row) * scale.rise;
  }

  private void drawLines(BoardCanvas canvas, int x, int y) {
    drawLine(canvas, x - scale.half, y, BoardSymbol.CROSSING);
    drawLine(canvas, x + scale.half, y, BoardSymbol.CROSSING);
    drawLine(canvas, x, y - scale.rise, BoardSymbol.CROSSING);
    drawLine(canvas, x, y + scale.rise, BoardSymbol.CROSSING);
    if (scale.rise > 1) {
      drawLine(canvas, x - 2, y - 1, BoardSymbol.RISING);
      drawLine(canvas, x + 2, y - 1, BoardSymbol.FALLING);
      drawLine(canvas, x - 2, y + 1, BoardSymbol.FALLING);
      drawLine(canvas, x + 2, y + 1, BoardSymbol.RISING);
    }
  }

  private void drawLine(BoardCanvas canvas, int x, int y, BoardSymbol sign) {
    canvas.put(x, y, model.character(sign), TextStyle.of(ColourRole.LINE));
  }

  private void drawNames(BoardCanvas canvas) {
    int size = squares.columns();
    for (int line = 0; line < size; line++) {
      String column = SquareBoard.columnName(line);
      String row = String.valueOf(line + 1);
      canvas.label(x(line, size), y(line, size), column);
      canvas.label(x(line, -1), y(line, -1), column);
      canvas.label(x(size, line), y(size, line), row);
      canvas.label(x(-1, line), y(-1, line), row);
    }
  }
}
