package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.grid.CharacterGrid;
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
  public CharacterGrid draw(PageContext view) {
    CharacterGrid sheet = Form.super.draw(view);
    int longest = fields(view).stream().mapToInt(field -> field.label().length()).max().orElse(0);
    int columns = view.columns() - longest - GAP;
    int rows = view.rows() - ROWS_AROUND;
    if (columns < GAP) {
      return sheet;
    }
    Position position = BoardIllustration.samplePosition(view.settings().playChoices().family());
    CharacterGrid picture = BoardIllustration.draw(position, view, columns, rows);
    if (picture.columns() == columns) {
      picture = BoardIllustration.draw(position, view, columns - 1, rows);
    }
    // One that takes all the room, whatever the room, has been cut.
    if (picture.columns() < columns - 1) {
      int left = view.columns() - columns + (columns - picture.columns()) / 2;
      sheet.draw(left, 2 + (rows - picture.rows()) / 2, picture);
    }
    return sheet;
  }

  @Override
  public String title(PageContext view) {
    return view.messages().format("welcome");
  }

  @Override
  public List<FormField> fields(PageContext view) {
    Messages words = view.messages();
    List<FormField> fields = new ArrayList<>();
    view.unfinishedGame()
        .ifPresent(
            game -> fields.add(FormField.button("kept", words.format("page.menu.kept", game))));
    fields.add(FormField.button("play", words.format("page.menu.play")));
    fields.add(FormField.button("watch", words.format("page.menu.watch")));
    fields.add(FormField.button("open", words.format("page.menu.open")));
    fields.add(FormField.button("puzzles", words.format("menu.puzzles")));
    fields.add(FormField.button("rules", words.format("menu.rules")));
    fields.add(FormField.button("settings", words.format("page.menu.settings")));
    fields.add(FormField.button("about", words.format("menu.about")));
    fields.add(FormField.button("exit", words.format("menu.exit")));
    return fields;
  }

  @Override
  public int selected() {
    return selected;
  }

  @Override
  public Form withSelected(int line) {
    return new MenuPage(line, "");
  }

  @Override
  public String message(PageContext view) {
    return notice;
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    Messages words = view.messages();
    PageRequest wish =
        switch (key) {
          case "kept" -> new PageRequest.ResumeUnfinished();
          case "play" ->
              new PageRequest.OpenPage(NewGamePage.of(view.settings().playChoices(), false));
          case "watch" ->
              new PageRequest.OpenPage(NewGamePage.of(view.settings().watchChoices(), true));
          case "open" -> new PageRequest.ChooseFile();
          case "puzzles" -> new PageRequest.OpenPage(PuzzleMenuPage.of());
          case "rules" -> new PageRequest.OpenPage(new RulesMenuPage(0));
          case "settings" -> new PageRequest.OpenPage(new SettingsPage(0));
          case "about" ->
              new PageRequest.OpenPage(
                  TextPage.of(words.format("menu.about"), GameCredits.format(words)));
          default -> new PageRequest.Back();
        };
    return PageUpdate.of(new MenuPage(selected, ""), wish);
  }
}
