package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;

/// A page of lines that are chosen, typed into or pressed: menus, too.
public interface Form extends Page {
  /// The row of the first line, and where lines begin.
  int TOP = 2;

  /// See [#TOP].
  int LEFT = 3;

  /// Returns the page's title.
  String title(PageContext view);

  /// Returns the lines, at least one.
  List<FormField> fields(PageContext view);

  /// Returns which line is chosen, counted from 0.
  int selected();

  /// Returns this form with another line chosen.
  Form withSelected(int line);

  /// Returns what is said below; empty for nothing.
  String message(PageContext view);

  /// Returns this form after a line's next or last value was chosen.
  ///
  /// @param by 1 or -1
  default PageUpdate changeValue(String key, int by, PageContext view) {
    return PageUpdate.of(this);
  }

  /// Returns this form with a text typed into a line.
  default Form withText(String key, String text) {
    return this;
  }

  /// Returns what comes of pressing a button.
  PageUpdate press(String key, PageContext view);

  /// Returns what comes of the key Enter on a line.
  default PageUpdate enter(FormField field, PageContext view) {
    return field.kind() == FormField.Kind.BUTTON
        ? press(field.key(), view)
        : PageUpdate.of(move(1, view));
  }

  @Override
  default CharacterGrid draw(PageContext view) {
    CharacterGrid sheet = PageFrame.drawTitle(view, title(view));
    List<FormField> fields = fields(view);
    int width =
        fields.stream()
            .filter(field -> field.kind() != FormField.Kind.BUTTON)
            .mapToInt(field -> field.label().length())
            .max()
            .orElse(0);
    int first = first(view);
    for (int i = first; i < fields.size() && TOP + i - first < view.rows() - 3; i++) {
      drawField(sheet, TOP + i - first, fields.get(i), i == selected(), width);
    }
    PageFrame.writeMessage(sheet, message(view));
    PageFrame.writeKeyHints(sheet, keyHints(view));
    return sheet;
  }

  @Override
  default List<KeyHint> keyHints(PageContext view) {
    return FormKeyHints.hints(fields(view).get(selected()), view.messages());
  }

  /// The first line that is shown, so that the chosen one is.
  private int first(PageContext view) {
    int room = view.rows() - 3 - TOP;
    return Math.max(0, selected() - room + 1);
  }

  private static void drawField(
      CharacterGrid sheet, int row, FormField field, boolean chosen, int width) {
    TextStyle label =
        TextStyle.of(
            field.kind() == FormField.Kind.BUTTON ? ColourRole.TEXT : ColourRole.SECONDARY);
    TextStyle value = TextStyle.of(ColourRole.TEXT);
    if (chosen) {
      label = label.onBackground(ColourRole.CHOSEN).asBold();
      value = value.onBackground(ColourRole.CHOSEN).asBold();
      sheet.fill(LEFT - 2, row, sheet.columns() - 2 * (LEFT - 2), 1, ' ', value);
      sheet.write(LEFT - 2, row, ">", value);
    }
    sheet.write(LEFT, row, TextLines.cut(field.label(), sheet.columns() - 2 * LEFT), label);
    int left = LEFT + width + 2;
    String shown =
        switch (field.kind()) {
          case CHOICE, EDITABLE_CHOICE ->
              chosen ? "< " + field.displayText() + " >" : "  " + field.displayText();
          case TEXT -> chosen ? "  " + field.displayText() + "_" : "  " + field.displayText();
          case BUTTON -> "";
        };
    sheet.write(left, row, TextLines.cut(shown, sheet.columns() - 1 - left), value);
  }

  @Override
  default PageUpdate handle(InputEvent input, PageContext view) {
    FormField field = fields(view).get(selected());
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) -> pressed(key, field, view);
      case InputEvent.CharacterEvent(int character) -> typed(character, field, view);
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int row) ->
          pointed(button, row, view);
    };
  }

  private PageUpdate pressed(SpecialKey key, FormField field, PageContext view) {
    return switch (key) {
      case UP, BACK_TAB -> PageUpdate.of(move(-1, view));
      case DOWN, TAB -> PageUpdate.of(move(1, view));
      case HOME, PAGE_UP -> PageUpdate.of(withSelected(0));
      case END, PAGE_DOWN -> PageUpdate.of(withSelected(fields(view).size() - 1));
      case LEFT -> turned(field, -1, view);
      case RIGHT -> turned(field, 1, view);
      case ENTER -> enter(field, view);
      case BACKSPACE, DELETE -> PageUpdate.of(shortened(field));
      case ESCAPE -> PageUpdate.of(this, new PageRequest.Back());
      default -> PageUpdate.of(this);
    };
  }

  private PageUpdate turned(FormField field, int by, PageContext view) {
    return field.hasChoices() ? changeValue(field.key(), by, view) : PageUpdate.of(this);
  }

  private Form shortened(FormField field) {
    if (!field.isEditable() || field.value().isEmpty()) {
      return this;
    }
    String value = field.value();
    return withText(field.key(), value.substring(0, value.offsetByCodePoints(value.length(), -1)));
  }

  private PageUpdate typed(int character, FormField field, PageContext view) {
    if (field.isEditable()) {
      return PageUpdate.of(withText(field.key(), field.value() + Character.toString(character)));
    }
    return switch (character) {
      case 'j' -> PageUpdate.of(move(1, view));
      case 'k' -> PageUpdate.of(move(-1, view));
      case 'h' -> turned(field, -1, view);
      case 'l' -> turned(field, 1, view);
      case ' ' ->
          pressed(
              field.kind() == FormField.Kind.CHOICE ? SpecialKey.RIGHT : SpecialKey.ENTER,
              field,
              view);
      case 'q' -> PageUpdate.of(this, new PageRequest.Back());
      default -> PageUpdate.of(this);
    };
  }

  private Form move(int by, PageContext view) {
    int count = fields(view).size();
    return withSelected((selected() + by + count) % count);
  }

  private PageUpdate pointed(InputEvent.MouseAction button, int row, PageContext view) {
    List<FormField> fields = fields(view);
    int line = row - TOP + first(view);
    return switch (button) {
      case WHEEL_UP -> PageUpdate.of(withSelected(Math.max(0, selected() - 1)));
      case WHEEL_DOWN -> PageUpdate.of(withSelected(Math.min(fields.size() - 1, selected() + 1)));
      case PRESS -> {
        if (row < TOP || line >= fields.size()) {
          yield PageUpdate.of(this);
        }
        FormField field = fields.get(line);
        Form there = withSelected(line);
        yield switch (field.kind()) {
          case BUTTON -> there.press(field.key(), view);
          case CHOICE, EDITABLE_CHOICE ->
              line == selected() ? changeValue(field.key(), 1, view) : PageUpdate.of(there);
          case TEXT -> PageUpdate.of(there);
        };
      }
      case RELEASE -> PageUpdate.of(this);
    };
  }
}
