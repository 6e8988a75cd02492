package tabuleiro.terminal.screen.picture.canvas;

import java.util.Optional;
import tabuleiro.rules.ClickTarget;

/// The targets of a picture, composed of their places and the navigation of the cursor.
public record PictureTargetMap(TargetLookup lookup, CursorNavigation navigation)
    implements BoardPicture.TargetMap {
  /// Finds the target to which a character belongs.
  @FunctionalInterface
  public interface TargetLookup {
    Optional<ClickTarget> targetAt(int column, int row);
  }

  @Override
  public Optional<ClickTarget> targetAt(int column, int row) {
    return lookup.targetAt(column, row);
  }

  @Override
  public ClickTarget nextTarget(ClickTarget from, int right, int down) {
    return navigation.nextTarget(from, right, down);
  }
}
