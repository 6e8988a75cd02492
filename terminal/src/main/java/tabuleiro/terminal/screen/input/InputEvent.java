package tabuleiro.terminal.screen.input;

/// One thing that a person does at a terminal.
public sealed interface InputEvent {
  /// A key that writes a character; a blank counts.
  ///
  /// @param character a code point
  record CharacterEvent(int character) implements InputEvent {}

  /// A key that writes none.
  record KeyEvent(SpecialKey key) implements InputEvent {}

  /// Something done with the mouse. Columns count from the left and rows from the top, from 0.
  record MouseEvent(MouseAction action, int column, int row) implements InputEvent {}

  /// What the mouse does.
  enum MouseAction {
    /// The left button goes down.
    PRESS,
    /// The left button goes up.
    RELEASE,
    WHEEL_UP,
    WHEEL_DOWN
  }
}
