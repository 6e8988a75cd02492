package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Spot;
import tabuleiro.rules.TableBoard;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;

/// Draws what is in a cell of a table: a tile, the tile in hand where it would lie, or that nothing
/// is there. Around the tile under the cursor the cells that its pattern marks stand out.
final class TableFace {
  private final TableBoard board;
  private final Moment moment;
  private final TileArt art;
  private final StateSigns signs;
  private final HelpDiscs discs;

  /// The cell under the cursor, and the tile that would lie there.
  private final Optional<Integer> cursor;

  private final Optional<Piece> trial;

  /// @param picked the tile of the hand that is picked
  TableFace(TableBoard board, Moment moment, Optional<Piece> picked, Optional<Integer> cursor) {
    this.board = board;
    this.moment = moment;
    this.cursor = cursor;
    art = new TileArt(moment);
    signs = new StateSigns(moment.ascii());
    discs = new HelpDiscs(board, moment);
    trial = picked.flatMap(this::asItWouldLie);
    cursor.flatMap(this::tileAt).ifPresent(this::showPattern);
  }

  /// Returns the picked tile in its turn, once that is picked too and the cursor is on a cell where
  /// it may be laid.
  private Optional<Piece> asItWouldLie(Piece picked) {
    if (cursor.filter(cell -> moment.is(State.LEGAL, new Spot.Cell(cell))).isEmpty()) {
      return Optional.empty();
    }
    return moment.view().picked().stream()
        .filter(Spot.Turn.class::isInstance)
        .map(spot -> TileArt.turned(picked, ((Spot.Turn) spot).quarterTurns()))
        .findFirst();
  }

  private Optional<Piece> tileAt(int cell) {
    return moment.pieceAt(cell).or(() -> trial.filter(_ -> cursor.equals(Optional.of(cell))));
  }

  private void showPattern(Piece tile) {
    TileArt.marked(board, cursor.orElseThrow(), tile)
        .forEach(cell -> moment.addCell(State.PATTERN, cell));
  }

  void draw(Easel easel, Box pitch, int cell) {
    Spot spot = new Spot.Cell(cell);
    easel.ground(pitch, Ink.BLANK, spot);
    Box box =
        pitch.height() < 3
            ? pitch
            : new Box(pitch.left(), pitch.top(), pitch.width(), pitch.height() - 1);
    Optional<Piece> tile = tileAt(cell);
    boolean dark = (board.column(cell) + board.row(cell)) % 2 == 0;
    Ink usual = tile.isEmpty() ? Ink.BLANK : dark ? Ink.OTHER_CELL : Ink.CELL;
    Ink ground = moment.ground(cell, usual);
    easel.ground(box, ground, spot);
    if (tile.isPresent()) {
      draw(easel, box, tile.get(), ground);
    } else {
      int sign = emptySign(cell, spot);
      Ink ink = moment.is(State.LEGAL, spot) ? Ink.LEGAL : Ink.LINE;
      easel.put(box.middle(1), box.middleRow(), sign, Look.of(ink).on(ground));
    }
    List<State> states = sideStates(cell, spot);
    if (box.height() == 2) {
      signs.before(easel, box, states, ground);
    } else {
      signs.aside(easel, box, box.width() - 2, states, ground);
    }
  }

  private void draw(Easel easel, Box box, Piece tile, Ink ground) {
    switch (box.height()) {
      case 1 -> art.drawTiny(easel, new Box(box.left() + 1, box.top(), 3, 1), tile, ground);
      case 2 -> art.drawSmall(easel, new Box(box.left() + 1, box.top(), 5, 2), tile, ground);
      default -> {
        Box picture = new Box(box.left() + 1, box.top(), box.width() - 2, box.height());
        art.draw(easel, picture, tile, ground);
      }
    }
  }

  private int emptySign(int cell, Spot spot) {
    if (discs.has(cell)) {
      return discs.sign(cell);
    }
    return moment.sign(moment.is(State.LEGAL, spot) ? Sign.LEGAL : Sign.EMPTY);
  }

  /// Returns the states whose signs stand beside the cell. That it can be laid on is said by its
  /// own sign, or by the tile that would lie there, unless there is a disc.
  private List<State> sideStates(int cell, Spot spot) {
    return moment.states(spot).stream()
        .filter(state -> state != State.LEGAL || discs.has(cell))
        .toList();
  }
}
