package tabuleiro.terminal.screen.input;

/// The keys that type no character.
public enum SpecialKey {
  UP,
  DOWN,
  LEFT,
  RIGHT,
  /// The arrow keys with Shift held down.
  SHIFT_UP,
  SHIFT_DOWN,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  HOME,
  END,
  PAGE_UP,
  PAGE_DOWN,
  ENTER,
  ESCAPE,
  TAB,
  BACK_TAB,
  BACKSPACE,
  DELETE,
  /// Ctrl-A and Ctrl-E: to the beginning and to the end of a text field.
  LINE_START,
  LINE_END,
  /// Ctrl-U, Ctrl-W and Ctrl-K: erase what precedes the cursor of a text field, the word before it,
  /// or what follows it.
  ERASE_BEFORE,
  ERASE_WORD,
  ERASE_AFTER,
  /// Ctrl-Z.
  SUSPEND
}
