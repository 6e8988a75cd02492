package tabuleiro.terminal.screen.grid;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import tabuleiro.text.SafeText;
import tabuleiro.text.TextWidth;

/// A rectangle of characters with their styles. A wide character takes two columns. Columns count
/// from the left and rows from the top, from 0. What is written outside is clipped. Mutable, and
/// not thread-safe.
public final class CharacterGrid {
  /// Stands in the second column of a wide character.
  public static final int CONTINUATION = 0;

  private final int columns;
  private final int rows;
  private final int[] characters;
  private final TextStyle[] styles;

  /// The marks that are combined with characters, by the index of the place.
  private final Map<Integer, String> marks = new HashMap<>();

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

  /// Returns the character at a place inside the grid, as a code point, or [#CONTINUATION].
  public int character(int column, int row) {
    return characters[row * columns + column];
  }

  /// Returns the style at a place inside the grid.
  public TextStyle style(int column, int row) {
    return styles[row * columns + column];
  }

  /// Returns the marks that are combined with the character at a place inside the grid.
  public String marks(int column, int row) {
    return marks.getOrDefault(row * columns + column, "");
  }

  /// Writes a character. What is left of a wide character that it covers in part is blank. One that
  /// cannot be seen, which the text of another user may contain, is replaced, so that it cannot
  /// control the terminal.
  ///
  /// @param character a code point that is one or two columns wide; of a wide one at the right edge
  ///   there is only a blank
  public void put(int column, int row, int character, TextStyle style) {
    int shown = SafeText.isVisible(character) ? character : '\ufffd';
    boolean isWide = TextWidth.of(shown) == 2;
    if (isWide && !(contains(column, row) && contains(column + 1, row))) {
      set(column, row, ' ', style);
      return;
    }
    set(column, row, shown, style);
    if (isWide) {
      set(column + 1, row, CONTINUATION, style);
    }
  }

  private void set(int column, int row, int character, TextStyle style) {
    if (!contains(column, row)) {
      return;
    }
    int index = row * columns + column;
    if (characters[index] == CONTINUATION && character != CONTINUATION && column > 0) {
      characters[index - 1] = ' ';
      marks.remove(index - 1);
    }
    if (contains(column + 1, row) && characters[index + 1] == CONTINUATION) {
      characters[index + 1] = ' ';
    }
    characters[index] = character;
    styles[index] = style;
    marks.remove(index);
  }

  /// Writes a text from a place to the right. Accents and other marks belong to the character
  /// before them; characters that are invisible are left out.
  public void write(int column, int row, String text, TextStyle style) {
    int at = column;
    int last = column;
    for (int character : Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().toArray()) {
      int width = TextWidth.of(character);
      if (width > 0) {
        put(at, row, character, style);
        last = at;
        at += width;
      } else if (TextWidth.isCombining(character) && at > column && contains(last, row)) {
        marks.merge(row * columns + last, Character.toString(character), String::concat);
      }
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
        if (other.character(column, row) != CONTINUATION) {
          put(left + column, top + row, other.character(column, row), other.style(column, row));
          if (!other.marks(column, row).isEmpty() && contains(left + column, top + row)) {
            marks.put((top + row) * columns + left + column, other.marks(column, row));
          }
        }
      }
    }
  }

  /// Returns the characters without styles: each row without trailing blanks, ended by a line feed.
  public String format() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < columns; column++) {
        if (character(column, row) != CONTINUATION) {
          line.appendCodePoint(character(column, row)).append(marks(column, row));
        }
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
