package tabuleiro.terminal.screen.picture;

import tabuleiro.rules.Spot;

/// The ways of the cursor on a table, in the hand below it, and from one to the other.
///
/// @param home where the cursor goes from a spot that is not drawn any more, such as a tile that
///   has just been picked
record TableWays(Lattice cells, Lattice tiles, Spot home) implements Ways {
  @Override
  public Spot next(Spot from, int right, int down) {
    if (cells.has(from)) {
      Spot next = cells.next(from, right, down);
      boolean leaves = next.equals(from) && down > 0;
      return leaves ? tiles.at(cells.share(from), 0).orElse(from) : next;
    }
    if (tiles.has(from)) {
      Spot next = tiles.next(from, right, down);
      boolean leaves = next.equals(from) && down < 0;
      return leaves ? cells.at(tiles.share(from), cells.rows() - 1).orElse(from) : next;
    }
    return home;
  }
}
