package tabuleiro.terminal.screen.picture.canvas;

import tabuleiro.rules.ClickTarget;

/// Moves the cursor; see [BoardPicture.TargetMap#nextTarget(ClickTarget, int, int)].
@FunctionalInterface
public interface CursorNavigation {
  ClickTarget nextTarget(ClickTarget from, int right, int down);
}
