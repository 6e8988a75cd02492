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
  DELETE
}
