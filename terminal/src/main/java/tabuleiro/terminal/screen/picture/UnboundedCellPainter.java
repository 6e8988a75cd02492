package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Piece;
import tabuleiro.rules.board.UnboundedBoard;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// Draws a cell of an unbounded board: a tile, the selected tile where it would be placed, or an
/// empty cell. The cells that the pattern of the tile under the cursor marks are highlighted.
final class UnboundedCellPainter {
  private final UnboundedBoard board;
  private final BoardModel model;
  private final TilePainter tilePainter;
  private final TargetStateMarks marks;
  private final HelpDiscs helpDiscs;

  /// The cell under the cursor, and the tile that would be placed there.
  private final Optional<Integer> cursor;

  private final Optional<Piece> tileToPlace;

  /// @param picked the selected tile of the hand
  UnboundedCellPainter(
      UnboundedBoard board, BoardModel model, Optional<Piece> picked, Optional<Integer> cursor) {
    this.board = board;
    this.model = model;
    this.cursor = cursor;
    tilePainter = new TilePainter(model);
    marks = new TargetStateMarks(model.isAsciiOnly());
    helpDiscs = new HelpDiscs(board, model);
    tileToPlace = picked.flatMap(this::asPlaced);
    cursor.flatMap(this::tileAt).ifPresent(this::showPattern);
  }

  /// Returns the selected tile in its orientation, once that is selected too and the cursor is on a
  /// cell where the tile may be placed.
  private Optional<Piece> asPlaced(Piece picked) {
    if (cursor
        .filter(cell -> model.isInState(TargetState.LEGAL, new ClickTarget.Cell(cell)))
        .isEmpty()) {
      return Optional.empty();
    }
    return model.view().picked().stream()
        .filter(ClickTarget.Rotation.class::isInstance)
        .map(target -> TilePainter.rotate(picked, ((ClickTarget.Rotation) target).quarterTurns()))
        .findFirst();
  }

  private Optional<Piece> tileAt(int cell) {
    return model.pieceAt(cell).or(() -> tileToPlace.filter(_ -> cursor.equals(Optional.of(cell))));
  }

  private void showPattern(Piece tile) {
    TilePainter.cellsMarkedBy(board, cursor.orElseThrow(), tile)
        .forEach(cell -> model.addCell(TargetState.PATTERN, cell));
  }

  void draw(BoardCanvas canvas, Box pitch, int cell) {
    ClickTarget target = new ClickTarget.Cell(cell);
    canvas.fill(pitch, ColourRole.DEFAULT, target);
    Box box =
        pitch.height() < 3
            ? pitch
            : new Box(pitch.left(), pitch.top(), pitch.width(), pitch.height() - 1);
    Optional<Piece> tile = tileAt(cell);
    boolean dark = (board.column(cell) + board.row(cell)) % 2 == 0;
    ColourRole filled = dark ? ColourRole.OTHER_CELL : ColourRole.CELL;
    ColourRole usual = tile.isEmpty() && !isFirst(cell) ? ColourRole.DEFAULT : filled;
    ColourRole background = model.background(cell, usual);
    canvas.fill(box, background, target);
    if (tile.isPresent()) {
      draw(canvas, box, tile.get(), background);
    } else {
      int sign = emptySign(cell, target);
      ColourRole colour =
          model.isInState(TargetState.LEGAL, target) ? ColourRole.LEGAL : ColourRole.LINE;
      canvas.put(
          box.centredLeft(1), box.middleRow(), sign, TextStyle.of(colour).onBackground(background));
      if (isFirst(cell)) {
        frame(canvas, box, background);
      }
    }
    List<TargetState> states = sideStates(cell, target);
    if (box.height() == 2) {
      marks.drawInFirstColumn(canvas, box, states, background);
    } else {
      marks.drawBeside(canvas, box, box.width() - 2, states, background);
    }
  }

  /// Returns whether the cell is that of the first tile on an empty board.
  private boolean isFirst(int cell) {
    return model.scene().pieces().isEmpty() && cell == board.cellAt(0, 0);
  }

  /// Draws brackets around a cell, which show it without colours.
  private static void frame(BoardCanvas canvas, Box box, ColourRole background) {
    TextStyle style = TextStyle.of(ColourRole.TEXT).onBackground(background).asBold();
    int middle = box.centredLeft(1);
    canvas.put(middle - 1, box.middleRow(), '[', style);
    canvas.put(middle + 1, box.middleRow(), ']', style);
  }

  private void draw(BoardCanvas canvas, Box box, Piece tile, ColourRole background) {
    switch (box.height()) {
      case 1 ->
          tilePainter.drawTiny(canvas, new Box(box.left() + 1, box.top(), 3, 1), tile, background);
      case 2 ->
          tilePainter.drawSmall(canvas, new Box(box.left() + 1, box.top(), 5, 2), tile, background);
      default -> {
        Box picture = new Box(box.left() + 1, box.top(), box.width() - 2, box.height());
        tilePainter.draw(canvas, picture, tile, background);
      }
    }
  }

  private int emptySign(int cell, ClickTarget target) {
    if (helpDiscs.contains(cell)) {
      return helpDiscs.character(cell);
    }
    return model.character(
        model.isInState(TargetState.LEGAL, target) ? BoardSymbol.LEGAL : BoardSymbol.EMPTY);
  }

  /// Returns the states that are marked beside the cell. Its own symbol, or the tile that would be
  /// placed there, shows that the cell is selectable, unless it has a disc.
  private List<TargetState> sideStates(int cell, ClickTarget target) {
    return model.states(target).stream()
        .filter(state -> state != TargetState.LEGAL || helpDiscs.contains(cell))
        .toList();
  }
}
