package tabuleiro.terminal.screen.game;

/// How one game is looked at, beside the settings.
///
/// @param flipped whether the board is turned by half a turn
/// @param columns by how many cells a table is moved to the right
/// @param rows by how many cells it is moved upwards
public record Glance(boolean flipped, int columns, int rows) {
  /// As it is drawn.
  public static final Glance STANDARD = new Glance(false, 0, 0);

  /// Returns the same turned by half a turn.
  Glance flip() {
    return new Glance(!flipped, columns, rows);
  }

  /// Returns the same moved by some cells.
  Glance moved(int right, int up) {
    return new Glance(flipped, columns + right, rows + up);
  }
}
