package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// The menu that the program begins with.
///
/// @param selected the chosen line
/// @param notice what is said below
public record MenuPage(int selected, String notice) implements Form {
  /// Columns between the lines and the picture beside them, and rows that it leaves free.
  private static final int GAP = 8;

  private static final int ROWS_AROUND = 5;

  @Override
  public Sheet draw(View view) {
    Sheet sheet = Form.super.draw(view);
    int longest = fields(view).stream().mapToInt(field -> field.label().length()).max().orElse(0);
    int columns = view.columns() - longest - GAP;
    int rows = view.rows() - ROWS_AROUND;
    if (columns < GAP) {
      return sheet;
    }
    Position position = StartPicture.position(view.settings().plan().family());
    Sheet picture = StartPicture.draw(position, view, columns, rows);
    if (picture.columns() == columns) {
      picture = StartPicture.draw(position, view, columns - 1, rows);
    }
    // One that takes all the room, whatever the room, has been cut.
    if (picture.columns() < columns - 1) {
      int left = view.columns() - columns + (columns - picture.columns()) / 2;
      sheet.draw(left, 2 + (rows - picture.rows()) / 2, picture);
    }
    return sheet;
  }

  @Override
  public String title(View view) {
    return view.words().say("welcome");
  }

  @Override
  public List<Field> fields(View view) {
    Messages words = view.words();
    List<Field> fields = new ArrayList<>();
    view.kept()
        .ifPresent(game -> fields.add(Field.button("kept", words.say("page.menu.kept", game))));
    fields.add(Field.button("play", words.say("page.menu.play")));
    fields.add(Field.button("watch", words.say("page.menu.watch")));
    fields.add(Field.button("open", words.say("page.menu.open")));
    fields.add(Field.button("puzzles", words.say("menu.puzzles")));
    fields.add(Field.button("rules", words.say("menu.rules")));
    fields.add(Field.button("settings", words.say("page.menu.settings")));
    fields.add(Field.button("about", words.say("menu.about")));
    fields.add(Field.button("exit", words.say("menu.exit")));
    return fields;
  }

  @Override
  public int selected() {
    return selected;
  }

  @Override
  public Form select(int line) {
    return new MenuPage(line, "");
  }

  @Override
  public String message(View view) {
    return notice;
  }

  @Override
  public Answer press(String key, View view) {
    Messages words = view.words();
    Wish wish =
        switch (key) {
          case "kept" -> new Wish.ContinueKept();
          case "play" -> new Wish.Open(NewGamePage.of(view.settings().plan(), false));
          case "watch" -> new Wish.Open(NewGamePage.of(view.settings().watch(), true));
          case "open" -> new Wish.ChooseFile();
          case "puzzles" -> new Wish.Open(PuzzleMenuPage.of());
          case "rules" -> new Wish.Open(new RulesMenuPage(0));
          case "settings" -> new Wish.Open(new SettingsPage(0));
          case "about" -> new Wish.Open(TextPage.of(words.say("menu.about"), Credits.of(words)));
          default -> new Wish.Back();
        };
    return Answer.of(new MenuPage(selected, ""), wish);
  }
}
