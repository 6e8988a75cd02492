package tabuleiro.terminal.screen.input;

/// One thing that a person does at a terminal.
public sealed interface Input {
  /// A key that writes a character; a blank counts.
  ///
  /// @param character a code point
  record Typed(int character) implements Input {}

  /// A key that writes none.
  record Pressed(Stroke stroke) implements Input {}

  /// Something done with the mouse. Columns count from the left and rows from the top, from 0.
  record Pointed(Button button, int column, int row) implements Input {}

  /// What the mouse does.
  enum Button {
    /// The left button goes down.
    DOWN,
    /// The left button goes up.
    UP,
    WHEEL_UP,
    WHEEL_DOWN
  }
}
