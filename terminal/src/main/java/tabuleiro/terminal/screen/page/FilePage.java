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
  public String title(View view) {
    return view.words().say("page.menu.open");
  }

  @Override
  public List<Field> fields(View view) {
    List<Field> fields = new ArrayList<>();
    fields.add(Field.text("name", view.words().say("page.file.name"), name));
    fields.add(Field.button(OPEN, view.words().say("page.file.open")));
    int width = files.stream().mapToInt(file -> file.name().length()).max().orElse(0);
    for (Choice file : files) {
      String gap = " ".repeat(width - file.name().length() + 2);
      fields.add(Field.button(file.name(), file.name() + gap + file.about()));
    }
    return fields;
  }

  @Override
  public Form select(int line) {
    return new FilePage(files, name, "", line);
  }

  @Override
  public Form type(String key, String text) {
    return new FilePage(files, text, "", selected);
  }

  @Override
  public String message(View view) {
    return notice;
  }

  /// Returns this page with something said below.
  public FilePage saying(String text) {
    return new FilePage(files, name, text, selected);
  }

  @Override
  public Answer enter(Field field, View view) {
    boolean isTyped = field.takesText() && !name.isBlank();
    return isTyped ? press(OPEN, view) : Form.super.enter(field, view);
  }

  @Override
  public Answer press(String key, View view) {
    String file = key.equals(OPEN) ? name.strip() : key;
    return file.isEmpty() ? Answer.of(select(0)) : Answer.of(this, new Wish.OpenFile(file));
  }
}
