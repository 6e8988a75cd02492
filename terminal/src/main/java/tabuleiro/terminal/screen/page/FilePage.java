package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;

/// The question for the file of a saved game.
///
/// @param files those that there are to choose from
/// @param name what was typed
/// @param notice what is said below
/// @param selected the chosen line
public record FilePage(List<Choice> files, String name, String notice, int selected)
    implements Form {
  private static final String OPEN = "open";

  /// A file to choose.
  ///
  /// @param about what is in it, in words; empty where that is not known
  public record Choice(String name, String about) {}

  /// Copies the list.
  public FilePage {
    files = List.copyOf(files);
  }

  /// Returns the question with some files to choose from.
  public static FilePage of(List<Choice> files) {
    return new FilePage(files, "", "", 0);
  }

  @Override
  public String title(PageContext view) {
    return view.messages().format("page.menu.open");
  }

  @Override
  public List<FormField> fields(PageContext view) {
    List<FormField> fields = new ArrayList<>();
    fields.add(FormField.text("name", view.messages().format("page.file.name"), name));
    fields.add(FormField.button(OPEN, view.messages().format("page.file.open")));
    int width = files.stream().mapToInt(file -> file.name().length()).max().orElse(0);
    for (Choice file : files) {
      String gap = " ".repeat(width - file.name().length() + 2);
      fields.add(FormField.button(file.name(), file.name() + gap + file.about()));
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
  public String message(PageContext view) {
    return notice;
  }

  /// Returns this page with something said below.
  public FilePage withNotice(String text) {
    return new FilePage(files, name, text, selected);
  }

  @Override
  public PageUpdate enter(FormField field, PageContext view) {
    boolean isTyped = field.isEditable() && !name.isBlank();
    return isTyped ? press(OPEN, view) : Form.super.enter(field, view);
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    String file = key.equals(OPEN) ? name.strip() : key;
    return file.isEmpty()
        ? PageUpdate.of(withSelected(0))
        : PageUpdate.of(this, new PageRequest.OpenFile(file));
  }
}
