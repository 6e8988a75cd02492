package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.rules.Position;
import tabuleiro.terminal.common.GameCredits;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.text.Messages;
import tabuleiro.text.TextWidth;

/// The main menu.
///
/// @param selected the selected line
/// @param notice the message below
public record MenuPage(int selected, String notice) implements Form {
  /// The columns between the lines and the picture, and the rows that the picture leaves free.
  private static final int GAP = 8;

  private static final int ROWS_AROUND = 5;

  @Override
  public CharacterGrid draw(PageContext context) {
    CharacterGrid grid = Form.super.draw(context);
    int columns = pictureColumns(context);
    int rows = context.rows() - ROWS_AROUND;
    if (columns < GAP) {
      return grid;
    }
    Position position = BoardIllustration.samplePosition(context.settings().playChoices().family());
    CharacterGrid picture = BoardIllustration.draw(position, context, columns, rows);
    if (picture.columns() == columns) {
      picture = BoardIllustration.draw(position, context, columns - 1, rows);
    }
    // A picture that fills all columns has been cropped.
    if (picture.columns() < columns - 1) {
      int left = context.columns() - columns + (columns - picture.columns()) / 2;
      grid.draw(left, 2 + (rows - picture.rows()) / 2, picture);
    }
    return grid;
  }

  @Override
  public Optional<String> game(PageContext context) {
    return Optional.of(context.settings().playChoices().family());
  }

  private int pictureColumns(PageContext context) {
    int longest =
        fields(context).stream().mapToInt(field -> TextWidth.of(field.label())).max().orElse(0);
    return context.columns() - longest - GAP;
  }

  @Override
  public int barEnd(PageContext context) {
    int columns = pictureColumns(context);
    return columns < GAP ? Form.super.barEnd(context) : context.columns() - columns - 1;
  }

  @Override
  public String title(PageContext context) {
    return context.messages().format("welcome");
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages();
    List<FormField> fields = new ArrayList<>();
    context
        .unfinishedGames()
        .ifPresent(
            game -> fields.add(FormField.button("kept", messages.format("page.menu.kept", game))));
    fields.add(FormField.button("play", messages.format("page.menu.play")));
    fields.add(FormField.button("learn", messages.format("menu.learn")));
    fields.add(FormField.button("watch", messages.format("page.menu.watch")));
    fields.add(FormField.button("open", messages.format("page.menu.open")));
    fields.add(FormField.button("puzzles", messages.format("menu.puzzles")));
    fields.add(FormField.button("online", messages.format("page.menu.online")));
    fields.add(FormField.button("rules", messages.format("menu.rules")));
    fields.add(FormField.button("settings", messages.format("page.menu.settings")));
    fields.add(FormField.button("about", messages.format("menu.about")));
    fields.add(FormField.button("exit", messages.format("menu.exit")));
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
  public String message(PageContext context) {
    return notice;
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    Messages messages = context.messages();
    PageRequest request =
        switch (key) {
          case "kept" -> new PageRequest.ChooseUnfinished();
          case "play" ->
              new PageRequest.OpenPage(NewGamePage.of(context.settings().playChoices(), false));
          case "learn" -> new PageRequest.OpenPage(new LessonMenuPage(0));
          case "watch" ->
              new PageRequest.OpenPage(NewGamePage.of(context.settings().watchChoices(), true));
          case "open" -> new PageRequest.ChooseFile();
          case "puzzles" -> new PageRequest.OpenPage(new PuzzleMenuPage(0));
          case "online" -> new PageRequest.OnlineRequest.ChooseServer();
          case "rules" -> new PageRequest.OpenPage(new RulesMenuPage(0));
          case "settings" -> new PageRequest.OpenPage(new SettingsPage(0));
          case "about" ->
              new PageRequest.OpenPage(
                  TextPage.of(messages.format("menu.about"), GameCredits.format(messages)));
          default -> new PageRequest.Back();
        };
    return PageUpdate.of(new MenuPage(selected, ""), request);
  }
}
