package tabuleiro.terminal.screen.input;

/// The keys that write no character.
public enum SpecialKey {
  UP,
  DOWN,
  LEFT,
  RIGHT,
  /// The arrows with Shift held.
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
