package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.BoardPicture;
import tabuleiro.terminal.screen.picture.canvas.Box;
import tabuleiro.terminal.screen.picture.canvas.CellSize;
import tabuleiro.terminal.screen.picture.canvas.TargetGrid;

/// Draws the part of an unbounded board that is in use, in cells as large as the room allows or as
/// the user has chosen, below it the hand of the side to move, and above it the other hand where
/// that leaves the board large enough. When not all cells fit, a part is drawn that can be scrolled
/// and that always contains the cursor.
final class UnboundedPicture {
  /// The sizes of cells. The smallest shows the number of a tile, the next one also its pattern.
  private static final List<CellSize> SIZES =
      List.of(new CellSize(11, 6), new CellSize(7, 4), new CellSize(6, 2), new CellSize(5, 1));

  private static final CellSize SMALLEST_WITH_PATTERNS = SIZES.get(2);

  /// What is drawn of an unbounded board without tiles: the cell of the first tile, and those
  /// around it.
  private static final Scene.Area EMPTY_TABLE = new Scene.Area(-1, -1, 1, 1);

  /// The smallest height in which hands have labels. A guess: in a lower window the board needs the
  /// rows of the labels, and the panel shows whose turn it is.
  private static final int ROWS_FOR_LABELS = 28;

  private final UnboundedBoard board;
  private final BoardModel model;
  private final Scene.Area area;
  private final boolean isEmpty;
  private final HandPicture hand;
  private final HandPicture otherHand;
  private final boolean hasOtherHand;
  private final int nameWidth;
  private final CellSize size;

  /// The numbers of drawn cells, and the first of them from the left and from the top.
  private final int cellsAcross;

  private final int cellsDown;
  private final int firstAcross;
  private final int firstDown;

  private UnboundedPicture(UnboundedBoard board, BoardModel model, int columns, int rows) {
    this.board = board;
    this.model = model;
    isEmpty = model.scene().pieces().isEmpty();
    area = isEmpty ? EMPTY_TABLE : model.scene().area();
    Side mover = model.view().position().sideToMove();
    boolean isLabelled = rows >= ROWS_FOR_LABELS;
    hand = new HandPicture(model, mover, columns, isLabelled);
    otherHand = new HandPicture(model, mover.other(), columns, true);
    nameWidth = 1 + Math.max(name(area.bottom()).length(), name(area.top()).length());
    int room = Math.max(1, columns - nameWidth);
    int roomDown = Math.max(1, rows - hand.rows() - 1);
    int roomBetween = roomDown - otherHand.rows();
    hasOtherHand = isLabelled && fits(SMALLEST_WITH_PATTERNS, room, roomBetween);
    int tableRows = hasOtherHand ? roomBetween : roomDown;
    int fitting = 0;
    while (fitting < SIZES.size() - 1 && !fits(SIZES.get(fitting), room, tableRows)) {
      fitting++;
    }
    size = SIZES.get(Math.clamp(fitting - model.style().zoom(), 0, SIZES.size() - 1));
    cellsAcross = Math.clamp(room / size.width(), 1, width());
    cellsDown = Math.clamp(tableRows / size.height(), 1, height());
    Optional<Integer> cursor = cursorCell();
    BoardStyle style = model.style();
    firstAcross =
        firstDrawn(width(), cellsAcross, -style.scrollColumns(), cursor.map(this::across));
    firstDown = firstDrawn(height(), cellsDown, style.scrollRows(), cursor.map(this::down));
  }

  static BoardPicture draw(UnboundedBoard board, BoardModel model, int columns, int rows) {
    return new UnboundedPicture(board, model, columns, rows).draw();
  }

  private boolean fits(CellSize cell, int room, int roomDown) {
    return cell.width() * width() <= room && cell.height() * height() <= roomDown;
  }

  private int width() {
    return area.right() - area.left() + 1;
  }

  private int height() {
    return area.top() - area.bottom() + 1;
  }

  private static String name(int number) {
    return String.valueOf(number);
  }

