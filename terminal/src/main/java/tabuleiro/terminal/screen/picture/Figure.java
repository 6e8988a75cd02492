package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;

/// What stands in the middle of a cell.
///
/// @param lines from the top, all of one length
/// @param ink its colour
/// @param bold whether it is bold
record Figure(List<String> lines, Ink ink, boolean bold) {
  /// Returns a figure of one line.
  static Figure line(String line, Ink ink) {
    return new Figure(List.of(line), ink, false);
  }

  int width() {
    return lines.getFirst().length();
  }

  /// Draws it in the middle of a box whose ground is there already.
  void draw(Easel easel, Box box, Ink ground) {
    Look look = new Look(ink, ground, bold);
    int top = box.top() + (box.height() - lines.size()) / 2;
    for (int i = 0; i < lines.size(); i++) {
      easel.write(box.middle(width()), top + i, lines.get(i), look);
    }
  }
}
