package tabuleiro.terminal.screen.page;

import java.util.List;

/// The question for the file of a saved game.
///
/// @param name what was typed
/// @param notice what is said below
/// @param selected the chosen line
public record FilePage(String name, String notice, int selected) implements Form {
  @Override
  public String title(View view) {
    return view.words().say("page.menu.open");
  }

  @Override
  public List<Field> fields(View view) {
    return List.of(
        Field.text("name", view.words().say("page.file.name"), name),
        Field.button("open", view.words().say("page.file.open")));
  }

  @Override
  public Form select(int line) {
    return new FilePage(name, "", line);
  }

  @Override
  public Form type(String key, String text) {
    return new FilePage(text, "", selected);
  }

  @Override
  public String message(View view) {
    return notice;
  }

  /// Returns this page with something said below.
  public FilePage saying(String text) {
    return new FilePage(name, text, selected);
  }

  @Override
  public Answer press(String key, View view) {
    return name.isBlank() ? Answer.of(select(0)) : Answer.of(this, new Wish.OpenFile(name.strip()));
  }
}
