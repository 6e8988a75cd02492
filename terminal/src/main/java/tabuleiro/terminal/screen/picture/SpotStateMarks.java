package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.picture.canvas.BoardCanvas;
import tabuleiro.terminal.screen.picture.canvas.Box;

/// Draws the signs of a spot's states around what stands in it.
final class SpotStateMarks {
  private final boolean ascii;

  SpotStateMarks(boolean ascii) {
    this.ascii = ascii;
  }

  /// Draws the signs of the first state at the left and of the second, if any, at the right: in the
  /// corners of a box of several rows. Where there is one column only, that of the first goes
  /// there; the cursor's is its left one where the spot cannot be picked.
  ///
  /// @param figureWidth how many columns are taken by what stands in the box
  /// @param ground the ground of the box
  void drawBeside(
      BoardCanvas easel, Box box, int figureWidth, List<SpotState> states, ColourRole ground) {
    if (states.isEmpty()) {
      return;
    }
    SpotState first = states.getFirst();
    if (box.height() == 1 && box.width() - figureWidth < 2) {
      int side = first == SpotState.CURSOR && !states.contains(SpotState.LEGAL) ? 0 : 1;
      easel.put(box.right(), box.top(), first.side(side, ascii), look(first, ground));
      return;
    }
    drawBeside(easel, box, 0, first, ground);
    drawBeside(easel, box, 1, states.size() > 1 ? states.get(1) : first, ground);
  }

  private void drawBeside(
      BoardCanvas easel, Box box, int right, SpotState state, ColourRole ground) {
    int column = right == 0 ? box.left() : box.right();
    TextStyle look = look(state, ground);
    if (box.height() == 1) {
      easel.put(column, box.top(), state.side(right, ascii), look);
    } else {
      easel.put(column, box.top(), state.corner(right, 0, ascii), look);
      easel.put(column, box.bottom(), state.corner(right, 1, ascii), look);
    }
  }

  /// Draws the signs of all states in turn down the first column of a box of several rows; a line
  /// for a tile that can be picked, as dots would look like a part of it.
  void drawInFirstColumn(BoardCanvas easel, Box box, List<SpotState> states, ColourRole ground) {
    for (int i = 0; i < box.height() && !states.isEmpty(); i++) {
      SpotState state = states.get(i % states.size());
      int sign =
          state == SpotState.LEGAL ? BoardSymbol.UPRIGHT.character(ascii) : state.side(0, ascii);
      easel.put(box.left(), box.top() + i, sign, look(state, ground));
    }
  }

  private static TextStyle look(SpotState state, ColourRole ground) {
    return new TextStyle(state.colour() == ground ? ColourRole.TEXT : state.colour(), ground, true);
  }
}
