package tabuleiro.terminal.screen.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.terminal.common.GameCredits;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.testkit.GoldenFile;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Golden tests of the pages without a game.
class PagesTest {
  static Stream<Arguments> screens() {
    return Language.ofDocuments().stream()
        .flatMap(l -> Stream.of(Arguments.of(l, 80, 24), Arguments.of(l, 120, 40)));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void theBarOfTheSelectedLineEndsBeforeThePicture(Language language, int columns, int rows) {
    Messages messages = Messages.of(language);
    PageContext context =
        PageContexts.of(columns, rows, messages, TerminalSettings.defaults(language));
    for (int line = 0; line < 9; line++) {
      CharacterGrid grid = new MenuPage(line, "").draw(context);
      int row = Form.TOP + line;
      assertThat(grid.style(1, row).background()).isEqualTo(ColourRole.CHOSEN);
      assertThat(grid.style(columns / 2 + 5, row).background()).isNotEqualTo(ColourRole.CHOSEN);
      assertThat(grid.style(columns - 2, row).background()).isNotEqualTo(ColourRole.CHOSEN);
    }
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyPageInEveryLanguageAndSeveralSizes(Language language, int columns, int rows) {
    Messages messages = Messages.of(language);
    TerminalSettings settings = TerminalSettings.defaults(language);
    PageContext context =
        new PageContext(
            columns,
            rows,
            messages,
            settings,
            false,
            EnginePlayers.catalogue(),
            Optional.of(messages.format("page.kept", "Talpa", "Ana", "Rui", 12)),
            0);
    StringBuilder screens = new StringBuilder();
    for (Page page :
        new Page[] {
          new MenuPage(0, ""),
          NewGamePage.of(GameChoices.PLAY_DEFAULT, false),
          NewGamePage.of(GameChoices.WATCH_DEFAULT, true),
          new FilePage(
              List.of(
                  new FilePage.Choice(
                      "my-game.txt", messages.format("page.kept", "Talpa", "Ana", "Zé", 1)),
                  new FilePage.Choice("match.pgn", "")),
              "game.txt",
              messages.format("cannot-read", "game.txt"),
              0),
          new SettingsPage(1),
          new RulesMenuPage(2),
          RulesMenuPage.rules("talpa", messages),
          TextPage.of(messages.format("menu.about"), GameCredits.format(messages))
        }) {
      screens.append(page.draw(context).format()).append("=".repeat(columns)).append('\n');
    }
    String name = "pages-" + columns + "x" + rows + "-" + language.code() + ".txt";
    GoldenFile.check("screen/" + name, screens.toString());
  }
}
