package tabuleiro.play;

/// A place in a text.
///
/// @param line counted from 1
/// @param column in characters, counted from 1
public record Place(int line, int column) {
  /// The beginning of a text.
  public static final Place START = new Place(1, 1);

  /// Returns the place after a character at this one.
  Place after(int codePoint) {
    return codePoint == '\n' ? new Place(line + 1, 1) : new Place(line, column + 1);
  }
}
