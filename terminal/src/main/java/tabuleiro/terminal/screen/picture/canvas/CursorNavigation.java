package tabuleiro.terminal.screen.picture.canvas;

import tabuleiro.rules.ClickTarget;

/// Where the cursor goes from a spot; see [BoardPicture.SpotMap#nextSpot(Spot, int, int)].
@FunctionalInterface
public interface CursorNavigation {
  ClickTarget nextSpot(ClickTarget from, int right, int down);
}
