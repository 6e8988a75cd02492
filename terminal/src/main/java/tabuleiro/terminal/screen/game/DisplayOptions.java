package tabuleiro.terminal.screen.game;

/// How the board of one game is displayed, in addition to the settings.
///
/// @param isFlipped whether the board is rotated by half a turn
/// @param columns by how many cells an unbounded board is scrolled to the right
/// @param rows by how many cells it is scrolled upwards
/// @param zoom by how many sizes its cells are larger than the size at which all of it fits
/// @param showsValues whether the numbers that the rules give to pieces are shown
/// @param showsWorths whether an analysis shows what pieces are worth
/// @param speed how fast computer players move in a game between them
public record DisplayOptions(
    boolean isFlipped,
    int columns,
    int rows,
    int zoom,
    boolean showsValues,
    boolean showsWorths,
    PlaybackSpeed speed) {
  /// The options of a new game.
  public static final DisplayOptions STANDARD =
      new DisplayOptions(false, 0, 0, 0, false, false, PlaybackSpeed.STANDARD);

  /// Returns a copy rotated by half a turn.
  DisplayOptions flipped() {
    return new DisplayOptions(!isFlipped, columns, rows, zoom, showsValues, showsWorths, speed);
  }

  /// Returns a copy scrolled by some cells.
  DisplayOptions scrolled(int right, int up) {
    return new DisplayOptions(
        isFlipped, columns + right, rows + up, zoom, showsValues, showsWorths, speed);
  }

  /// Returns a copy with larger or smaller cells.
  DisplayOptions zoomed(int by) {
    return new DisplayOptions(isFlipped, columns, rows, zoom + by, showsValues, showsWorths, speed);
  }

  /// Returns a copy with the numbers that the rules give to pieces shown or not.
  DisplayOptions withValuesToggled() {
    return new DisplayOptions(isFlipped, columns, rows, zoom, !showsValues, showsWorths, speed);
  }

  /// Returns a copy in which an analysis shows what pieces are worth, or does not.
  DisplayOptions withWorthsToggled() {
    return new DisplayOptions(isFlipped, columns, rows, zoom, showsValues, !showsWorths, speed);
  }

  /// Returns the options of the next game, which begins with the whole board and without a pause.
  DisplayOptions forNextGame() {
    DisplayOptions whole = new DisplayOptions(isFlipped, 0, 0, 0, showsValues, showsWorths, speed);
    return speed.isPaused() ? whole.withSpeed(speed.withPauseToggled()) : whole;
  }

  /// Returns a copy with another speed.
  DisplayOptions withSpeed(PlaybackSpeed other) {
    return new DisplayOptions(isFlipped, columns, rows, zoom, showsValues, showsWorths, other);
  }
}
