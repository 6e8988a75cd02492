package tabuleiro.terminal.screen.page;

import java.util.List;
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
    KeyHint last = keys.getLast();
    int column = 1;
    for (KeyHint hint : keys.subList(0, keys.size() - 1)) {
      if (column + hint.width() + last.width() < sheet.columns()) {
        hint.write(sheet, column);
        column += hint.width();
      }
    }
    last.write(sheet, column);
  }

  /// A key and what it does.
  public record KeyHint(String key, String what) {
    /// Returns the room that it takes, with the gap behind it.
    private int width() {
      return key.length() + 1 + what.length() + 2;
    }

    private void write(Sheet sheet, int column) {
      int row = sheet.rows() - 1;
      sheet.write(column, row, key, Look.of(Ink.KEY).inBold());
      sheet.write(column + key.length() + 1, row, what, Look.of(Ink.FAINT));
    }
  }
}
