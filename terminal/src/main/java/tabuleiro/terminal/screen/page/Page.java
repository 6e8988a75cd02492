package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.sheet.Sheet;

/// A screen as a value. Immutable.
public interface Page {
  /// Returns the drawing of this page, as large as the window.
  Sheet draw(View view);

  /// Returns the keys that stand in the last row.
  List<KeyHint> keys(View view);

  /// Returns what comes of something that a person does.
  Answer on(Input input, View view);
}
