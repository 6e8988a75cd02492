package tabuleiro.terminal.screen.page;

import java.text.BreakIterator;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.text.TextLines;
import tabuleiro.text.TextWidth;

/// A text that is being typed, and the place of the cursor in it.
///
/// @param before the text before the cursor
/// @param after the text behind it
public record TextEntry(String before, String after) {
  /// An empty text.
  public static final TextEntry EMPTY = new TextEntry("", "");

  /// What stands for the text that is left out, as in [TextLines#cut].
  private static final String DOTS = "..";

  /// The longest text. A guess: longer than any name, address, move or position.
  private static final int LONGEST = 1_000;

  /// Returns a text with the cursor at its end.
  public static TextEntry of(String text) {
    return new TextEntry(text, "");
  }

  /// Returns a text with the cursor before its last characters.
  ///
  /// @param behind the number of `char` values behind the cursor; the cursor is at the beginning of
  ///   a shorter text
  public static TextEntry of(String text, int behind) {
    int place = Math.max(0, text.length() - behind);
    return new TextEntry(text.substring(0, place), text.substring(place));
  }

  /// Returns the whole text.
  public String text() {
    return before + after;
  }

  /// Returns the text with its cursor: an underscore at the end, otherwise a bar.
  public String shown() {
    return after.isEmpty() ? before + "_" : before + "|" + after;
  }

  /// Returns the text with its cursor in one line of a limited width: of a longer text, the part
  /// around the cursor, with two dots where something is left out.
  ///
  /// @param columns at least 10
  public String shown(int columns) {
    String whole = shown();
    if (TextWidth.of(whole) <= columns) {
      return whole;
    }
    String left = whole.substring(0, before.length() + 1);
    if (TextWidth.of(left) > columns - DOTS.length()) {
      int dots = (after.isEmpty() ? 1 : 2) * DOTS.length();
      left = DOTS + lastColumns(left, columns - dots);
    }
    return TextLines.cut(left + after, columns);
  }

  private static String lastColumns(String text, int columns) {
    int start = text.length();
    while (start > 0
        && TextWidth.of(text.substring(text.offsetByCodePoints(start, -1))) <= columns) {
      start = text.offsetByCodePoints(start, -1);
    }
    return text.substring(start);
  }

  /// Returns the entry with a text inserted at the cursor; unchanged where it would be too long.
  public TextEntry insert(String typed) {
    return text().length() + typed.length() > LONGEST ? this : new TextEntry(before + typed, after);
  }

  /// Returns the entry after a key that edits a line; unchanged after any other key.
  public TextEntry after(SpecialKey key) {
    return switch (key) {
      case LEFT -> at(before.length() - lastLength(before));
      case RIGHT -> at(before.length() + firstLength(after));
      case HOME, LINE_START -> at(0);
      case END, LINE_END -> at(text().length());
      case BACKSPACE ->
          new TextEntry(before.substring(0, before.length() - lastLength(before)), after);
      case DELETE -> new TextEntry(before, after.substring(firstLength(after)));
      case ERASE_BEFORE -> new TextEntry("", after);
      case ERASE_AFTER -> new TextEntry(before, "");
      case ERASE_WORD -> new TextEntry(before.replaceFirst("\\S*\\s*$", ""), after);
      default -> this;
    };
  }

  private TextEntry at(int place) {
    return new TextEntry(text().substring(0, place), text().substring(place));
  }

  /// Returns the length of the last character as people see it, with its accents.
  private static int lastLength(String text) {
    return text.isEmpty() ? 0 : text.length() - text.substring(0, lastStart(text)).length();
  }

  private static int lastStart(String text) {
    BreakIterator characters = BreakIterator.getCharacterInstance();
    characters.setText(text);
    return characters.preceding(text.length());
  }

  private static int firstLength(String text) {
    BreakIterator characters = BreakIterator.getCharacterInstance();
    characters.setText(text);
    return text.isEmpty() ? 0 : characters.next();
  }
}
