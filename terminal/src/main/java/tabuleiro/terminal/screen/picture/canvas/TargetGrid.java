package tabuleiro.terminal.screen.picture.canvas;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;

/// Targets in rows and columns, and the navigation of the cursor between them.
///
/// In a staggered grid the rows are shifted against each other by half a target. Its columns count
/// half targets, and a step up or down alternates between right and left, so that the cursor stays
/// in line.
public final class TargetGrid implements CursorNavigation {
  private record Place(int column, int row) {}

  private final boolean staggered;
  private int columns;
  private int rows;
  private final Map<Place, ClickTarget> targets = new HashMap<>();
  private final Map<ClickTarget, Place> places = new HashMap<>();

  public TargetGrid(boolean staggered) {
    this.staggered = staggered;
  }

  /// Sets the target at a place; columns count to the right, rows downwards.
  public void set(int column, int row, ClickTarget target) {
    Place place = new Place(column, row);
    targets.put(place, target);
    places.put(target, place);
    columns = Math.max(columns, column + 1);
    rows = Math.max(rows, row + 1);
  }

  /// Returns the number of rows.
  public int rows() {
    return rows;
  }

  /// Returns how far to the right a target is: from 0 for the left end to 1 for the right one.
  public double relativeColumn(ClickTarget target) {
    Place place = places.get(target);
    return place == null ? 0 : (place.column + 0.5) / columns;
  }

  /// Returns the target of a row at a relative column; empty when there is none.
  public Optional<ClickTarget> at(double relativeColumn, int row) {
    return at((int) (relativeColumn * columns), row);
  }

  /// Returns the target at a place.
  public Optional<ClickTarget> at(int column, int row) {
    return Optional.ofNullable(targets.get(new Place(column, row)));
  }

  /// Returns whether a target is in this grid.
  public boolean contains(ClickTarget target) {
    return places.containsKey(target);
  }

  @Override
  public ClickTarget nextTarget(ClickTarget from, int right, int down) {
    Place place = places.get(from);
    return place == null ? from : nextTarget(place, right, down).orElse(from);
  }

  private Optional<ClickTarget> nextTarget(Place from, int right, int down) {
    if (!staggered) {
      return at(from.column + right, from.row + down);
    }
    if (down == 0) {
      return at(from.column + 2 * right, from.row);
    }
    if (right != 0) {
      return at(from.column + right, from.row + down);
    }
    int offset = (from.row & 1) == 0 ? 1 : -1;
    return at(from.column + offset, from.row + down)
        .or(() -> at(from.column - offset, from.row + down));
  }
}
