package tabuleiro.terminal.screen.picture;

import tabuleiro.rules.ClickTarget;
import tabuleiro.terminal.screen.picture.canvas.CursorNavigation;
import tabuleiro.terminal.screen.picture.canvas.SpotGrid;

/// The ways of the cursor on a table, in the hand below it, and from one to the other.
///
/// @param fallback where the cursor goes from a spot that is not drawn any more, such as a tile
///   that has just been picked
record TableNavigation(SpotGrid cells, SpotGrid tiles, ClickTarget fallback)
    implements CursorNavigation {
  @Override
  public ClickTarget nextSpot(ClickTarget from, int right, int down) {
    if (cells.contains(from)) {
      ClickTarget next = cells.nextSpot(from, right, down);
      boolean leaves = next.equals(from) && down > 0;
      return leaves ? tiles.at(cells.relativeColumn(from), 0).orElse(from) : next;
    }
    if (tiles.contains(from)) {
      ClickTarget next = tiles.nextSpot(from, right, down);
      boolean leaves = next.equals(from) && down < 0;
      return leaves ? cells.at(tiles.relativeColumn(from), cells.rows() - 1).orElse(from) : next;
    }
    return fallback;
  }
}
