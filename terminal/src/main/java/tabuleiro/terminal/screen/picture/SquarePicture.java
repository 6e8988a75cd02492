package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.CellSize;
import tabuleiro.terminal.screen.picture.canvas.TargetGrid;

/// Draws a board of squares with its coordinates on all sides, or on two sides where that leaves
/// room for larger squares. A board whose edges are the players' goals always has all four.
final class SquarePicture {
  /// The sizes of cells, largest first; about twice as wide as high, so that they look square.
  private static final List<CellSize> SIZES =
      List.of(
          new CellSize(11, 5),
          new CellSize(9, 4),
          new CellSize(7, 3),
          new CellSize(5, 2),
          new CellSize(5, 1),
          new CellSize(3, 1),
          new CellSize(2, 1));

  private final SquareBoard board;
  private final BoardModel model;
  private final CellSize size;

  /// The columns for the names of rows, and the number of sides with names: 1 or 2.
  private final int margin;

  private final int sides;

  private SquarePicture(SquareBoard board, BoardModel model, CellSize size, int sides) {
    this.board = board;
    this.model = model;
    this.size = size;
    this.sides = sides;
    margin = String.valueOf(board.rows()).length() + 1;
  }

  static BoardPicture draw(SquareBoard board, BoardModel model, int columns, int rows) {
    int fewestSides = model.view().position().game().joinsEdges() ? 2 : 1;
    SquarePicture smallest = new SquarePicture(board, model, SIZES.getLast(), fewestSides);
    for (CellSize size : SIZES) {
      if (size.width() > 3 || model.longestSymbol() == 1) {
        for (int sides = 2; sides >= fewestSides; sides--) {
          SquarePicture picture = new SquarePicture(board, model, size, sides);
          if (picture.columns() <= columns && picture.rows() <= rows) {
            return picture.draw();
          }
          smallest = picture;
        }
      }
    }
    return smallest.draw();
  }

  private int columns() {
    return board.columns() * size.width() + sides * margin;
  }

  private int rows() {
    return board.rows() * size.height() + sides;
  }

  private BoardPicture draw() {
    BoardCanvas canvas = new BoardCanvas(columns(), rows());
    TargetGrid targets = new TargetGrid(false);
    CellPainter cellPainter = new CellPainter(model);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int column = across(board.column(cell));
      int row = down(board.row(cell));
      targets.set(column, row, new ClickTarget.Cell(cell));
      cellPainter.draw(canvas, box(column, row), cell, backgroundOf(cell), emptySymbol(cell));
    }
    drawNames(canvas);
    if (model.view().position().game().joinsEdges()) {
      drawEdges(canvas);
    }
    return canvas.toPicture(targets);
  }

  /// Returns the position of a board column from the left as it is drawn.
  private int across(int column) {
    return model.style().flipped() ? board.columns() - 1 - column : column;
  }

  /// Returns the position of a board row from the top as it is drawn.
  private int down(int row) {
    return model.style().flipped() ? row : board.rows() - 1 - row;
  }

  private Box box(int column, int row) {
    int left = margin + column * size.width();
    int top = sides - 1 + row * size.height();
    return new Box(left, top, size.width(), size.height());
  }

  /// Returns alternating shades, or the shades of the bands around a throne.
  private ColourRole backgroundOf(int cell) {
    List<Integer> throne = model.cellsMarked(Scene.MarkStyle.GOAL);
    if (throne.isEmpty()) {
      boolean dark = (board.column(cell) + board.row(cell)) % 2 == 0;
      return dark ? ColourRole.OTHER_CELL : ColourRole.CELL;
    }
    return switch (band(cell) % 4) {
      case 0 -> ColourRole.BAND_1;
      case 1 -> ColourRole.BAND_2;
      case 2 -> ColourRole.BAND_3;
      default -> ColourRole.BAND_4;
    };
  }

  private BoardSymbol emptySymbol(int cell) {
    boolean plain = model.cellsMarked(Scene.MarkStyle.GOAL).isEmpty() || band(cell) % 2 == 0;
    return plain ? BoardSymbol.EMPTY : BoardSymbol.EMPTY_BAND;
  }

  /// Returns how far a cell is from the nearest edge.
  private int band(int cell) {
    int column = board.column(cell);
    int row = board.row(cell);
    return Math.min(
        Math.min(column, row), Math.min(board.columns() - 1 - column, board.rows() - 1 - row));
  }

  private void drawNames(BoardCanvas canvas) {
    int bottom = rows() - 1;
    for (int column = 0; column < board.columns(); column++) {
      String name = SquareBoard.columnName(column);
      int middle = box(across(column), 0).centredLeft(1);
      canvas.label(middle, bottom, name);
      if (sides == 2) {
        canvas.label(middle, 0, name);
      }
    }
    for (int row = 0; row < board.rows(); row++) {
      String name = String.valueOf(row + 1);
      int middle = box(0, down(row)).middleRow();
      canvas.label(margin - 1 - name.length(), middle, name);
      if (sides == 2) {
        canvas.label(columns() - margin + 1, middle, name);
      }
    }
  }

  /// Draws the edges that each player must connect in the player's colour, with the player's piece
  /// in the middle of each: those of the first player above and below, those of the second at the
  /// sides.
  private void drawEdges(BoardCanvas canvas) {
    int end = margin + board.columns() * size.width();
    int bottom = rows() - 1;
    int half = board.columns() * size.width() / 2;
    int middle = margin + (isNamed(half) ? half + 1 : half);
    for (int column = margin; column < end; column++) {
      if (!isNamed(column - margin)) {
        int sign = edge(Side.FIRST, BoardSymbol.EDGE_ACROSS, column == middle);
        canvas.put(column, bottom, sign, TextStyle.of(ColourRole.FIRST));
        canvas.put(column, 0, sign, TextStyle.of(ColourRole.FIRST));
      }
    }
    for (int row = sides - 1; row < bottom; row++) {
      int sign = edge(Side.SECOND, BoardSymbol.EDGE_DOWN, row == rows() / 2);
      canvas.put(margin - 1, row, sign, TextStyle.of(ColourRole.SECOND));
      canvas.put(end, row, sign, TextStyle.of(ColourRole.SECOND));
    }
  }

  /// Returns whether the name of a board column is in a column of the drawing.
  private boolean isNamed(int column) {
    return column % size.width() == (size.width() - 1) / 2;
  }

  private int edge(Side side, BoardSymbol line, boolean middle) {
    PieceGlyphs figures = new PieceGlyphs(model);
    return model.scene().pieces().stream()
        .map(Scene.PlacedPiece::piece)
        .filter(piece -> middle && piece.side() == side)
        .findFirst()
        .map(piece -> figures.glyph(piece, 1, 1).lines().getFirst().codePointAt(0))
        .orElse((int) model.character(line));
  }
}
