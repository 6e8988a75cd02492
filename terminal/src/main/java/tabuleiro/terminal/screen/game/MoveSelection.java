package tabuleiro.terminal.screen.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;

/// A move that is being entered target by target.
///
/// @param targets the targets selected so far, in order
/// @param cursor the target under the cursor; empty until the keyboard has moved it
/// @param pressedAt where the mouse button was pressed, while it is down
public record MoveSelection(
    List<ClickTarget> targets, Optional<ClickTarget> cursor, Optional<WindowPoint> pressedAt) {
  /// A point in the window, in the coordinates of
  /// [tabuleiro.terminal.screen.input.InputEvent.MouseEvent].
  public record WindowPoint(int column, int row) {}

  /// An empty selection.
  public static final MoveSelection NONE =
      new MoveSelection(List.of(), Optional.empty(), Optional.empty());

  /// Makes a defensive copy.
  public MoveSelection {
    targets = List.copyOf(targets);
  }

  /// Returns the targets with one more.
  public List<ClickTarget> targetsWith(ClickTarget target) {
    List<ClickTarget> more = new ArrayList<>(targets);
    more.add(target);
    return more;
  }

  /// Returns a copy without the last target.
  public MoveSelection withoutLast() {
    return withTargets(targets.subList(0, Math.max(0, targets.size() - 1)));
  }

  /// Returns a copy with other targets.
  public MoveSelection withTargets(List<ClickTarget> targets) {
    return new MoveSelection(targets, cursor, pressedAt);
  }

  /// Returns a copy with the cursor on another target.
  public MoveSelection withCursor(ClickTarget target) {
    return new MoveSelection(targets, Optional.of(target), pressedAt);
  }

  /// Returns a copy without a cursor.
  public MoveSelection withoutCursor() {
    return new MoveSelection(targets, Optional.empty(), pressedAt);
  }

  /// Returns a copy with the mouse button pressed at a point.
  public MoveSelection withPressAt(WindowPoint place) {
    return new MoveSelection(targets, cursor, Optional.of(place));
  }

  /// Returns a copy without selected targets.
  public MoveSelection cleared() {
    return withTargets(List.of());
  }
}
