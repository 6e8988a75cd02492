package tabuleiro.terminal.screen.grid;

import java.util.Arrays;
import tabuleiro.text.SafeText;

/// A rectangle of characters, each one column wide, with their styles. Columns count from the left
/// and rows from the top, from 0. What is written outside is clipped. Mutable, and not thread-safe.
public final class CharacterGrid {
  private final int columns;
  private final int rows;
  private final int[] characters;
  private final TextStyle[] styles;

  /// Creates an empty grid.
  ///
  /// @param columns at least 0
  /// @param rows at least 0
  public CharacterGrid(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    characters = new int[columns * rows];
    styles = new TextStyle[columns * rows];
    Arrays.fill(characters, ' ');
    Arrays.fill(styles, TextStyle.DEFAULT);
  }

  /// Returns the number of columns.
  public int columns() {
    return columns;
  }

  /// Returns the number of rows.
  public int rows() {
    return rows;
  }

  /// Returns whether a place is inside the grid.
  public boolean contains(int column, int row) {
    return column >= 0 && column < columns && row >= 0 && row < rows;
  }

  /// Returns the character at a place inside the grid, as a code point.
  public int character(int column, int row) {
    return characters[row * columns + column];
  }

  /// Returns the style at a place inside the grid.
  public TextStyle style(int column, int row) {
    return styles[row * columns + column];
  }

  /// Writes a character. One that cannot be seen, which the text of another user may contain, is
  /// replaced, so that it cannot control the terminal.
  ///
  /// @param character a code point that is one column wide
  public void put(int column, int row, int character, TextStyle style) {
    if (contains(column, row)) {
      characters[row * columns + column] = SafeText.isVisible(character) ? character : '\ufffd';
      styles[row * columns + column] = style;
    }
  }

  /// Writes a text from a place to the right.
  public void write(int column, int row, String text, TextStyle style) {
    int[] codePoints = text.codePoints().toArray();
    for (int i = 0; i < codePoints.length; i++) {
      put(column + i, row, codePoints[i], style);
    }
  }

  /// Fills a rectangle with a character.
  public void fill(int left, int top, int width, int height, int character, TextStyle style) {
    for (int row = top; row < top + height; row++) {
      for (int column = left; column < left + width; column++) {
        put(column, row, character, style);
      }
    }
  }

  /// Copies another grid with its upper left corner at a place.
  public void draw(int left, int top, CharacterGrid other) {
    for (int row = 0; row < other.rows; row++) {
      for (int column = 0; column < other.columns; column++) {
        put(left + column, top + row, other.character(column, row), other.style(column, row));
      }
    }
  }

  /// Returns the characters without styles: each row without trailing blanks, ended by a line feed.
  public String format() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        line.appendCodePoint(character(column, row));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
