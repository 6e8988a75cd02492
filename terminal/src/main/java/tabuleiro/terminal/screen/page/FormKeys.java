package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.text.Messages;

/// The keys of a form, for its last row.
final class FormKeys {
  private FormKeys() {}

  static List<KeyHint> hints(Field field, Messages words) {
    List<KeyHint> hints = new ArrayList<>();
    hints.add(new KeyHint(words.say("page.key.arrows"), words.say("page.form.move")));
    if (field.turns()) {
      hints.add(new KeyHint("< >", words.say("page.form.change")));
    }
    if (field.takesText()) {
      hints.add(new KeyHint("a-z", words.say("page.form.type")));
    }
    if (field.kind() == Field.Kind.BUTTON) {
      hints.add(new KeyHint("Enter", words.say("page.form.press")));
    }
    hints.add(new KeyHint("Esc", words.say("page.form.back")));
    return hints;
  }
}
