package tabuleiro.terminal.screen.picture;

import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.picture.canvas.CursorNavigation;
import tabuleiro.terminal.screen.picture.canvas.TargetGrid;

/// Moves the cursor on an unbounded board, in the hand below it, and between both.
///
/// @param fallback where the cursor goes from a target that is no longer drawn, such as a tile that
///   has just been selected
record UnboundedNavigation(TargetGrid cells, TargetGrid tiles, ClickTarget fallback)
    implements CursorNavigation {
  @Override
  public ClickTarget nextTarget(ClickTarget from, int right, int down) {
    if (cells.contains(from)) {
      ClickTarget next = cells.nextTarget(from, right, down);
      boolean leaves = next.equals(from) && down > 0;
      return leaves ? tiles.at(cells.relativeColumn(from), 0).orElse(from) : next;
    }
    if (tiles.contains(from)) {
      ClickTarget next = tiles.nextTarget(from, right, down);
      boolean leaves = next.equals(from) && down < 0;
      return leaves ? cells.at(tiles.relativeColumn(from), cells.rows() - 1).orElse(from) : next;
    }
    return fallback;
  }
}
