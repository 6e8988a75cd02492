package tabuleiro.terminal.screen;

import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame;

/// What an input event means to a page.
final class InputMeaning {
  /// A word with the key Enter; a file of a name with blanks is never written by a pasted text.
  private static final Pattern WORD = Pattern.compile("\\S+\n");

  /// The key of move entry, a move, and perhaps the key Enter.
  private static final Pattern TYPED_MOVE = Pattern.compile(":\\S*\n?");

  private InputMeaning() {}

  /// Returns the events that the page gets; none for a text that was pasted where none is typed.
  static List<InputEvent> of(InputEvent input, Page page, PageContext context) {
    return input instanceof InputEvent.PasteEvent paste
        ? ofPaste(paste, page.isTyping(context))
        : List.of(toKeyEvent(input, page, context));
  }

  /// A pasted text is inserted where a text is typed. A terminal that does not mark pasted texts
  /// may deliver typed keys at once as well: a word with Enter in a text field, or a move after its
  /// key, are typed.
  private static List<InputEvent> ofPaste(InputEvent.PasteEvent paste, boolean isTyping) {
    boolean isTyped =
        !paste.isMarked() && (isTyping ? WORD : TYPED_MOVE).matcher(paste.text()).matches();
    if (isTyped) {
      return paste.keys().toList();
    }
    return isTyping ? List.of(paste) : List.of();
  }

  /// Returns the key for a click on a key in the last row, and any other event unchanged.
  private static InputEvent toKeyEvent(InputEvent input, Page page, PageContext context) {
    return input
                instanceof InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row)
            && button == InputEvent.MouseAction.PRESS
            && row == context.rows() - 1
        ? PageFrame.hintAt(page.keyHints(context), context.columns(), column).orElse(input)
        : input;
  }
}
