package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Piece;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// Draws what is in a cell: its ground, its piece or the sign of an empty cell, and the signs of
/// its states at its sides.
final class CellPainter {
  private final BoardModel moment;
  private final PieceGlyphs figures;
  private final SpotStateMarks signs;
  private final int throne;

  CellPainter(BoardModel moment) {
    this.moment = moment;
    figures = new PieceGlyphs(moment);
    signs = new SpotStateMarks(moment.isAsciiOnly());
    throne = moment.cellsMarked("throne").stream().findFirst().orElse(-1);
  }

  /// Draws a cell into a box.
  ///
  /// @param ground its ground when nothing happens to it
  /// @param empty the sign that stands in it when it is empty
  void draw(BoardCanvas easel, Box box, int cell, ColourRole ground, BoardSymbol empty) {
    draw(easel, box, box, cell, ground, empty);
  }

  /// Draws a cell whose figure stands in a box of its own in the middle of the cell.
  ///
  /// @param box where the ground and the signs of its states are
  /// @param room where the figure has room; on one row together with these signs
  void draw(BoardCanvas easel, Box box, Box room, int cell, ColourRole ground, BoardSymbol empty) {
    ClickTarget spot = new ClickTarget.Cell(cell);
    ColourRole colour =
        moment.background(cell, marked(cell).map(CellPainter::ground).orElse(ground));
    easel.fill(box, colour, spot);
    easel.fill(room, colour, spot);
    int longest = moment.longestSymbol();
    int width = Math.max(room.width() - 2, Math.min(room.width(), longest));
    CellGlyph figure = figure(cell, width, room.height(), empty);
    if (box.height() == 1 && figure.width() == box.width() - 1) {
      figure.draw(easel, new Box(box.left(), box.top(), figure.width(), 1), colour);
    } else {
      figure.draw(easel, room, colour);
    }
    signs.drawBeside(easel, box, figure.width(), sideStates(cell), colour);
  }

  private static ColourRole ground(BoardSymbol sign) {
    return sign == BoardSymbol.THRONE ? ColourRole.THRONE : ColourRole.TRENCH;
  }

  private Optional<BoardSymbol> marked(int cell) {
    if (cell == throne) {
      return Optional.of(BoardSymbol.THRONE);
    }
    return moment.isMarked("trench", cell) ? Optional.of(BoardSymbol.TRENCH) : Optional.empty();
  }

  private CellGlyph figure(int cell, int width, int height, BoardSymbol empty) {
    Optional<Piece> piece = moment.pieceAt(cell);
    if (piece.isPresent()) {
      return figures.glyph(piece.get(), width, height);
    }
    ClickTarget spot = new ClickTarget.Cell(cell);
    if (moment.isInState(SpotState.LEGAL, spot)) {
      return legal(height);
    }
    if (moment.isInState(SpotState.WINNING, spot)) {
      return CellGlyph.ofLine(text(BoardSymbol.PATH), ColourRole.WON);
    }
    return marked(cell)
        .map(sign -> mark(sign, width, height))
        .orElseGet(() -> CellGlyph.ofLine(text(empty), ColourRole.LINE));
  }

  private String text(BoardSymbol sign) {
    return String.valueOf(moment.character(sign));
  }

  private CellGlyph legal(int height) {
    boolean even = height % 2 == 0 && !moment.isAsciiOnly();
    List<String> lines = even ? List.of("▄", "▀") : List.of(text(BoardSymbol.LEGAL));
    return new CellGlyph(lines, ColourRole.LEGAL, true);
  }

  private CellGlyph mark(BoardSymbol sign, int width, int height) {
    if (sign == BoardSymbol.THRONE) {
      return CellGlyph.ofLine(text(sign), ColourRole.TEXT);
    }
    String water = text(sign).repeat(Math.min(width, 3));
    return new CellGlyph(
        Stream.generate(() -> water).limit(height).toList(), ColourRole.TEXT, false);
  }

  /// Returns the states whose signs stand beside the figure; that an empty cell can be picked is
  /// said by the figure, and that it is on the path.
  private List<SpotState> sideStates(int cell) {
    boolean empty = moment.pieceAt(cell).isEmpty();
    return moment.states(new ClickTarget.Cell(cell)).stream()
        .filter(state -> !empty || (state != SpotState.LEGAL && state != SpotState.WINNING))
        .toList();
  }
}
