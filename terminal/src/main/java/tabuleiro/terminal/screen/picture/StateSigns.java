package tabuleiro.terminal.screen.picture;

import java.util.List;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;

/// Draws the signs of a spot's states around what stands in it.
final class StateSigns {
  private final boolean ascii;

  StateSigns(boolean ascii) {
    this.ascii = ascii;
  }

  /// Draws the signs of the first state at the left and of the second, if any, at the right: in the
  /// corners of a box of several rows. Where there is one column only, that of the first goes
  /// there; the cursor's is its left one where the spot cannot be picked.
  ///
  /// @param figureWidth how many columns are taken by what stands in the box
  /// @param ground the ground of the box
  void aside(Easel easel, Box box, int figureWidth, List<State> states, Ink ground) {
    if (states.isEmpty()) {
      return;
    }
    State first = states.getFirst();
    if (box.height() == 1 && box.width() - figureWidth < 2) {
      int side = first == State.CURSOR && !states.contains(State.LEGAL) ? 0 : 1;
      easel.put(box.right(), box.top(), first.side(side, ascii), look(first, ground));
      return;
    }
    aside(easel, box, 0, first, ground);
    aside(easel, box, 1, states.size() > 1 ? states.get(1) : first, ground);
  }

  private void aside(Easel easel, Box box, int right, State state, Ink ground) {
    int column = right == 0 ? box.left() : box.right();
    Look look = look(state, ground);
    if (box.height() == 1) {
      easel.put(column, box.top(), state.side(right, ascii), look);
    } else {
      easel.put(column, box.top(), state.corner(right, 0, ascii), look);
      easel.put(column, box.bottom(), state.corner(right, 1, ascii), look);
    }
  }

  /// Draws the signs of all states in turn down the first column of a box of several rows; a line
  /// for a tile that can be picked, as dots would look like a part of it.
  void before(Easel easel, Box box, List<State> states, Ink ground) {
    for (int i = 0; i < box.height() && !states.isEmpty(); i++) {
      State state = states.get(i % states.size());
      int sign = state == State.LEGAL ? Sign.UPRIGHT.of(ascii) : state.side(0, ascii);
      easel.put(box.left(), box.top() + i, sign, look(state, ground));
    }
  }

  private static Look look(State state, Ink ground) {
    return new Look(state.ink() == ground ? Ink.TEXT : state.ink(), ground, true);
  }
}
