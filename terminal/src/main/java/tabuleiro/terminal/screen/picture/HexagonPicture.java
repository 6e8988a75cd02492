package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Map;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.TargetGrid;

/// Draws a hexagon of hexagonal cells. Each row is shifted by half a cell against the next, and
/// lines between the cells show which are neighbours. The letter of a row is at its first cell and
/// the name of its last cell at that cell; the places of the first and the last row are below and
/// above them.
final class HexagonPicture {
  /// The columns for a row's letter and for the name of its last cell.
  private static final int LETTER = 2;

  private static final int NAME = 4;

  /// The size of cells.
  ///
  /// @param pitch columns from a cell to the next one; even
  /// @param height rows of a cell
  /// @param slope rows of diagonal lines between two rows of cells: 0 or 1
  private record Scale(int pitch, int height, int slope) {}

  /// The coordinates around the board: the names of the rows' cells and the places in the first and
  /// the last row, the names alone, or only the letters of the rows.
  private enum Names {
    ALL,
    ROWS,
    LETTERS
  }

  /// Lines over two and over three columns that rise or fall by one row, in the dots of braille
  /// characters, so that a cell has the six sides of a hexagon.
  private static final Map<Integer, String> RISING = Map.of(2, "⡠⠊", 3, "⡠⠔⠊");

  private static final Map<Integer, String> FALLING = Map.of(2, "⠑⢄", 3, "⠑⠢⢄");

  private static final List<Scale> SCALES =
      List.of(
          new Scale(8, 3, 1),
          new Scale(6, 2, 1),
          new Scale(4, 1, 1),
          new Scale(6, 1, 0),
          new Scale(4, 1, 0));

  private final HexagonBoard board;
  private final BoardModel model;
  private final Scale scale;

  private final Names names;

  private HexagonPicture(HexagonBoard board, BoardModel model, Scale scale, Names names) {
    this.board = board;
    this.model = model;
    this.scale = scale;
    this.names = names;
  }

  /// Returns the columns of the smallest picture of a board.
  static int minColumns(HexagonBoard board) {
    return board.rows() * SCALES.getLast().pitch + 1 + LETTER;
  }

  static BoardPicture draw(HexagonBoard board, BoardModel model, int columns, int rows) {
    for (Scale scale : SCALES) {
      for (Names names : Names.values()) {
        HexagonPicture picture = new HexagonPicture(board, model, scale, names);
        if (picture.columns() <= columns && picture.rows() <= rows) {
          return picture.draw();
        }
      }
    }
    return new HexagonPicture(board, model, SCALES.getLast(), Names.LETTERS).draw();
  }

  private int columns() {
    return board.rows() * scale.pitch + 1 + LETTER + lastName();
  }

  private int rows() {
    return board.rows() * (scale.height + scale.slope) + scale.slope + 2 * placesAbove();
  }

  /// Returns the columns for the names of the last cells.
  private int lastName() {
    return names == Names.LETTERS ? 0 : NAME;
  }

  /// Returns the rows above the board for the places of its cells; there are as many below it.
  private int placesAbove() {
    return names == Names.ALL ? 1 : 0;
  }

  private BoardPicture draw() {
    BoardCanvas canvas = new BoardCanvas(columns(), rows());
    TargetGrid targets = new TargetGrid(true);
    CellPainter cellPainter = new CellPainter(model);
    for (int cell = 0; cell < board.cellCount(); cell++) {
      int across = across(cell);
      int down = down(board.row(cell));
      targets.set(across, down, new ClickTarget.Cell(cell));
      Box box = box(across, down);
      drawLines(canvas, box, down);
      cellPainter.draw(canvas, box, cell, ground(across, down), BoardSymbol.EMPTY);
    }
    drawNames(canvas);
    return canvas.toPicture(targets);
  }

  private boolean flipped() {
    return model.style().flipped();
  }

  /// Returns how far to the right of the middle a cell is drawn, in half cells.
  private int across(int cell) {
    int row = board.row(cell);
    int right = 2 * board.column(cell) - board.rowLength(row) + 1;
    return flipped() ? -right : right;
  }

