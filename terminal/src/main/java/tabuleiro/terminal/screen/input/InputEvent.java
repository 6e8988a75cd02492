package tabuleiro.terminal.screen.input;

/// An input event of a terminal.
public sealed interface InputEvent {
  /// A key that types a character, blanks included.
  ///
  /// @param character the code point
  record CharacterEvent(int character) implements InputEvent {}

  /// A key that types no character.
  record KeyEvent(SpecialKey key) implements InputEvent {}

  /// A mouse event. Columns count from the left and rows from the top, from 0.
  record MouseEvent(MouseAction action, int column, int row) implements InputEvent {}

  /// The mouse actions.
  enum MouseAction {
    /// The left button is pressed.
    PRESS,
    /// The left button is released.
    RELEASE,
    WHEEL_UP,
    WHEEL_DOWN
  }
}
