package tabuleiro.terminal.screen.page;

import java.util.List;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.sheet.Ink;
import tabuleiro.terminal.screen.sheet.Look;
import tabuleiro.terminal.screen.sheet.Sheet;

/// A page of lines that are chosen, typed into or pressed: menus, too.
public interface Form extends Page {
  /// The row of the first line, and where lines begin.
  int TOP = 2;

  /// See [#TOP].
  int LEFT = 3;

  /// Returns the page's title.
  String title(View view);

  /// Returns the lines, at least one.
  List<Field> fields(View view);

  /// Returns which line is chosen, counted from 0.
  int selected();

  /// Returns this form with another line chosen.
  Form select(int line);

  /// Returns what is said below; empty for nothing.
  String message(View view);

  /// Returns this form after a line's next or last value was chosen.
  ///
  /// @param by 1 or -1
  default Answer turn(String key, int by, View view) {
    return Answer.of(this);
  }

  /// Returns this form with a text typed into a line.
  default Form type(String key, String text) {
    return this;
  }

  /// Returns what comes of pressing a button.
  Answer press(String key, View view);

  /// Returns what comes of the key Enter on a line.
  default Answer enter(Field field, View view) {
    return field.kind() == Field.Kind.BUTTON ? press(field.key(), view) : Answer.of(move(1, view));
  }

  @Override
  default Sheet draw(View view) {
    Sheet sheet = Frame.titled(view, title(view));
    List<Field> fields = fields(view);
    int width =
        fields.stream()
            .filter(field -> field.kind() != Field.Kind.BUTTON)
            .mapToInt(field -> field.label().length())
            .max()
            .orElse(0);
    int first = first(view);
    for (int i = first; i < fields.size() && TOP + i - first < view.rows() - 3; i++) {
      drawField(sheet, TOP + i - first, fields.get(i), i == selected(), width);
    }
    Frame.message(sheet, message(view));
    Frame.keys(sheet, keys(view));
    return sheet;
  }

  @Override
  default List<KeyHint> keys(View view) {
    return FormKeys.hints(fields(view).get(selected()), view.words());
  }

  /// The first line that is shown, so that the chosen one is.
  private int first(View view) {
    int room = view.rows() - 3 - TOP;
    return Math.max(0, selected() - room + 1);
  }

  private static void drawField(Sheet sheet, int row, Field field, boolean chosen, int width) {
    Look label = Look.of(field.kind() == Field.Kind.BUTTON ? Ink.TEXT : Ink.FAINT);
    Look value = Look.of(Ink.TEXT);
    if (chosen) {
      label = label.on(Ink.CHOSEN).inBold();
      value = value.on(Ink.CHOSEN).inBold();
      sheet.fill(LEFT - 2, row, sheet.columns() - 2 * (LEFT - 2), 1, ' ', value);
      sheet.write(LEFT - 2, row, ">", value);
    }
    sheet.write(LEFT, row, TextLines.cut(field.label(), sheet.columns() - 2 * LEFT), label);
    int left = LEFT + width + 2;
    String shown =
        switch (field.kind()) {
          case CHOICE, EITHER -> chosen ? "< " + field.shown() + " >" : "  " + field.shown();
          case TEXT -> chosen ? "  " + field.shown() + "_" : "  " + field.shown();
          case BUTTON -> "";
        };
    sheet.write(left, row, TextLines.cut(shown, sheet.columns() - 1 - left), value);
  }

  @Override
  default Answer on(Input input, View view) {
    Field field = fields(view).get(selected());
    return switch (input) {
      case Input.Pressed(Stroke key) -> pressed(key, field, view);
      case Input.Typed(int character) -> typed(character, field, view);
      case Input.Pointed(Input.Button button, int _, int row) -> pointed(button, row, view);
    };
  }

  private Answer pressed(Stroke key, Field field, View view) {
    return switch (key) {
      case UP, BACK_TAB -> Answer.of(move(-1, view));
      case DOWN, TAB -> Answer.of(move(1, view));
      case HOME, PAGE_UP -> Answer.of(select(0));
      case END, PAGE_DOWN -> Answer.of(select(fields(view).size() - 1));
      case LEFT -> turned(field, -1, view);
      case RIGHT -> turned(field, 1, view);
      case ENTER -> enter(field, view);
      case BACKSPACE, DELETE -> Answer.of(shortened(field));
      case ESCAPE -> Answer.of(this, new Wish.Back());
      default -> Answer.of(this);
    };
  }

  private Answer turned(Field field, int by, View view) {
    return field.turns() ? turn(field.key(), by, view) : Answer.of(this);
  }

  private Form shortened(Field field) {
    if (!field.takesText() || field.value().isEmpty()) {
      return this;
    }
    String value = field.value();
    return type(field.key(), value.substring(0, value.offsetByCodePoints(value.length(), -1)));
  }

  private Answer typed(int character, Field field, View view) {
    if (field.takesText()) {
      return Answer.of(type(field.key(), field.value() + Character.toString(character)));
    }
    return switch (character) {
      case 'j' -> Answer.of(move(1, view));
      case 'k' -> Answer.of(move(-1, view));
      case 'h' -> turned(field, -1, view);
      case 'l' -> turned(field, 1, view);
      case ' ' ->
          pressed(field.kind() == Field.Kind.CHOICE ? Stroke.RIGHT : Stroke.ENTER, field, view);
      case 'q' -> Answer.of(this, new Wish.Back());
      default -> Answer.of(this);
    };
  }

  private Form move(int by, View view) {
    int count = fields(view).size();
    return select((selected() + by + count) % count);
  }

  private Answer pointed(Input.Button button, int row, View view) {
    List<Field> fields = fields(view);
    int line = row - TOP + first(view);
    return switch (button) {
      case WHEEL_UP -> Answer.of(select(Math.max(0, selected() - 1)));
      case WHEEL_DOWN -> Answer.of(select(Math.min(fields.size() - 1, selected() + 1)));
      case DOWN -> {
        if (row < TOP || line >= fields.size()) {
          yield Answer.of(this);
        }
        Field field = fields.get(line);
        Form there = select(line);
        yield switch (field.kind()) {
          case BUTTON -> there.press(field.key(), view);
          case CHOICE, EITHER -> line == selected() ? turn(field.key(), 1, view) : Answer.of(there);
          case TEXT -> Answer.of(there);
        };
      }
      case UP -> Answer.of(this);
    };
  }
}
