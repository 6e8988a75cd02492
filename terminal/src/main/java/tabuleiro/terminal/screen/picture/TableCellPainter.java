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

/// Draws what is in a cell of a table: a tile, the tile in hand where it would lie, or that nothing
/// is there. Around the tile under the cursor the cells that its pattern marks stand out.
final class TableCellPainter {
  private final UnboundedBoard board;
  private final BoardModel moment;
  private final TilePainter art;
  private final SpotStateMarks signs;
  private final HelpDiscs discs;

  /// The cell under the cursor, and the tile that would lie there.
  private final Optional<Integer> cursor;

  private final Optional<Piece> trial;

  /// @param picked the tile of the hand that is picked
  TableCellPainter(
      UnboundedBoard board, BoardModel moment, Optional<Piece> picked, Optional<Integer> cursor) {
    this.board = board;
    this.moment = moment;
    this.cursor = cursor;
    art = new TilePainter(moment);
    signs = new SpotStateMarks(moment.isAsciiOnly());
    discs = new HelpDiscs(board, moment);
    trial = picked.flatMap(this::asItWouldLie);
    cursor.flatMap(this::tileAt).ifPresent(this::showPattern);
  }

  /// Returns the picked tile in its turn, once that is picked too and the cursor is on a cell where
  /// it may be laid.
  private Optional<Piece> asItWouldLie(Piece picked) {
    if (cursor
        .filter(cell -> moment.isInState(SpotState.LEGAL, new ClickTarget.Cell(cell)))
        .isEmpty()) {
      return Optional.empty();
    }
    return moment.view().picked().stream()
        .filter(ClickTarget.Rotation.class::isInstance)
        .map(spot -> TilePainter.rotate(picked, ((ClickTarget.Rotation) spot).quarterTurns()))
        .findFirst();
  }

  private Optional<Piece> tileAt(int cell) {
    return moment.pieceAt(cell).or(() -> trial.filter(_ -> cursor.equals(Optional.of(cell))));
  }

  private void showPattern(Piece tile) {
    TilePainter.cellsMarkedBy(board, cursor.orElseThrow(), tile)
        .forEach(cell -> moment.addCell(SpotState.PATTERN, cell));
  }

  void draw(BoardCanvas easel, Box pitch, int cell) {
    ClickTarget spot = new ClickTarget.Cell(cell);
    easel.fill(pitch, ColourRole.DEFAULT, spot);
    Box box =
        pitch.height() < 3
            ? pitch
            : new Box(pitch.left(), pitch.top(), pitch.width(), pitch.height() - 1);
    Optional<Piece> tile = tileAt(cell);
    boolean dark = (board.column(cell) + board.row(cell)) % 2 == 0;
    ColourRole usual =
        tile.isEmpty() ? ColourRole.DEFAULT : dark ? ColourRole.OTHER_CELL : ColourRole.CELL;
    ColourRole ground = moment.background(cell, usual);
    easel.fill(box, ground, spot);
    if (tile.isPresent()) {
      draw(easel, box, tile.get(), ground);
    } else {
      int sign = emptySign(cell, spot);
      ColourRole ink = moment.isInState(SpotState.LEGAL, spot) ? ColourRole.LEGAL : ColourRole.LINE;
      easel.put(box.centredLeft(1), box.middleRow(), sign, TextStyle.of(ink).onBackground(ground));
    }
    List<SpotState> states = sideStates(cell, spot);
    if (box.height() == 2) {
      signs.drawInFirstColumn(easel, box, states, ground);
    } else {
      signs.drawBeside(easel, box, box.width() - 2, states, ground);
    }
  }

  private void draw(BoardCanvas easel, Box box, Piece tile, ColourRole ground) {
    switch (box.height()) {
      case 1 -> art.drawTiny(easel, new Box(box.left() + 1, box.top(), 3, 1), tile, ground);
      case 2 -> art.drawSmall(easel, new Box(box.left() + 1, box.top(), 5, 2), tile, ground);
      default -> {
        Box picture = new Box(box.left() + 1, box.top(), box.width() - 2, box.height());
        art.draw(easel, picture, tile, ground);
      }
    }
  }

  private int emptySign(int cell, ClickTarget spot) {
    if (discs.contains(cell)) {
      return discs.character(cell);
    }
    return moment.character(
        moment.isInState(SpotState.LEGAL, spot) ? BoardSymbol.LEGAL : BoardSymbol.EMPTY);
  }

  /// Returns the states whose signs stand beside the cell. That it can be laid on is said by its
  /// own sign, or by the tile that would lie there, unless there is a disc.
  private List<SpotState> sideStates(int cell, ClickTarget spot) {
    return moment.states(spot).stream()
        .filter(state -> state != SpotState.LEGAL || discs.contains(cell))
        .toList();
  }
}
