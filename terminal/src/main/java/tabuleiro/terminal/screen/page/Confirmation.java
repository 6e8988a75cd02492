package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.Messages;

/// A question before something that cannot be undone. It is answered with the arrow keys and Enter,
/// and at first "no" is selected: typed or pasted words, with or without line ends, never answer
/// yes.
///
/// @param question the text of the question
/// @param isYes whether "yes" is selected
public record Confirmation(String question, boolean isYes) {
  /// Returns a question with "no" selected.
  public static Confirmation of(String question) {
    return new Confirmation(question, false);
  }

  /// Returns the answer that an event gives; empty when it gives none.
  public Optional<Boolean> answer(InputEvent input) {
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) when key == SpecialKey.ENTER -> Optional.of(isYes);
      case InputEvent.KeyEvent(SpecialKey key) when key == SpecialKey.ESCAPE -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  /// Returns the question after an event that gives no answer: the arrow keys select the other one.
  public Confirmation after(InputEvent input) {
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key)
          when key == SpecialKey.LEFT
              || key == SpecialKey.RIGHT
              || key == SpecialKey.UP
              || key == SpecialKey.DOWN ->
          new Confirmation(question, !isYes);
      default -> this;
    };
  }

  /// Returns the question with both answers, the selected one in brackets.
  public String text(Messages messages) {
    String no = messages.format("no");
    String yes = messages.format("yes");
    return question + "  " + (isYes ? " " + no + "  [" + yes + "]" : "[" + no + "]  " + yes + " ");
  }

  /// Returns the keys that answer.
  public static List<KeyHint> keyHints(Messages messages) {
    return List.of(
        new KeyHint(
            messages.format("page.key.arrows"),
            messages.format("page.key.choose"),
            Optional.of(new InputEvent.KeyEvent(SpecialKey.RIGHT))),
        new KeyHint("Enter", messages.format("page.key.done")),
        new KeyHint("Esc", messages.format("page.form.back")));
  }
}
