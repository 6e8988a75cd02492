package tabuleiro.terminal.screen.game;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.play.ClockSetting;
import tabuleiro.play.Seat;
import tabuleiro.play.Table;
import tabuleiro.play.TableSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Views;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.testkit.Golden;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// What the page of a game looks like, on every board: in the middle of a game, with something
/// picked, and at its end.
class GamePageTest {
  static Stream<Arguments> screens() {
    return Games.boards().stream()
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
    Messages words = Messages.of(language);
    Settings settings = Settings.standard(language);
    View view = Views.of(columns, rows, words, settings);
    TableSetup setup = TableSetup.of(game, 1, Seat.human("Ana"), Seat.human("Zé"));
    Table table = new Table(setup.withClock(ClockSetting.parse("5m+3s")), () -> 0);
    Messages own = words.forGame(game.id().game());
    RandomGenerator random = Seeds.random(1);
    playOn(table, 10, random);
    GamePage middle = GamePage.of(TableView.of(table), own, "");
    Page picked = new Page(middle, view).on(Stroke.TAB).on(Stroke.ENTER);
    playOn(table, Integer.MAX_VALUE, random);
    GamePage end = middle.with(TableView.of(table));
    String line = "=".repeat(columns) + "\n";
    String text =
        middle.draw(view).text()
            + line
            + picked.page().draw(view).text()
            + line
            + end.draw(view).text();
    String name = game.id().toString().replace(' ', '-') + "-" + columns + "x" + rows;
    Golden.check("screen/" + name + "-" + language.code() + ".txt", text);
  }

  private record Page(GamePage page, View view) {
    Page on(Stroke stroke) {
      return new Page((GamePage) page.on(new Input.Pressed(stroke), view).page(), view);
    }
  }
}
