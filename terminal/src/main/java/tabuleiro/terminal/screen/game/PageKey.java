package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// A row of the table of keys of a page with a board, in one state of the page.
///
/// @param letter the character of the key
/// @param label the key of its text in the line of keys
/// @param explanation the key of its text in the help
/// @param isActive whether it does something now
/// @param action what it does
public record PageKey(
    char letter,
    String label,
    String explanation,
    boolean isActive,
    Function<PageContext, PageUpdate> action) {
  /// Returns the active keys of a table in order.
  static List<PageKey> active(List<PageKey> table) {
    return table.stream().filter(PageKey::isActive).toList();
  }

  /// Returns the active key of a character; empty when there is none.
  static Optional<PageKey> active(List<PageKey> table, int character) {
    return table.stream().filter(key -> key.isActive && key.letter == character).findFirst();
  }

  /// Returns the hint in the line of keys.
  KeyHint hint(Messages messages) {
    return new KeyHint(String.valueOf(letter), messages.format(label));
  }

  /// Returns the line of the help.
  String helpLine(Messages messages) {
    return "  " + letter + "  " + messages.format(explanation) + "\n";
  }
}
