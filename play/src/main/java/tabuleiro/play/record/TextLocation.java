package tabuleiro.play.record;

/// A location in a text. Immutable.
///
/// @param line the line, counted from 1
/// @param column the column in characters, counted from 1
public record TextLocation(int line, int column) {
  /// The beginning of a text.
  public static final TextLocation START = new TextLocation(1, 1);

  /// Returns the location after a character at this location.
  TextLocation after(int codePoint) {
    return codePoint == '\n' ? new TextLocation(line + 1, 1) : new TextLocation(line, column + 1);
  }
}
