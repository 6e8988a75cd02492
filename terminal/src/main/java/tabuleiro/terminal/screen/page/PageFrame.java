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
import tabuleiro.text.TextLines;
import tabuleiro.text.TextWidth;

/// Draws what all pages have in common: the title at the top, the message and the keys at the
/// bottom.
public final class PageFrame {
  /// The smallest width of a window in which pages are drawn.
  public static final int MIN_COLUMNS = 70;

  /// The smallest height of a window in which pages are drawn.
  public static final int MIN_ROWS = 20;

  private PageFrame() {}

  /// Returns whether a window is too small for pages.
  public static boolean isTooSmall(int columns, int rows) {
    return columns < MIN_COLUMNS || rows < MIN_ROWS;
  }

  /// Returns the message that the window is too small.
  public static CharacterGrid drawTooSmall(PageContext context) {
    CharacterGrid grid = new CharacterGrid(context.columns(), context.rows());
    String text =
        context
            .messages()
            .format("page.too-small", MIN_COLUMNS, MIN_ROWS, context.columns(), context.rows());
    List<String> lines = TextLines.wrap(text, Math.max(1, context.columns()));
    for (int i = 0; i < lines.size(); i++) {
      grid.write(0, i, lines.get(i), TextStyle.of(ColourRole.ALERT));
    }
    return grid;
  }

  /// Returns an empty page with a title.
  public static CharacterGrid drawTitle(PageContext context, String title) {
    CharacterGrid grid = new CharacterGrid(context.columns(), context.rows());
    grid.write(
        1, 0, TextLines.cut(title, context.columns() - 2), TextStyle.of(ColourRole.TITLE).asBold());
    return grid;
  }

  /// Writes a message above the last row, in at most two rows.
  public static void writeMessage(CharacterGrid grid, String text) {
    List<String> lines = TextLines.wrap(text, grid.columns() - 2);
    for (int i = 0; i < Math.min(2, lines.size()); i++) {
      grid.write(1, grid.rows() - 3 + i, lines.get(i), TextStyle.of(ColourRole.ALERT));
    }
  }

  /// Writes the keys into the last row: as many as fit, and always the last one.
  public static void writeKeyHints(CharacterGrid grid, List<KeyHint> keys) {
    placed(keys, grid.columns()).forEach((column, hint) -> hint.write(grid, column));
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

  /// Returns the event of a key in the last row that was clicked; empty when there is no key at
  /// that column or it stands for several keys.
  public static Optional<InputEvent> hintAt(List<KeyHint> keys, int columns, int column) {
    return placed(keys, columns).entrySet().stream()
        .filter(at -> column >= at.getKey() && column < at.getKey() + at.getValue().length())
        .findFirst()
        .flatMap(at -> at.getValue().input());
  }

  /// A key and its label.
  ///
  /// @param event the event of a click on the hint; empty where the name of the key tells it
  public record KeyHint(String key, String label, Optional<InputEvent> event) {
    /// Returns the hint of a key that its name tells.
    public KeyHint(String key, String label) {
      this(key, label, Optional.empty());
    }

    /// Returns the columns that the hint takes, with the gap after it.
    private int width() {
      return length() + 2;
    }

    private int length() {
      return key.length() + 1 + TextWidth.of(label);
    }

    private Optional<InputEvent> input() {
      if (event.isPresent()) {
        return event;
      }
      return switch (key) {
        case "Enter" -> Optional.of(new InputEvent.KeyEvent(SpecialKey.ENTER));
        case "Esc" -> Optional.of(new InputEvent.KeyEvent(SpecialKey.ESCAPE));
        default ->
            key.length() == 1
                ? Optional.of(new InputEvent.CharacterEvent(key.charAt(0)))
                : Optional.empty();
      };
    }

    private void write(CharacterGrid grid, int column) {
      int row = grid.rows() - 1;
      grid.write(column, row, key, TextStyle.of(ColourRole.KEY).asBold());
      grid.write(column + key.length() + 1, row, label, TextStyle.of(ColourRole.SECONDARY));
    }
  }
}