  private int down(int row) {
    return flipped() ? row : board.rows() - 1 - row;
  }

  private Box box(int across, int down) {
    int before = flipped() ? lastName() : LETTER;
    int middle = before + (board.rows() * scale.pitch) / 2;
    int left = middle + across * scale.pitch / 2 - scale.pitch / 2 + 1;
    int top = placesAbove() + scale.slope + down * (scale.height + scale.slope);
    return new Box(left, top, scale.pitch - 1, scale.height);
  }

  /// Returns one shade for a third of the cells, no two of which are neighbours.
  private static ColourRole ground(int across, int down) {
    int diagonal = Math.floorDiv(across - down, 2);
    return Math.floorMod(diagonal - down, 3) == 0 ? ColourRole.OTHER_CELL : ColourRole.CELL;
  }

  /// Draws the lines around a cell. Lines between two rows belong to the longer one, so that none
  /// is drawn twice.
  private void drawLines(BoardCanvas canvas, Box box, int down) {
    for (int row = box.top(); row <= box.bottom(); row++) {
      drawLine(canvas, box.left() - 1, row, BoardSymbol.UPRIGHT);
      drawLine(canvas, box.right() + 1, row, BoardSymbol.UPRIGHT);
    }
    if (scale.slope > 0 && down <= board.side() - 1) {
      drawSlopes(canvas, box, box.top() - 1, rising(), falling());
    }
    if (scale.slope > 0 && down >= board.side() - 1) {
      drawSlopes(canvas, box, box.bottom() + 1, falling(), rising());
    }
  }

  /// Draws the two sloping sides of a cell, which meet in the middle of a row.
  private static void drawSlopes(BoardCanvas canvas, Box box, int row, String left, String right) {
    TextStyle style = TextStyle.of(ColourRole.LINE);
    canvas.write(box.left(), row, left, style);
    canvas.write(box.right() + 1 - right.length(), row, right, style);
  }

  /// Returns a line that rises by one row over half a cell, or its end alone where it has no
  /// characters.
  private String rising() {
    return slope(RISING, BoardSymbol.RISING);
  }

  private String falling() {
    return slope(FALLING, BoardSymbol.FALLING);
  }

  private String slope(Map<Integer, String> lines, BoardSymbol end) {
    String symbol = String.valueOf(model.character(end));
    return model.isAsciiOnly() ? symbol : lines.getOrDefault(halfCell(), symbol);
  }

  /// Returns the columns between the side of a cell and its middle.
  private int halfCell() {
    return scale.pitch / 2 - 1;
  }

  private void drawLine(BoardCanvas canvas, int column, int row, BoardSymbol sign) {
    canvas.put(column, row, model.character(sign), TextStyle.of(ColourRole.LINE));
  }

  private void drawNames(BoardCanvas canvas) {
    for (int row = 0; row < board.rows(); row++) {
      int first = board.cellAt(0, row);
      int last = board.cellAt(board.rowLength(row) - 1, row);
      drawNameBeside(canvas, first, board.name(first).substring(0, 1), !flipped());
      if (names != Names.LETTERS) {
        drawNameBeside(canvas, last, board.name(last), flipped());
      }
    }
    if (names == Names.ALL) {
      for (int column = 0; column < board.side(); column++) {
        String place = String.valueOf(column + 1);
        Box bottom = boxOf(board.cellAt(column, 0));
        Box top = boxOf(board.cellAt(column, board.rows() - 1));
        canvas.label(bottom.centredLeft(1), flipped() ? 0 : rows() - 1, place);
        canvas.label(top.centredLeft(1), flipped() ? rows() - 1 : 0, place);
      }
    }
  }

  private Box boxOf(int cell) {
    return box(across(cell), down(board.row(cell)));
  }

  /// Writes a name beside the cell at the end of a row.
  private void drawNameBeside(BoardCanvas canvas, int cell, String name, boolean left) {
    Box box = boxOf(cell);
    int column = left ? box.left() - 2 - name.length() : box.right() + 3;
    canvas.label(column, box.middleRow(), name);
  }
}
