package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;

/// A page of the full-screen program. Immutable.
public interface Page {
  /// Returns the name of the game whose colours this page shows; empty for a page without a game.
  default Optional<String> game(PageContext context) {
    return Optional.empty();
  }

  /// Returns the drawing of this page in the size of the window.
  CharacterGrid draw(PageContext context);

  /// Returns the keys in the last row.
  List<KeyHint> keyHints(PageContext context);

  /// Returns whether the keys type a text, so that a pasted text is inserted.
  default boolean isTyping(PageContext context) {
    return false;
  }

  /// Returns the reaction to an input event.
  PageUpdate handle(InputEvent input, PageContext context);
}
