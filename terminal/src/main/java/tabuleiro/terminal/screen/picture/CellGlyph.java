package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// What stands in the middle of a cell.
///
/// @param lines from the top, all of one length
/// @param colour its colour
/// @param bold whether it is bold
record CellGlyph(List<String> lines, ColourRole colour, boolean bold) {
  /// Returns a figure of one line.
  static CellGlyph ofLine(String line, ColourRole ink) {
    return new CellGlyph(List.of(line), ink, false);
  }

  int width() {
    return lines.getFirst().length();
  }

  /// Draws it in the middle of a box whose ground is there already.
  void draw(BoardCanvas easel, Box box, ColourRole ground) {
    TextStyle look = new TextStyle(colour, ground, bold);
    int top = box.top() + (box.height() - lines.size()) / 2;
    for (int i = 0; i < lines.size(); i++) {
      easel.write(box.centredLeft(width()), top + i, lines.get(i), look);
    }
  }
}
