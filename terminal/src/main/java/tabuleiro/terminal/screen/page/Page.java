package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;

/// A screen as a value. Immutable.
public interface Page {
  /// Returns the drawing of this page, as large as the window.
  CharacterGrid draw(PageContext view);

  /// Returns the keys that stand in the last row.
  List<KeyHint> keyHints(PageContext view);

  /// Returns what comes of something that a person does.
  PageUpdate handle(InputEvent input, PageContext view);
}
