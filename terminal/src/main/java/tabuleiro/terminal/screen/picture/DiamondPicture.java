package tabuleiro.terminal.screen.picture;

import java.util.ArrayList;
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
  private record Scale(int half, int rise) {
    /// Returns the columns from the middle of a cell to its edge, some rows above or below.
    int halfAt(int rows) {
      return half * (rise - rows) / rise;
    }
  }

  private static final List<Scale> SCALES =
      List.of(new Scale(6, 3), new Scale(4, 2), new Scale(3, 1));

  /// The columns at each side for the names of the outermost lines of cells.
  private static final int MARGIN = 1;

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

  /// Returns the picture, or that of the board as a square where the room is too small for a
  /// diamond.
  static BoardPicture draw(DiamondBoard board, BoardModel model, int columns, int rows) {
    for (Scale scale : SCALES) {
      DiamondPicture picture = new DiamondPicture(board, model, scale);
      if (picture.columns() <= columns && picture.rows() <= rows) {
        return picture.draw();
      }
    }
    return SquarePicture.draw(board.squares(), model, columns, rows);
  }

  private int columns() {
    return 2 * squares.columns() * scale.half + 1 + 2 * MARGIN;
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
      int widest = scale.halfAt(1) - 1;
      Box room = scale.rise == 1 ? box : new Box(x - widest, y - 1, 2 * widest + 1, 3);
      ColourRole background =
          (board.column(cell) + board.row(cell)) % 2 == 0 ? ColourRole.CELL : ColourRole.OTHER_CELL;
      cellPainter.draw(canvas, tips(x, y), box, room, cell, background, BoardSymbol.EMPTY);
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

  /// Returns the rows of a cell above and below the room of its piece.
  private List<Box> tips(int x, int y) {
    List<Box> tips = new ArrayList<>();
    for (int row = 2; row < scale.rise; row++) {
      int half = scale.halfAt(row) - 1;
      tips.add(new Box(x - half, y - row, 2 * half + 1, 1));
      tips.add(new Box(x - half, y + row, 2 * half + 1, 1));
    }
    return tips;
  }

  private void drawLines(BoardCanvas canvas, int x, int y) {
    drawLine(canvas, x - scale.half, y, BoardSymbol.CROSSING);
    drawLine(canvas, x + scale.half, y, BoardSymbol.CROSSING);
    drawLine(canvas, x, y - scale.rise, BoardSymbol.CROSSING);
    drawLine(canvas, x, y + scale.rise, BoardSymbol.CROSSING);
    for (int row = 1; row < scale.rise; row++) {
      int half = scale.halfAt(row);
      drawLine(canvas, x - half, y - row, BoardSymbol.RISING);
      drawLine(canvas, x + half, y - row, BoardSymbol.FALLING);
      drawLine(canvas, x - half, y + row, BoardSymbol.FALLING);
      drawLine(canvas, x + half, y + row, BoardSymbol.RISING);
    }
  }

  private void drawLine(BoardCanvas canvas, int x, int y, BoardSymbol sign) {
    canvas.put(x, y, model.character(sign), TextStyle.of(ColourRole.LINE));
  }

  /// Writes the two names of a line of cells, on the square board and on the diamond, beyond its
  /// end.
  private void label(BoardCanvas canvas, int column, int row, String names) {
    canvas.label(x(column, row) - names.length() / 2, y(column, row), names);
  }

  private void drawNames(BoardCanvas canvas) {
    int size = squares.columns();
    for (int line = 0; line < size; line++) {
      String diamond = board.diamondName(squares.cellAt(line, line));
      String column = SquareBoard.columnName(line) + "/" + diamond.charAt(0);
      String row = line + 1 + "/" + diamond.charAt(1);
      label(canvas, line, size, column);
      label(canvas, line, -1, column);
      label(canvas, size, line, row);
      label(canvas, -1, line, row);
    }
  }
}
