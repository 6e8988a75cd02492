package tabuleiro.terminal.screen.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.testkit.Golden;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// What the pages beside a game look like.
class PagesTest {
  static Stream<Arguments> screens() {
    return Stream.of(Language.values())
        .flatMap(l -> Stream.of(Arguments.of(l, 80, 24), Arguments.of(l, 120, 40)));
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyPageInEveryLanguageAndSeveralSizes(Language language, int columns, int rows) {
    Messages words = Messages.of(language);
    Settings settings = Settings.standard(language);
    View view =
        new View(
            columns,
            rows,
            words,
            settings,
            false,
            EnginePlayers.catalogue(),
            Optional.of(words.say("page.kept", "Talpa", "Ana", "Rui", 12)));
    StringBuilder screens = new StringBuilder();
    for (Page page :
        new Page[] {
          new MenuPage(0, ""),
          NewGamePage.of(GamePlan.STANDARD, false),
          NewGamePage.of(GamePlan.WATCH, true),
          new FilePage(
              List.of(
                  new FilePage.Choice(
                      "my-game.txt", words.say("page.kept", "Talpa", "Ana", "Zé", 1)),
                  new FilePage.Choice("match.pgn", "")),
              "game.txt",
              words.say("cannot-read", "game.txt"),
              0),
          new SettingsPage(1),
          new RulesMenuPage(2),
          RulesMenuPage.rules("talpa", words),
          TextPage.of(words.say("menu.about"), Credits.of(words))
        }) {
      screens.append(page.draw(view).text()).append("=".repeat(columns)).append('\n');
    }
    String name = "pages-" + columns + "x" + rows + "-" + language.code() + ".txt";
    Golden.check("screen/" + name, screens.toString());
  }
}
