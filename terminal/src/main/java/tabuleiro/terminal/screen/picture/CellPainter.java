package tabuleiro.terminal.screen.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Piece;
import tabuleiro.rules.Scene;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// Draws a cell: its background, its piece or the symbol of an empty cell, and at its sides the
/// marks of its states.
final class CellPainter {
  private final BoardModel model;
  private final PieceGlyphs glyphs;
  private final TargetStateMarks marks;
  private final int throneCell;

  CellPainter(BoardModel model) {
    this.model = model;
    glyphs = new PieceGlyphs(model);
    marks = new TargetStateMarks(model.isAsciiOnly());
    throneCell = model.cellsMarked(Scene.MarkStyle.GOAL).stream().findFirst().orElse(-1);
  }

  /// Draws a cell in a box.
  ///
  /// @param background its background in the normal state
  /// @param empty the symbol of the cell when it is empty
  void draw(BoardCanvas canvas, Box box, int cell, ColourRole background, BoardSymbol empty) {
    draw(canvas, List.of(), box, box, cell, background, empty);
  }

  /// Draws a cell whose glyph has a separate box in the middle of the cell.
  ///
  /// @param others further boxes of the background
  /// @param box the box of the background and of the marks of states
  /// @param room the box of the glyph; in a single row it shares this box with the marks
  void draw(
      BoardCanvas canvas,
      List<Box> others,
      Box box,
      Box room,
      int cell,
      ColourRole background,
      BoardSymbol empty) {
    ClickTarget target = new ClickTarget.Cell(cell);
    ColourRole colour =
        model.background(cell, markSymbol(cell).map(CellPainter::backgroundOf).orElse(background));
    others.forEach(other -> canvas.fill(other, colour, target));
    canvas.fill(box, colour, target);
    canvas.fill(room, colour, target);
    int longestSymbol = model.longestSymbol();
    int width = Math.max(room.width() - 2, Math.min(room.width(), longestSymbol));
    CellGlyph glyph = glyph(cell, width, room.height(), empty);
    if (box.height() == 1 && glyph.width() == box.width() - 1) {
      glyph.draw(canvas, new Box(box.left(), box.top(), glyph.width(), 1), colour);
    } else {
      glyph.draw(canvas, room, colour);
    }
    marks.drawBeside(canvas, box, glyph.width(), sideStates(cell), colour);
  }

  private static ColourRole backgroundOf(BoardSymbol sign) {
    return sign == BoardSymbol.THRONE ? ColourRole.THRONE : ColourRole.TRENCH;
  }

  private Optional<BoardSymbol> markSymbol(int cell) {
    if (cell == throneCell) {
      return Optional.of(BoardSymbol.THRONE);
    }
    return model.isMarked(Scene.MarkStyle.TERRAIN, cell)
        ? Optional.of(BoardSymbol.TRENCH)
        : Optional.empty();
  }

  private CellGlyph glyph(int cell, int width, int height, BoardSymbol empty) {
    Optional<Piece> piece = model.pieceAt(cell);
    if (piece.isPresent()) {
      return model
          .valueAt(cell)
          .filter(value -> PieceGlyphs.hasRoom(value, width, height))
          .map(value -> glyphs.glyphWithValue(piece.get(), value, width, height))
          .orElseGet(() -> glyphs.glyph(piece.get(), width, height));
    }
    ClickTarget target = new ClickTarget.Cell(cell);
    if (model.isInState(TargetState.LEGAL, target)) {
      return legalGlyph(height);
    }
    if (model.isInState(TargetState.WINNING, target)) {
      return CellGlyph.ofLine(text(BoardSymbol.PATH), ColourRole.WON);
    }
    return markSymbol(cell)
        .map(sign -> markGlyph(sign, width, height))
        .orElseGet(() -> CellGlyph.ofLine(text(empty), ColourRole.LINE));
  }

  private String text(BoardSymbol sign) {
    return String.valueOf(model.character(sign));
  }

  private CellGlyph legalGlyph(int height) {
    boolean even = height % 2 == 0 && !model.isAsciiOnly();
    List<String> lines = even ? List.of("▄", "▀") : List.of(text(BoardSymbol.LEGAL));
    return new CellGlyph(lines, ColourRole.LEGAL, true);
  }

  private CellGlyph markGlyph(BoardSymbol sign, int width, int height) {
    if (sign == BoardSymbol.THRONE) {
      return CellGlyph.ofLine(text(sign), ColourRole.TEXT);
    }
    String water = text(sign).repeat(Math.min(width, 3));
    return new CellGlyph(
        Stream.generate(() -> water).limit(height).toList(), ColourRole.TEXT, false);
  }

  /// Returns the states that are marked beside the glyph. The glyph itself shows that an empty cell
  /// is selectable or on the winning path.
  private List<TargetState> sideStates(int cell) {
    boolean empty = model.pieceAt(cell).isEmpty();
    return model.states(new ClickTarget.Cell(cell)).stream()
        .filter(state -> !empty || (state != TargetState.LEGAL && state != TargetState.WINNING))
        .toList();
  }
}