  /// Returns the first cell to draw, of `all` cells of which `drawn` fit.
  private static int firstDrawn(int all, int drawn, int scroll, Optional<Integer> cursor) {
    int first = Math.clamp((all - drawn) / 2 + scroll, 0, all - drawn);
    int at = cursor.orElse(first);
    return Math.clamp(first, at - drawn + 1, at);
  }

  /// Returns the cell under the cursor, if it is in the area.
  private Optional<Integer> cursorCell() {
    return model
        .view()
        .cursor()
        .filter(ClickTarget.Cell.class::isInstance)
        .map(target -> ((ClickTarget.Cell) target).cell())
        .filter(cell -> isInside(across(cell), 0, width()) && isInside(down(cell), 0, height()));
  }

  private static boolean isInside(int place, int first, int count) {
    return place >= first && place < first + count;
  }

  /// Returns the number of cells of the area to the left of a cell as drawn.
  private int across(int cell) {
    int x = board.column(cell);
    return model.style().flipped() ? area.right() - x : x - area.left();
  }

  /// Returns the number of cells of the area above a cell as drawn.
  private int down(int cell) {
    int y = board.row(cell);
    return model.style().flipped() ? y - area.bottom() : area.top() - y;
  }

  private BoardPicture draw() {
    int tableColumns = nameWidth + cellsAcross * size.width();
    int tableRows = cellsDown * size.height() + 1;
    int top = hasOtherHand ? otherHand.rows() : 0;
    int columns =
        Math.max(Math.max(tableColumns, hand.columns()), hasOtherHand ? otherHand.columns() : 0);
    BoardCanvas canvas = new BoardCanvas(columns, top + tableRows + hand.rows());
    if (hasOtherHand) {
      otherHand.draw(canvas, (columns - otherHand.columns()) / 2, 0, new TargetGrid(false));
    }
    TargetGrid cells = new TargetGrid(false);
    TargetGrid tiles = new TargetGrid(false);
    UnboundedCellPainter cellPainter =
        new UnboundedCellPainter(board, model, hand.pickedTile(), cursorCell());
    int left = (columns - tableColumns) / 2 + nameWidth;
    for (int y = area.bottom(); y <= area.top(); y++) {
      for (int x = area.left(); x <= area.right(); x++) {
        int cell = board.cellAt(x, y);
        if (!isEmpty) {
          cells.set(across(cell), down(cell), new ClickTarget.Cell(cell));
        }
        if (isInside(across(cell), firstAcross, cellsAcross)
            && isInside(down(cell), firstDown, cellsDown)) {
          Box box = box(left, top, cell);
          cellPainter.draw(canvas, box, cell);
          canvas.label(left - 1 - name(y).length(), box.middleRow(), name(y));
          canvas.label(box.centredLeft(name(x).length()), top + tableRows - 1, name(x));
        }
      }
    }
    if (isEmpty) {
      cells.set(0, 0, new ClickTarget.Cell(board.cellAt(0, 0)));
      explainFirstTile(canvas, left, top);
    }
    hand.draw(canvas, (columns - hand.columns()) / 2, top + tableRows, tiles);
    ClickTarget middle = new ClickTarget.Cell(board.cellAt(0, 0));
    BoardPicture picture =
        canvas.toPicture(new UnboundedNavigation(cells, tiles, hand.firstTarget().orElse(middle)));
    boolean isPart = cellsAcross < width() || cellsDown < height();
    return new BoardPicture(picture.grid(), picture.targets(), isPart);
  }

  /// Writes below the cell of the first tile what it is for.
  private void explainFirstTile(BoardCanvas canvas, int left, int top) {
    Box first = box(left, top, board.cellAt(0, 0));
    String text = model.firstTileText();
    int middle = first.left() + first.width() / 2;
    // In cells of two rows the first row has the coordinate.
    int below = first.height() == 2 ? 1 : 0;
    canvas.write(
        Math.max(0, middle - text.length() / 2),
        first.top() + first.height() + below,
        text,
        TextStyle.of(ColourRole.TEXT));
  }

  private Box box(int left, int top, int cell) {
    int column = left + (across(cell) - firstAcross) * size.width();
    int row = top + (down(cell) - firstDown) * size.height();
    return new Box(column, row, size.width(), size.height());
  }
}
