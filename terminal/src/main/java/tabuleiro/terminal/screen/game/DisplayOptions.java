package tabuleiro.terminal.screen.game;

/// How one game is looked at, beside the settings.
///
/// @param isFlipped whether the board is turned by half a turn
/// @param columns by how many cells a table is moved to the right
/// @param rows by how many cells it is moved upwards
/// @param zoom by how many sizes its cells are larger than those with which all of it fits
/// @param speed how fast computers move that are only watched
public record DisplayOptions(
    boolean isFlipped, int columns, int rows, int zoom, PlaybackSpeed speed) {
  /// As it is drawn.
  public static final DisplayOptions STANDARD =
      new DisplayOptions(false, 0, 0, 0, PlaybackSpeed.STANDARD);

  /// Returns the same turned by half a turn.
  DisplayOptions flipped() {
    return new DisplayOptions(!isFlipped, columns, rows, zoom, speed);
  }

  /// Returns the same moved by some cells.
  DisplayOptions scrolled(int right, int up) {
    return new DisplayOptions(isFlipped, columns + right, rows + up, zoom, speed);
  }

  /// Returns the same with cells of another size.
  DisplayOptions zoomed(int by) {
    return new DisplayOptions(isFlipped, columns, rows, zoom + by, speed);
  }

  /// Returns the same for another game, which begins with its whole board and without a pause.
  DisplayOptions forNextGame() {
    DisplayOptions whole = new DisplayOptions(isFlipped, 0, 0, 0, speed);
    return speed.isPaused() ? whole.withSpeed(speed.withPauseToggled()) : whole;
  }

  /// Returns the same with another pace.
  DisplayOptions withSpeed(PlaybackSpeed other) {
    return new DisplayOptions(isFlipped, columns, rows, zoom, other);
  }
}
