package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;

/// What all pages have in common: a title above, and below it a message and the keys.
public final class PageFrame {
  /// The smallest window in which pages are drawn.
  public static final int COLUMNS = 70;

  /// See [#COLUMNS].
  public static final int ROWS = 20;

  private PageFrame() {}

  /// Returns whether a window is too small for any page.
  public static boolean isTooSmall(int columns, int rows) {
    return columns < COLUMNS || rows < ROWS;
  }

  /// Returns the page that says that the window is too small.
  public static CharacterGrid drawTooSmall(PageContext view) {
    CharacterGrid sheet = new CharacterGrid(view.columns(), view.rows());
    String text =
        view.messages().format("page.too-small", COLUMNS, ROWS, view.columns(), view.rows());
    List<String> lines = TextLines.wrap(text, Math.max(1, view.columns()));
    for (int i = 0; i < lines.size(); i++) {
      sheet.write(0, i, lines.get(i), TextStyle.of(ColourRole.ALERT));
    }
    return sheet;
  }

  /// Returns an empty page with a title.
  public static CharacterGrid drawTitle(PageContext view, String title) {
    CharacterGrid sheet = new CharacterGrid(view.columns(), view.rows());
    sheet.write(
        1, 0, TextLines.cut(title, view.columns() - 2), TextStyle.of(ColourRole.TITLE).asBold());
    return sheet;
  }

  /// Writes the message above the last row, in at most two rows.
  public static void writeMessage(CharacterGrid sheet, String text) {
    List<String> lines = TextLines.wrap(text, sheet.columns() - 2);
    for (int i = 0; i < Math.min(2, lines.size()); i++) {
      sheet.write(1, sheet.rows() - 3 + i, lines.get(i), TextStyle.of(ColourRole.ALERT));
    }
  }

  /// Writes the keys into the last row: as many as find room, and the last one in any case.
  public static void writeKeyHints(CharacterGrid sheet, List<KeyHint> keys) {
    placed(keys, sheet.columns()).forEach((column, hint) -> hint.write(sheet, column));
  }

  /// Returns the keys of the last row by the columns in which they begin.
  private static SortedMap<Integer, KeyHint> placed(List<KeyHint> keys, int columns) {
    SortedMap<Integer, KeyHint> placed = new TreeMap<>();
    KeyHint last = keys.getLast();
    int column = 1;
    for (KeyHint hint : keys.subList(0, keys.size() - 1)) {
      if (column + hint.width() + last.width() < columns) {
        placed.put(column, hint);
        column += hint.width();
      }
    }
    placed.put(column, last);
    return placed;
  }

  /// Returns what somebody does who clicks on a key in the last row: the key; empty where there is
  /// none, or none that is pressed by itself.
  public static Optional<InputEvent> hintAt(List<KeyHint> keys, int columns, int column) {
    return placed(keys, columns).entrySet().stream()
        .filter(at -> column >= at.getKey() && column < at.getKey() + at.getValue().length())
        .findFirst()
        .flatMap(at -> at.getValue().input());
  }

  /// A key and what it does.
  public record KeyHint(String key, String label) {
    /// Returns the room that it takes, with the gap behind it.
    private int width() {
      return length() + 2;
    }

    private int length() {
      return key.length() + 1 + label.length();
    }

    private Optional<InputEvent> input() {
      return switch (key) {
        case "Enter" -> Optional.of(new InputEvent.KeyEvent(SpecialKey.ENTER));
        case "Esc" -> Optional.of(new InputEvent.KeyEvent(SpecialKey.ESCAPE));
        default ->
            key.length() == 1
                ? Optional.of(new InputEvent.CharacterEvent(key.charAt(0)))
                : Optional.empty();
      };
    }

    private void write(CharacterGrid sheet, int column) {
      int row = sheet.rows() - 1;
      sheet.write(column, row, key, TextStyle.of(ColourRole.KEY).asBold());
      sheet.write(column + key.length() + 1, row, label, TextStyle.of(ColourRole.SECONDARY));
    }
  }
}
