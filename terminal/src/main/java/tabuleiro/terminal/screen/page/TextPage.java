package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;

/// A text to read: rules, help, lists.
///
/// @param title what stands above
/// @param picture what is drawn over the text; empty for nothing
/// @param text its line feeds stay, long lines are broken
/// @param top the first line that is shown; those of the picture count
public record TextPage(String title, Optional<Position> picture, String text, int top)
    implements Page {
  private static final int TOP = 2;
  private static final int LEFT = 2;

  /// The most rows of a picture, so that the text is seen to go on below. A guess.
  private static final int PICTURE_ROWS = 18;

  /// Returns the page of a text at its beginning.
  public static TextPage of(String title, String text) {
    return new TextPage(title, Optional.empty(), text, 0);
  }

  /// Returns the picture and the text as one tall sheet.
  private CharacterGrid whole(PageContext view) {
    int columns = view.columns() - 2 * LEFT;
    List<String> lines = TextLines.wrap(text.stripTrailing(), columns);
    CharacterGrid drawing = drawing(view, columns);
    int textTop = drawing.rows() == 0 ? 0 : drawing.rows() + 1;
    CharacterGrid whole = new CharacterGrid(columns, textTop + lines.size());
    whole.draw(0, 0, drawing);
    for (int i = 0; i < lines.size(); i++) {
      whole.write(0, textTop + i, lines.get(i), TextStyle.of(ColourRole.TEXT));
    }
    return whole;
  }

  private CharacterGrid drawing(PageContext view, int columns) {
    return picture
        .map(position -> BoardIllustration.draw(position, view, columns, PICTURE_ROWS))
        .orElse(new CharacterGrid(0, 0));
  }

  private static int room(PageContext view) {
    return view.rows() - TOP - 2;
  }

  @Override
  public CharacterGrid draw(PageContext view) {
    CharacterGrid sheet = PageFrame.drawTitle(view, title);
    CharacterGrid whole = whole(view);
    int last = Math.max(0, whole.rows() - room(view));
    int first = Math.min(top, last);
    for (int row = first; row < Math.min(whole.rows(), first + room(view)); row++) {
      for (int column = 0; column < whole.columns(); column++) {
        TextStyle look = whole.style(column, row);
        sheet.put(LEFT + column, TOP + row - first, whole.character(column, row), look);
      }
    }
    if (last > 0) {
      String place = (100 * first / last) + " %";
      sheet.write(
          view.columns() - 1 - place.length(), 0, place, TextStyle.of(ColourRole.SECONDARY));
    }
    PageFrame.writeKeyHints(sheet, keyHints(view));
    return sheet;
  }

  @Override
  public List<KeyHint> keyHints(PageContext view) {
    return List.of(
        new KeyHint(
            view.messages().format("page.key.arrows"), view.messages().format("page.form.scroll")),
        new KeyHint("Esc", view.messages().format("page.form.back")));
  }

  private int last(PageContext view) {
    return Math.max(0, whole(view).rows() - room(view));
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext view) {
    int page = room(view) - 1;
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) ->
          switch (key) {
            case UP -> scrolled(-1, view);
            case DOWN -> scrolled(1, view);
            case PAGE_UP -> scrolled(-page, view);
            case PAGE_DOWN -> scrolled(page, view);
            case HOME -> scrolled(-last(view), view);
            case END -> scrolled(last(view), view);
            case ESCAPE, ENTER, BACKSPACE -> PageUpdate.of(this, new PageRequest.Back());
            default -> PageUpdate.of(this);
          };
      case InputEvent.CharacterEvent(int character) ->
          switch (character) {
            case 'k' -> scrolled(-1, view);
            case 'j' -> scrolled(1, view);
            case ' ' -> scrolled(page, view);
            case 'q', '?' -> PageUpdate.of(this, new PageRequest.Back());
            default -> PageUpdate.of(this);
          };
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _) ->
          switch (button) {
            case WHEEL_UP -> scrolled(-3, view);
            case WHEEL_DOWN -> scrolled(3, view);
            default -> PageUpdate.of(this);
          };
    };
  }

  private PageUpdate scrolled(int by, PageContext view) {
    return PageUpdate.of(new TextPage(title, picture, text, Math.clamp(top + by, 0, last(view))));
  }
}
