package tabuleiro.terminal.screen.picture;

import tabuleiro.rules.Spot;

/// Where the cursor goes from a spot; see [BoardPicture.Spots#next(Spot, int, int)].
@FunctionalInterface
interface Ways {
  Spot next(Spot from, int right, int down);
}
