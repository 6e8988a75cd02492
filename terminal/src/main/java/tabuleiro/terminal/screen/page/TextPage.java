package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;

/// A text to read: rules, help, lists.
///
/// @param title what stands above
/// @param text its line feeds stay, long lines are broken
/// @param top the first line that is shown
public record TextPage(String title, String text, int top) implements Page {
  private static final int TOP = 2;
  private static final int LEFT = 2;

  /// Returns the page of a text at its beginning.
  public static TextPage of(String title, String text) {
    return new TextPage(title, text, 0);
  }

  private List<String> lines(View view) {
    return TextLines.wrap(text.stripTrailing(), view.columns() - 2 * LEFT);
  }

  private static int room(View view) {
    return view.rows() - TOP - 2;
  }

  @Override
  public Sheet draw(View view) {
    Sheet sheet = Frame.titled(view, title);
    List<String> lines = lines(view);
    int first = Math.min(top, last(view));
    for (int i = first; i < Math.min(lines.size(), first + room(view)); i++) {
      sheet.write(LEFT, TOP + i - first, lines.get(i), Look.of(Ink.TEXT));
    }
    if (last(view) > 0) {
      String place = (100 * first / last(view)) + " %";
      sheet.write(view.columns() - 1 - place.length(), 0, place, Look.of(Ink.FAINT));
    }
    Frame.keys(
        sheet,
        List.of(
            new KeyHint(view.words().say("page.key.arrows"), view.words().say("page.form.scroll")),
            new KeyHint("Esc", view.words().say("page.form.back"))));
    return sheet;
  }

  private int last(View view) {
    return Math.max(0, lines(view).size() - room(view));
  }

  @Override
  public Answer on(Input input, View view) {
    int page = room(view) - 1;
    return switch (input) {
      case Input.Pressed(Stroke key) ->
          switch (key) {
            case UP -> scrolled(-1, view);
            case DOWN -> scrolled(1, view);
            case PAGE_UP -> scrolled(-page, view);
            case PAGE_DOWN -> scrolled(page, view);
            case HOME -> scrolled(-lines(view).size(), view);
            case END -> scrolled(lines(view).size(), view);
            case ESCAPE, ENTER, BACKSPACE -> Answer.of(this, new Wish.Back());
            default -> Answer.of(this);
          };
      case Input.Typed(int character) ->
          switch (character) {
            case 'k' -> scrolled(-1, view);
            case 'j' -> scrolled(1, view);
            case ' ' -> scrolled(page, view);
            case 'q', '?' -> Answer.of(this, new Wish.Back());
            default -> Answer.of(this);
          };
      case Input.Pointed(Input.Button button, int _, int _) ->
          switch (button) {
            case WHEEL_UP -> scrolled(-3, view);
            case WHEEL_DOWN -> scrolled(3, view);
            default -> Answer.of(this);
          };
    };
  }

  private Answer scrolled(int by, View view) {
    return Answer.of(new TextPage(title, text, Math.clamp(top + by, 0, last(view))));
  }
}
