package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;

/// A move that is being entered spot by spot.
///
/// @param spots the spots so far, in order
/// @param cursor the spot under the cursor; empty until the keyboard has moved it
/// @param pressedAt where the mouse's button went down, while it is
public record MoveSelection(
    List<ClickTarget> spots, Optional<ClickTarget> cursor, Optional<WindowPoint> pressedAt) {
  /// A place in the window, as [tabuleiro.terminal.screen.input.InputEvent.MouseEvent] counts.
  public record WindowPoint(int column, int row) {}

  /// Nothing yet.
  public static final MoveSelection NONE =
      new MoveSelection(List.of(), Optional.empty(), Optional.empty());

  /// Copies the list.
  public MoveSelection {
    spots = List.copyOf(spots);
  }

  /// Returns the same with one more spot.
  public MoveSelection plus(ClickTarget spot) {
    return withSpots(spotsWith(spot));
  }

  /// Returns the spots with one more.
  public List<ClickTarget> spotsWith(ClickTarget spot) {
    List<ClickTarget> more = new ArrayList<>(spots);
    more.add(spot);
    return more;
  }

  /// Returns the same without the last spot.
  public MoveSelection withoutLast() {
    return withSpots(spots.subList(0, Math.max(0, spots.size() - 1)));
  }

  /// Returns the same with other spots.
  public MoveSelection withSpots(List<ClickTarget> spots) {
    return new MoveSelection(spots, cursor, pressedAt);
  }

  /// Returns the same with the cursor elsewhere.
  public MoveSelection withCursor(ClickTarget spot) {
    return new MoveSelection(spots, Optional.of(spot), pressedAt);
  }

  /// Returns the same without a cursor.
  public MoveSelection withoutCursor() {
    return new MoveSelection(spots, Optional.empty(), pressedAt);
  }

  /// Returns the same with the mouse's button down at a place.
  public MoveSelection withPressAt(WindowPoint place) {
    return new MoveSelection(spots, cursor, Optional.of(place));
  }

  /// Returns the same with nothing picked.
  public MoveSelection cleared() {
    return withSpots(List.of());
  }
}
