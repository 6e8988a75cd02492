package tabuleiro.terminal.screen.picture.canvas;

import java.util.Optional;
import tabuleiro.rules.ClickTarget;

/// The spots of a picture, put together of where they are and how the cursor goes among them.
public record PictureSpotMap(SpotLookup lookup, CursorNavigation navigation)
    implements BoardPicture.SpotMap {
  /// Which spot a character belongs to.
  @FunctionalInterface
  public interface SpotLookup {
    Optional<ClickTarget> spotAt(int column, int row);
  }

  @Override
  public Optional<ClickTarget> spotAt(int column, int row) {
    return lookup.spotAt(column, row);
  }

  @Override
  public ClickTarget nextSpot(ClickTarget from, int right, int down) {
    return navigation.nextSpot(from, right, down);
  }
}
