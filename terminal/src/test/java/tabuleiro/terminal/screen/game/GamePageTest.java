package tabuleiro.terminal.screen.game;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.testkit.GoldenFile;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// Golden tests of the page of a game on every board: in the middle of a game, with a partial
/// selection, and at its end.
class GamePageTest {
  static Stream<Arguments> screens() {
    return Games.representativeGames().stream()
        .flatMap(game ->
            Stream.of(Language.values())
                .flatMap(language ->
                    Stream.of(
                        Arguments.of(game, language, 80, 24),
                        Arguments.of(game, language, 120, 40))));
  }

  private static void playOn(Table table, int plies, RandomGenerator random) {
    for (int i = 0; i < plies && table.ending().isEmpty(); i++) {
      Position position = table.position();
      int move = position.moveAt(random.nextInt(position.countMoves()));
      table.play(table.sideToMove(), move);
    }
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyBoardInEveryLanguage(Game game, Language language, int columns, int rows) {
    Messages messages = Messages.of(language);
    TerminalSettings settings = TerminalSettings.defaults(language);
    PageContext context = PageContexts.of(columns, rows, messages, settings);
    TableSetup setup = TableSetup.of(game, 1, Seat.human("Ana"), Seat.human("Zé"));
    Table table = new Table(setup.withTimeControl(TimeControl.parse("5m+3s")), () -> 0);
    Messages own = messages.forGame(game.id().game());
    RandomGenerator random = SeededRandom.of(1);
    playOn(table, 10, random);
    GamePage middle = GamePage.of(GameProgress.of(table), own, "");
    Page picked = new Page(middle, context).on(SpecialKey.TAB).on(SpecialKey.ENTER);
    playOn(table, Integer.MAX_VALUE, random);
    GamePage end = middle.with(GameProgress.of(table));
    String line = "=".repeat(columns) + "\n";
    String text =
        middle.draw(context).format()
            + line
            + picked.page().draw(context).format()
            + line
            + end.draw(context).format();
    String name = game.id().toString().replace(' ', '-') + "-" + columns + "x" + rows;
    GoldenFile.check("screen/" + name + "-" + language.code() + ".txt", text);
  }

  private record Page(GamePage page, PageContext context) {
    Page on(SpecialKey key) {
      return new Page(
          (GamePage) page.handle(new InputEvent.KeyEvent(key), context).page(), context);
    }
  }
}
