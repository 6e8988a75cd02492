package tabuleiro.terminal.screen.picture;

import java.util.Optional;
import tabuleiro.rules.Spot;

/// The spots of a picture, put together of where they are and how the cursor goes among them.
record PictureSpots(Places places, Ways ways) implements BoardPicture.Spots {
  /// Which spot a character belongs to.
  @FunctionalInterface
  interface Places {
    Optional<Spot> at(int column, int row);
  }

  @Override
  public Optional<Spot> at(int column, int row) {
    return places.at(column, row);
  }

  @Override
  public Spot next(Spot from, int right, int down) {
    return ways.next(from, right, down);
  }
}
