package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.Messages;

/// The keys of a form, for its last row.
final class FormKeyHints {
  private FormKeyHints() {}

  static List<KeyHint> hints(FormField field, Messages words) {
    List<KeyHint> hints = new ArrayList<>();
    hints.add(new KeyHint(words.format("page.key.arrows"), words.format("page.form.move")));
    if (field.hasChoices()) {
      hints.add(new KeyHint("< >", words.format("page.form.change")));
    }
    if (field.isEditable()) {
      hints.add(new KeyHint("a-z", words.format("page.form.type")));
    }
    if (field.kind() == FormField.Kind.BUTTON) {
      hints.add(new KeyHint("Enter", words.format("page.form.press")));
    }
    hints.add(new KeyHint("Esc", words.format("page.form.back")));
    return hints;
  }
}
