package tabuleiro.terminal.screen.game;

/// How one game is looked at, beside the settings.
///
/// @param flipped whether the board is turned by half a turn
/// @param columns by how many cells a table is moved to the right
/// @param rows by how many cells it is moved upwards
/// @param zoom by how many sizes its cells are larger than those with which all of it fits
/// @param pace how fast computers move that are only watched
public record Glance(boolean flipped, int columns, int rows, int zoom, Pace pace) {
  /// As it is drawn.
  public static final Glance STANDARD = new Glance(false, 0, 0, 0, Pace.STANDARD);

  /// Returns the same turned by half a turn.
  Glance flip() {
    return new Glance(!flipped, columns, rows, zoom, pace);
  }

  /// Returns the same moved by some cells.
  Glance moved(int right, int up) {
    return new Glance(flipped, columns + right, rows + up, zoom, pace);
  }

  /// Returns the same with cells of another size.
  Glance zoomed(int by) {
    return new Glance(flipped, columns, rows, zoom + by, pace);
  }

  /// Returns the same for another game, which begins with its whole board and without a pause.
  Glance again() {
    Glance whole = new Glance(flipped, 0, 0, 0, pace);
    return pace.paused() ? whole.at(pace.turned()) : whole;
  }

  /// Returns the same with another pace.
  Glance at(Pace other) {
    return new Glance(flipped, columns, rows, zoom, other);
  }
}
