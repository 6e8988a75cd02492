package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.Messages;

/// Lists the keys of a form for its last row.
final class FormKeyHints {
  private FormKeyHints() {}

  static List<KeyHint> hints(FormField field, Messages messages) {
    List<KeyHint> hints = new ArrayList<>();
    hints.add(new KeyHint(messages.format("page.key.arrows"), messages.format("page.form.move")));
    if (field.hasChoices()) {
      hints.add(new KeyHint("< >", messages.format("page.form.change")));
    }
    if (field.isEditable()) {
      hints.add(new KeyHint("a-z", messages.format("page.form.type")));
    }
    if (field.kind() == FormField.Kind.BUTTON) {
      hints.add(new KeyHint("Enter", messages.format("page.form.press")));
    }
    hints.add(new KeyHint("Esc", messages.format("page.form.back")));
    return hints;
  }
}
