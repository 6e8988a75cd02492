package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;

/// What all pages have in common: a title above, and below it a message and the keys.
public final class Frame {
  /// The smallest window in which pages are drawn.
  public static final int COLUMNS = 70;

  /// See [#COLUMNS].
  public static final int ROWS = 20;

  private Frame() {}

  /// Returns whether a window is too small for any page.
  public static boolean isTooSmall(int columns, int rows) {
    return columns < COLUMNS || rows < ROWS;
  }

  /// Returns the page that says that the window is too small.
  public static Sheet tooSmall(View view) {
    Sheet sheet = new Sheet(view.columns(), view.rows());
    String text = view.words().say("page.too-small", COLUMNS, ROWS, view.columns(), view.rows());
    List<String> lines = TextLines.wrap(text, Math.max(1, view.columns()));
    for (int i = 0; i < lines.size(); i++) {
      sheet.write(0, i, lines.get(i), Look.of(Ink.ALERT));
    }
    return sheet;
  }

  /// Returns an empty page with a title.
  public static Sheet titled(View view, String title) {
    Sheet sheet = new Sheet(view.columns(), view.rows());
    sheet.write(1, 0, TextLines.cut(title, view.columns() - 2), Look.of(Ink.TITLE).inBold());
    return sheet;
  }

  /// Writes the message above the last row, in at most two rows.
  public static void message(Sheet sheet, String text) {
    List<String> lines = TextLines.wrap(text, sheet.columns() - 2);
    for (int i = 0; i < Math.min(2, lines.size()); i++) {
      sheet.write(1, sheet.rows() - 3 + i, lines.get(i), Look.of(Ink.ALERT));
    }
  }

  /// Writes the keys into the last row: as many as find room, and the last one in any case.
  public static void keys(Sheet sheet, List<KeyHint> keys) {
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
  public static Optional<Input> clicked(List<KeyHint> keys, int columns, int column) {
    return placed(keys, columns).entrySet().stream()
        .filter(at -> column >= at.getKey() && column < at.getKey() + at.getValue().length())
        .findFirst()
        .flatMap(at -> at.getValue().input());
  }

  /// A key and what it does.
  public record KeyHint(String key, String what) {
    /// Returns the room that it takes, with the gap behind it.
    private int width() {
      return length() + 2;
    }

    private int length() {
      return key.length() + 1 + what.length();
    }

    private Optional<Input> input() {
      return switch (key) {
        case "Enter" -> Optional.of(new Input.Pressed(Stroke.ENTER));
        case "Esc" -> Optional.of(new Input.Pressed(Stroke.ESCAPE));
        default ->
            key.length() == 1 ? Optional.of(new Input.Typed(key.charAt(0))) : Optional.empty();
      };
    }

    private void write(Sheet sheet, int column) {
      int row = sheet.rows() - 1;
      sheet.write(column, row, key, Look.of(Ink.KEY).inBold());
      sheet.write(column + key.length() + 1, row, what, Look.of(Ink.FAINT));
    }
  }
}
