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
import tabuleiro.text.TextLines;

/// A page of text, such as rules, help or a list.
///
/// @param title the title
/// @param picture the picture below the first paragraph; empty for none
/// @param text the text; its line feeds are kept and long lines are broken
/// @param top the first visible line, counted with those of the picture
public record TextPage(String title, Optional<Picture> picture, String text, int top)
    implements Page {
  /// A position with a caption.
  public record Picture(Position position, String caption) {}

  private static final int TOP = 2;

  /// The margins.
  private static final int LEFT = 1;

  /// The most rows of a picture, so that text is visible beside it. A guess.
  private static final int PICTURE_ROWS = 18;

  /// Returns a page that shows the beginning of a text.
  public static TextPage of(String title, String text) {
    return new TextPage(title, Optional.empty(), text, 0);
  }

  @Override
  public Optional<String> game(PageContext context) {
    return picture.map(shown -> shown.position().game().id().game());
  }

  /// Returns the picture and the text as one high grid.
  private CharacterGrid drawAll(PageContext context) {
    int columns = context.columns() - 2 * LEFT;
    String[] parts = picture.isPresent() ? text.split("\n\n", 2) : new String[] {text};
    List<String> before = lines(parts[0], columns);
    if (picture.isEmpty() || parts.length == 1) {
      CharacterGrid whole = new CharacterGrid(columns, before.size());
      writeLines(whole, 0, before);
      return whole;
    }
    CharacterGrid drawing =
        BoardIllustration.draw(picture.get().position(), context, columns, PICTURE_ROWS);
    List<String> after = lines(parts[1], columns);
    int pictureTop = before.size() + 1;
    int captionRow = pictureTop + drawing.rows();
    CharacterGrid whole = new CharacterGrid(columns, captionRow + 2 + after.size());
    writeLines(whole, 0, before);
    whole.draw(0, pictureTop, drawing);
    whole.write(0, captionRow, picture.get().caption(), TextStyle.of(ColourRole.SECONDARY));
    writeLines(whole, captionRow + 2, after);
    return whole;
  }

  private static List<String> lines(String text, int columns) {
    return TextLines.wrap(text.stripTrailing(), Math.min(columns, TextLines.PROSE_WIDTH));
  }

  private static void writeLines(CharacterGrid grid, int top, List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      grid.write(0, top + i, lines.get(i), TextStyle.of(ColourRole.TEXT));
    }
  }

  private static int visibleRows(PageContext context) {
    return context.rows() - TOP - 2;
  }

  @Override
  public CharacterGrid draw(PageContext context) {
    CharacterGrid grid = PageFrame.drawTitle(context, title);
    CharacterGrid whole = drawAll(context);
    int lastTop = Math.max(0, whole.rows() - visibleRows(context));
    int first = Math.min(top, lastTop);
    int visible = Math.min(whole.rows() - first, visibleRows(context));
    CharacterGrid part = new CharacterGrid(whole.columns(), Math.max(0, visible));
    part.draw(0, -first, whole);
    grid.draw(LEFT, TOP, part);
    if (lastTop > 0) {
      String percentage = (100 * first / lastTop) + " %";
      grid.write(
          context.columns() - 1 - percentage.length(),
          0,
          percentage,
          TextStyle.of(ColourRole.SECONDARY));
    }
    PageFrame.writeKeyHints(grid, keyHints(context));
    return grid;
  }

  @Override
  public List<KeyHint> keyHints(PageContext context) {
    return List.of(
        new KeyHint(
            context.messages().format("page.key.arrows"),
            context.messages().format("page.form.scroll")),
        new KeyHint("Esc", context.messages().format("page.form.back")));
  }

  private int lastTop(PageContext context) {
    return Math.max(0, drawAll(context).rows() - visibleRows(context));
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext context) {
    int page = visibleRows(context) - 1;
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) ->
          switch (key) {
            case UP -> scroll(-1, context);
            case DOWN -> scroll(1, context);
            case PAGE_UP -> scroll(-page, context);
            case PAGE_DOWN -> scroll(page, context);
            case HOME -> scroll(-lastTop(context), context);
            case END -> scroll(lastTop(context), context);
            case ESCAPE, ENTER, BACKSPACE -> PageUpdate.of(this, new PageRequest.Back());
            default -> PageUpdate.of(this);
          };
      case InputEvent.CharacterEvent(int character) ->
          switch (character) {
            case 'k' -> scroll(-1, context);
            case 'j' -> scroll(1, context);
            case ' ' -> scroll(page, context);
            case 'q', '?' -> PageUpdate.of(this, new PageRequest.Back());
            default -> PageUpdate.of(this);
          };
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _) ->
          switch (button) {
            case WHEEL_UP -> scroll(-3, context);
            case WHEEL_DOWN -> scroll(3, context);
            default -> PageUpdate.of(this);
          };
      case InputEvent.PasteEvent _ -> PageUpdate.of(this);
    };
  }

  private PageUpdate scroll(int by, PageContext context) {
    return PageUpdate.of(
        new TextPage(title, picture, text, Math.clamp(top + by, 0, lastTop(context))));
  }
}
