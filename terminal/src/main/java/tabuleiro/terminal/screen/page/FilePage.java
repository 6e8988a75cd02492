package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.text.TextWidth;

/// The choice of a file with saved games.
///
/// @param files the files to choose from
/// @param name the name that was typed
/// @param notice the message below
/// @param selected the selected line
public record FilePage(List<Choice> files, String name, String notice, int selected)
    implements Form {
  private static final String OPEN = "open";

  /// A file to choose.
  ///
  /// @param description the content of the file; empty when it is unknown
  public record Choice(String name, String description) {}

  /// Makes a defensive copy.
  public FilePage {
    files = List.copyOf(files);
  }

  /// Returns the page with some files to choose from.
  public static FilePage of(List<Choice> files) {
    return new FilePage(files, "", "", 0);
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("page.menu.open");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.text("name", context.messages().format("page.file.name"), name));
    fields.add(FormField.button(OPEN, context.messages().format("page.file.open")));
    int width = files.stream().mapToInt(file -> TextWidth.of(file.name())).max().orElse(0);
    for (Choice file : files) {
      String gap = " ".repeat(width - TextWidth.of(file.name()) + 2);
      fields.add(FormField.button(file.name(), file.name() + gap + file.description()));
    }
    return fields;
  }

  @Override
  public Form withSelected(int line) {
    return new FilePage(files, name, "", line);
  }

  @Override
  public Form withText(String key, String text) {
    return new FilePage(files, text, "", selected);
  }

  @Override
  public String message(PageContext context) {
    return notice;
  }

  /// Returns this page with a message.
  public FilePage withNotice(String text) {
    return new FilePage(files, name, text, selected);
  }

  @Override
  public PageUpdate enter(FormField field, PageContext context) {
    boolean isTyped = field.isEditable() && !name.isBlank();
    return isTyped ? press(OPEN, context) : Form.super.enter(field, context);
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    String file = key.equals(OPEN) ? name.strip() : key;
    return file.isEmpty()
        ? PageUpdate.of(withSelected(0))
        : PageUpdate.of(this, new PageRequest.OpenFile(file));
  }
}
