package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.TextLines;
import tabuleiro.text.TextWidth;

/// A page of fields that are chosen, typed into or pressed; menus are forms, too.
public interface Form extends Page {
  /// The row of the first field.
  int TOP = 2;

  /// The column in which fields begin.
  int LEFT = 3;

  /// Returns the page's title.
  String title(PageContext context);

  /// Returns the fields, at least one.
  List<FormField> fields(PageContext context);

  /// Returns the index of the selected field, counted from 0.
  int selected();

  /// Returns this form with another field selected.
  Form withSelected(int line);

  /// Returns the message below the fields; empty for none.
  String message(PageContext context);

  /// Returns the column at which the bar of the selected field ends: the right margin, unless
  /// something else is drawn beside the fields.
  default int barEnd(PageContext context) {
    return context.columns() - (LEFT - 2);
  }

  /// Returns the reaction to a change of a field to its next or previous value.
  ///
  /// @param by 1 or -1
  default PageUpdate changeValue(String key, int by, PageContext context) {
    return PageUpdate.of(this);
  }

  /// Returns this form with a text typed into a field.
  default Form withText(String key, String text) {
    return this;
  }

  /// Returns the reaction to a button.
  PageUpdate press(String key, PageContext context);

  /// Returns the reaction to the key Enter in a field.
  default PageUpdate enter(FormField field, PageContext context) {
    return field.kind() == FormField.Kind.BUTTON
        ? press(field.key(), context)
        : PageUpdate.of(moveSelection(1, context));
  }

  @Override
  default CharacterGrid draw(PageContext context) {
    CharacterGrid grid = PageFrame.drawTitle(context, title(context));
    List<FormField> fields = fields(context);
    int width =
        fields.stream()
            .filter(field -> field.kind() != FormField.Kind.BUTTON)
            .mapToInt(field -> TextWidth.of(field.label()))
            .max()
            .orElse(0);
    int first = firstVisible(context);
    for (int i = first; i < fields.size() && TOP + i - first < context.rows() - 3; i++) {
      FormField field = fields.get(i);
      boolean isChosen = i == selected();
      int room = grid.columns() - 1 - valueColumn(width) - (field.hasChoices() ? 4 : 2);
      String text =
          isChosen && field.isEditable() && isEdited(field, context)
              ? TextEntry.of(field.value(), context.behindCursor()).shown(room)
              : field.displayText();
      drawField(grid, TOP + i - first, field, text, isChosen, width, barEnd(context));
    }
    PageFrame.writeMessage(grid, message(context));
    PageFrame.writeKeyHints(grid, keyHints(context));
    return grid;
  }

  @Override
  default List<KeyHint> keyHints(PageContext context) {
    return FormKeyHints.hints(fields(context).get(selected()), context.messages());
  }

  /// Returns the first visible field, chosen so that the selected one is visible.
  private int firstVisible(PageContext context) {
    int room = context.rows() - 3 - TOP;
    return Math.max(0, selected() - room + 1);
  }

  /// Returns the column of the values.
  ///
  /// @param width the width of the widest label
  private static int valueColumn(int width) {
    return LEFT + width + 2;
  }

  private static void drawField(
      CharacterGrid grid,
      int row,
      FormField field,
      String text,
      boolean chosen,
      int width,
      int barEnd) {
    TextStyle label =
        TextStyle.of(
            field.kind() == FormField.Kind.BUTTON ? ColourRole.TEXT : ColourRole.SECONDARY);
    TextStyle value = TextStyle.of(ColourRole.TEXT);
    if (chosen) {
      label = label.onBackground(ColourRole.CHOSEN).asBold();
      value = value.onBackground(ColourRole.CHOSEN).asBold();
      grid.fill(LEFT - 2, row, barEnd - (LEFT - 2), 1, ' ', value);
      grid.write(LEFT - 2, row, ">", value);
    }
    grid.write(LEFT, row, TextLines.cut(field.label(), grid.columns() - 2 * LEFT), label);
    int left = valueColumn(width);
    String shown =
        switch (field.kind()) {
          case CHOICE, EDITABLE_CHOICE -> chosen ? "< " + text + " >" : "  " + text;
          case TEXT -> "  " + text;
          case BUTTON -> "";
        };
    grid.write(left, row, TextLines.cut(shown, grid.columns() - 1 - left), value);
  }

