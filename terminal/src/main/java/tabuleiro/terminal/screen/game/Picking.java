package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Spot;

/// A move that is being entered spot by spot.
///
/// @param picked the spots so far, in order
/// @param cursor the spot under the cursor; empty until the keyboard has moved it
/// @param held where the mouse's button went down, while it is
public record Picking(List<Spot> picked, Optional<Spot> cursor, Optional<Place> held) {
  /// A place in the window, as [tabuleiro.terminal.screen.input.Input.Pointed] counts.
  public record Place(int column, int row) {}

  /// Nothing yet.
  public static final Picking NONE = new Picking(List.of(), Optional.empty(), Optional.empty());

  /// Copies the list.
  public Picking {
    picked = List.copyOf(picked);
  }

  /// Returns the same with one more spot.
  Picking plus(Spot spot) {
    return with(withSpot(spot));
  }

  /// Returns the spots with one more.
  List<Spot> withSpot(Spot spot) {
    List<Spot> more = new ArrayList<>(picked);
    more.add(spot);
    return more;
  }

  /// Returns the same without the last spot.
  Picking shorter() {
    return with(picked.subList(0, Math.max(0, picked.size() - 1)));
  }

  /// Returns the same with other spots.
  Picking with(List<Spot> spots) {
    return new Picking(spots, cursor, held);
  }

  /// Returns the same with the cursor elsewhere.
  Picking at(Spot spot) {
    return new Picking(picked, Optional.of(spot), held);
  }

  /// Returns the same without a cursor.
  Picking withoutCursor() {
    return new Picking(picked, Optional.empty(), held);
  }

  /// Returns the same with the mouse's button down at a place.
  Picking holding(Place place) {
    return new Picking(picked, cursor, Optional.of(place));
  }

  /// Returns the same with nothing picked.
  Picking dropped() {
    return with(List.of());
  }
}
