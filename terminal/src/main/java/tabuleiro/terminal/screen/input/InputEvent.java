package tabuleiro.terminal.screen.input;

import java.util.stream.Stream;

/// An input event of a terminal.
public sealed interface InputEvent {
  /// A key that types a character, blanks included.
  ///
  /// @param character the code point
  record CharacterEvent(int character) implements InputEvent {}

  /// A key that types no character.
  record KeyEvent(SpecialKey key) implements InputEvent {}

  /// A text that arrived at once, which people do not type.
  ///
  /// @param text the text with its line ends
  /// @param isMarked whether the terminal marked it as pasted; otherwise it follows from the speed
  record PasteEvent(String text, boolean isMarked) implements InputEvent {
    /// Returns the keys that type the text.
    public Stream<InputEvent> keys() {
      return text.codePoints()
          .mapToObj(character ->
              switch (character) {
                case '\n' -> new KeyEvent(SpecialKey.ENTER);
                case '\t' -> new KeyEvent(SpecialKey.TAB);
                default -> new CharacterEvent(character);
              });
    }

    /// Returns the text as one line: its line ends, other control characters and runs of blanks are
    /// single blanks.
    public String line() {
      return text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    }
  }

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