  @Override
  default PageUpdate handle(InputEvent input, PageContext context) {
    FormField field = fields(context).get(selected());
    return switch (input) {
      case InputEvent.KeyEvent(SpecialKey key) -> handleKey(key, field, context);
      case InputEvent.CharacterEvent(int character) -> handleCharacter(character, field, context);
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int row) ->
          handleMouse(button, row, context);
      case InputEvent.PasteEvent paste ->
          field.isEditable()
              ? edited(field, entry(field, context).insert(paste.line()))
              : PageUpdate.of(this);
    };
  }

  @Override
  default boolean isTyping(PageContext context) {
    return fields(context).get(selected()).isEditable();
  }

  /// Returns whether the cursor of a field is shown: always in a text field, and in a field with a
  /// list of values while it is not at the end.
  private static boolean isEdited(FormField field, PageContext context) {
    return field.kind() == FormField.Kind.TEXT || context.behindCursor() > 0;
  }

  private static TextEntry entry(FormField field, PageContext context) {
    return TextEntry.of(field.value(), context.behindCursor());
  }

  private PageUpdate edited(FormField field, TextEntry entry) {
    Form after = entry.text().equals(field.value()) ? this : withText(field.key(), entry.text());
    return new PageUpdate(after, Optional.empty(), entry.after().length());
  }

  private PageUpdate handleKey(SpecialKey key, FormField field, PageContext context) {
    if (field.isEditable() && isEditing(key, field, context)) {
      return edited(field, entry(field, context).after(key));
    }
    return switch (key) {
      case UP, BACK_TAB -> PageUpdate.of(moveSelection(-1, context));
      case DOWN, TAB -> PageUpdate.of(moveSelection(1, context));
      case HOME, PAGE_UP -> PageUpdate.of(withSelected(0));
      case END, PAGE_DOWN -> PageUpdate.of(withSelected(fields(context).size() - 1));
      case LEFT -> changeIfChoice(field, -1, context);
      case RIGHT -> changeIfChoice(field, 1, context);
      case ENTER -> enter(field, context);
      case ESCAPE -> PageUpdate.of(this, new PageRequest.Back());
      default -> PageUpdate.of(this);
    };
  }

  private PageUpdate changeIfChoice(FormField field, int by, PageContext context) {
    return field.hasChoices() ? changeValue(field.key(), by, context) : PageUpdate.of(this);
  }

  /// Returns whether a key edits the text of a field. In a field with a list of values the arrow
  /// keys change the value; Home and End leave a field whose cursor is there already.
  private static boolean isEditing(SpecialKey key, FormField field, PageContext context) {
    return switch (key) {
      case LEFT, RIGHT -> !field.hasChoices();
      case HOME -> !entry(field, context).before().isEmpty();
      case END -> context.behindCursor() > 0;
      case BACKSPACE, DELETE, LINE_START, LINE_END, ERASE_BEFORE, ERASE_WORD, ERASE_AFTER -> true;
      default -> false;
    };
  }

  private PageUpdate handleCharacter(int character, FormField field, PageContext context) {
    if (field.hasChoices() && (character == '<' || character == '>')) {
      return changeValue(field.key(), character == '<' ? -1 : 1, context);
    }
    if (field.isEditable()) {
      return edited(field, entry(field, context).insert(Character.toString(character)));
    }
    return switch (character) {
      case 'j' -> PageUpdate.of(moveSelection(1, context));
      case 'k' -> PageUpdate.of(moveSelection(-1, context));
      case 'h' -> changeIfChoice(field, -1, context);
      case 'l' -> changeIfChoice(field, 1, context);
      case ' ' ->
          handleKey(
              field.kind() == FormField.Kind.CHOICE ? SpecialKey.RIGHT : SpecialKey.ENTER,
              field,
              context);
      case 'q' -> PageUpdate.of(this, new PageRequest.Back());
      default -> PageUpdate.of(this);
    };
  }

  private Form moveSelection(int by, PageContext context) {
    int count = fields(context).size();
    return withSelected((selected() + by + count) % count);
  }

  private PageUpdate handleMouse(InputEvent.MouseAction button, int row, PageContext context) {
    List<FormField> fields = fields(context);
    int line = row - TOP + firstVisible(context);
    return switch (button) {
      case WHEEL_UP -> PageUpdate.of(withSelected(Math.max(0, selected() - 1)));
      case WHEEL_DOWN -> PageUpdate.of(withSelected(Math.min(fields.size() - 1, selected() + 1)));
      case PRESS -> {
        if (row < TOP || line >= fields.size()) {
          yield PageUpdate.of(this);
        }
        FormField field = fields.get(line);
        Form clicked = withSelected(line);
        yield switch (field.kind()) {
          case BUTTON -> clicked.press(field.key(), context);
          case CHOICE, EDITABLE_CHOICE ->
              line == selected() ? changeValue(field.key(), 1, context) : PageUpdate.of(clicked);
          case TEXT -> PageUpdate.of(clicked);
        };
      }
      case RELEASE -> PageUpdate.of(this);
    };
  }
}
