package tabuleiro.terminal.screen.page;

import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.sheet.Sheet;

/// A screen as a value. Immutable.
public interface Page {
  /// Returns the drawing of this page, as large as the window.
  Sheet draw(View view);

  /// Returns what comes of something that a person does.
  Answer on(Input input, View view);
}
