package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.games.talpa.TalpaGame;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.Spot;
import tabuleiro.rules.SquareBoard;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;

/// Draws a board of squares with its coordinates on all sides, or on two where that leaves room for
/// larger squares.
final class SquarePicture {
  /// About twice as wide as high, so that they look square; the largest first.
  private static final List<Size> SIZES =
      List.of(
          new Size(11, 5),
          new Size(9, 4),
          new Size(7, 3),
          new Size(5, 2),
          new Size(5, 1),
          new Size(3, 1),
          new Size(2, 1));

  private final SquareBoard board;
  private final Moment moment;
  private final Size size;

  /// How many columns the names of rows take, and on how many sides names stand: 1 or 2.
  private final int margin;

  private final int sides;

  private SquarePicture(SquareBoard board, Moment moment, Size size, int sides) {
    this.board = board;
    this.moment = moment;
    this.size = size;
    this.sides = sides;
    margin = String.valueOf(board.rows()).length() + 1;
  }

  static BoardPicture draw(SquareBoard board, Moment moment, int columns, int rows) {
    SquarePicture smallest = new SquarePicture(board, moment, SIZES.getLast(), 1);
    for (Size size : SIZES) {
      if (size.width() > 3 || moment.longestSymbol() == 1) {
        for (int sides = 2; sides >= 1; sides--) {
          SquarePicture picture = new SquarePicture(board, moment, size, sides);
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
    Easel easel = new Easel(columns(), rows());
    Lattice lattice = new Lattice(false);
    Face face = new Face(moment);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int column = across(board.column(cell));
      int row = down(board.row(cell));
      lattice.set(column, row, new Spot.Cell(cell));
      face.draw(easel, box(column, row), cell, ground(cell), empty(cell));
    }
    names(easel);
    if (moment.view().position().game() instanceof TalpaGame) {
      edges(easel);
    }
    return easel.picture(lattice);
  }

  /// Returns the place of a column of the board from the left, as it is drawn.
  private int across(int column) {
    return moment.style().flipped() ? board.columns() - 1 - column : column;
  }

  /// Returns the place of a row of the board from the top, as it is drawn.
  private int down(int row) {
    return moment.style().flipped() ? row : board.rows() - 1 - row;
  }

  private Box box(int column, int row) {
    int left = margin + column * size.width();
    int top = sides - 1 + row * size.height();
    return new Box(left, top, size.width(), size.height());
  }

  /// Returns two shades in turn, or, around a throne, those of its bands.
  private Ink ground(int cell) {
    List<Integer> throne = moment.marked("throne");
    if (throne.isEmpty()) {
      boolean dark = (board.column(cell) + board.row(cell)) % 2 == 0;
      return dark ? Ink.OTHER_CELL : Ink.CELL;
    }
    return switch (band(cell) % 4) {
      case 0 -> Ink.BAND_1;
      case 1 -> Ink.BAND_2;
      case 2 -> Ink.BAND_3;
      default -> Ink.BAND_4;
    };
  }

  private Sign empty(int cell) {
    boolean plain = moment.marked("throne").isEmpty() || band(cell) % 2 == 0;
    return plain ? Sign.EMPTY : Sign.EMPTY_BAND;
  }

  /// Returns how far a cell is from the nearest edge.
  private int band(int cell) {
    int column = board.column(cell);
    int row = board.row(cell);
    return Math.min(
        Math.min(column, row), Math.min(board.columns() - 1 - column, board.rows() - 1 - row));
  }

  private void names(Easel easel) {
    int bottom = rows() - 1;
    for (int column = 0; column < board.columns(); column++) {
      String name = SquareBoard.columnName(column);
      int middle = box(across(column), 0).middle(1);
      easel.label(middle, bottom, name);
      if (sides == 2) {
        easel.label(middle, 0, name);
      }
    }
    for (int row = 0; row < board.rows(); row++) {
      String name = String.valueOf(row + 1);
      int middle = box(0, down(row)).middleRow();
      easel.label(margin - 1 - name.length(), middle, name);
      if (sides == 2) {
        easel.label(columns() - margin + 1, middle, name);
      }
    }
  }

  /// Draws the edges that each player joins in his colour, his piece in the middle of each: the
  /// first one's above and below, the second one's at the sides.
  private void edges(Easel easel) {
    int end = margin + board.columns() * size.width();
    int bottom = rows() - 1;
    int half = board.columns() * size.width() / 2;
    int middle = margin + (isNamed(half) ? half + 1 : half);
    for (int column = margin; column < end; column++) {
      if (!isNamed(column - margin)) {
        int sign = edge(Side.FIRST, Sign.EDGE_ACROSS, column == middle);
        easel.put(column, bottom, sign, Look.of(Ink.FIRST));
        easel.put(column, sides == 2 ? 0 : bottom, sign, Look.of(Ink.FIRST));
      }
    }
    for (int row = sides - 1; row < bottom; row++) {
      int sign = edge(Side.SECOND, Sign.EDGE_DOWN, row == rows() / 2);
      easel.put(margin - 1, row, sign, Look.of(Ink.SECOND));
      easel.put(sides == 2 ? end : margin - 1, row, sign, Look.of(Ink.SECOND));
    }
  }

  /// Returns whether the name of a column stands above so many columns of the drawing.
  private boolean isNamed(int column) {
    return column % size.width() == (size.width() - 1) / 2;
  }

  private int edge(Side side, Sign line, boolean middle) {
    PieceFigures figures = new PieceFigures(moment);
    return moment.scene().pieces().stream()
        .map(Scene.PlacedPiece::piece)
        .filter(piece -> middle && piece.side() == side)
        .findFirst()
        .map(piece -> figures.of(piece, 1, 1).lines().getFirst().codePointAt(0))
        .orElse((int) moment.sign(line));
  }
}
