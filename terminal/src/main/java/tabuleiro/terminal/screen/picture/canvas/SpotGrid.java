package tabuleiro.terminal.screen.picture.canvas;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.rules.ClickTarget;

/// Spots in rows and columns, and the ways of the cursor among them.
///
/// On a staggered lattice the rows are shifted against each other by half a spot: columns count
/// halves there, and the way up or down swings between right and left, so that it stays upright.
public final class SpotGrid implements CursorNavigation {
  private record Place(int column, int row) {}

  private final boolean staggered;
  private int columns;
  private int rows;
  private final Map<Place, ClickTarget> spots = new HashMap<>();
  private final Map<ClickTarget, Place> places = new HashMap<>();

  public SpotGrid(boolean staggered) {
    this.staggered = staggered;
  }

  /// Sets a spot on a place; columns count to the right, rows downwards.
  public void set(int column, int row, ClickTarget spot) {
    Place place = new Place(column, row);
    spots.put(place, spot);
    places.put(spot, place);
    columns = Math.max(columns, column + 1);
    rows = Math.max(rows, row + 1);
  }

  /// Returns the number of rows.
  public int rows() {
    return rows;
  }

  /// Returns how far to the right a spot lies: from 0 for the left end to 1 for the right one.
  public double relativeColumn(ClickTarget spot) {
    Place place = places.get(spot);
    return place == null ? 0 : (place.column + 0.5) / columns;
  }

  /// Returns the spot of a row that lies so far to the right, or empty when the row has none there.
  public Optional<ClickTarget> at(double share, int row) {
    return at((int) (share * columns), row);
  }

  /// Returns the spot on a place.
  public Optional<ClickTarget> at(int column, int row) {
    return Optional.ofNullable(spots.get(new Place(column, row)));
  }

  /// Returns whether a spot is here.
  public boolean contains(ClickTarget spot) {
    return places.containsKey(spot);
  }

  @Override
  public ClickTarget nextSpot(ClickTarget from, int right, int down) {
    Place place = places.get(from);
    return place == null ? from : nextSpot(place, right, down).orElse(from);
  }

  private Optional<ClickTarget> nextSpot(Place from, int right, int down) {
    if (!staggered) {
      return at(from.column + right, from.row + down);
    }
    if (down == 0) {
      return at(from.column + 2 * right, from.row);
    }
    if (right != 0) {
      return at(from.column + right, from.row + down);
    }
    int swing = (from.row & 1) == 0 ? 1 : -1;
    return at(from.column + swing, from.row + down)
        .or(() -> at(from.column - swing, from.row + down));
  }
}
