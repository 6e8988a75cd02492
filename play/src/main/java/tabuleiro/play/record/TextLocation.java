package tabuleiro.play.record;

/// A place in a text.
///
/// @param line counted from 1
/// @param column in characters, counted from 1
public record TextLocation(int line, int column) {
  /// The beginning of a text.
  public static final TextLocation START = new TextLocation(1, 1);

  /// Returns the place after a character at this one.
  TextLocation after(int codePoint) {
    return codePoint == '\n' ? new TextLocation(line + 1, 1) : new TextLocation(line, column + 1);
  }
}
