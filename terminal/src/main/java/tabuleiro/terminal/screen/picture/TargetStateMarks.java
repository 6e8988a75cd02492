package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// Draws the marks of a target's states around its content.
final class TargetStateMarks {
  private final boolean ascii;

  TargetStateMarks(boolean ascii) {
    this.ascii = ascii;
  }

  /// Draws the mark of the first state at the left and that of the second, if any, at the right; in
  /// the corners of a box of several rows. When there is only one free column, it takes the mark of
  /// the first state: for the cursor its left character if the target cannot be selected.
  ///
  /// @param glyphWidth the columns that the content of the box takes
  /// @param background the background of the box
  void drawBeside(
      BoardCanvas canvas,
      Box box,
      int glyphWidth,
      List<TargetState> states,
      ColourRole background) {
    if (states.isEmpty()) {
      return;
    }
    TargetState first = states.getFirst();
    if (box.height() == 1 && box.width() - glyphWidth < 2) {
      int side = first == TargetState.CURSOR && !states.contains(TargetState.LEGAL) ? 0 : 1;
      canvas.put(box.right(), box.top(), first.side(side, ascii), styleOf(first, background));
      return;
    }
    drawBeside(canvas, box, 0, first, background);
    drawBeside(canvas, box, 1, states.size() > 1 ? states.get(1) : first, background);
  }

  private void drawBeside(
      BoardCanvas canvas, Box box, int right, TargetState state, ColourRole background) {
    int column = right == 0 ? box.left() : box.right();
    TextStyle style = styleOf(state, background);
    if (box.height() == 1) {
      canvas.put(column, box.top(), state.side(right, ascii), style);
    } else {
      canvas.put(column, box.top(), state.corner(right, 0, ascii), style);
      canvas.put(column, box.bottom(), state.corner(right, 1, ascii), style);
    }
  }

  /// Draws the marks of all states in turn down the first column of a box of several rows. A
  /// selectable tile has a line, because dots would look like a part of it.
  void drawInFirstColumn(
      BoardCanvas canvas, Box box, List<TargetState> states, ColourRole background) {
    for (int i = 0; i < box.height() && !states.isEmpty(); i++) {
      TargetState state = states.get(i % states.size());
      int sign =
          state == TargetState.LEGAL ? BoardSymbol.UPRIGHT.character(ascii) : state.side(0, ascii);
      canvas.put(box.left(), box.top() + i, sign, styleOf(state, background));
    }
  }

  private static TextStyle styleOf(TargetState state, ColourRole background) {
    return new TextStyle(
        state.colour() == background ? ColourRole.TEXT : state.colour(), background, true);
  }
}
