package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// What is drawn in the middle of a cell.
///
/// @param lines the lines from the top, all of the same length
/// @param colour its colour
/// @param bold whether it is bold
record CellGlyph(List<String> lines, ColourRole colour, boolean bold) {
  /// Returns a glyph of one line.
  static CellGlyph ofLine(String line, ColourRole colour) {
    return new CellGlyph(List.of(line), colour, false);
  }

  int width() {
    return lines.getFirst().length();
  }

  /// Draws the glyph in the middle of a box whose background has been drawn.
  void draw(BoardCanvas canvas, Box box, ColourRole background) {
    TextStyle style = new TextStyle(colour, background, bold);
    int top = box.top() + (box.height() - lines.size()) / 2;
    for (int i = 0; i < lines.size(); i++) {
      canvas.write(box.centredLeft(width()), top + i, lines.get(i), style);
    }
  }
}
