package tabuleiro.terminal.screen.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.evaluation.EvaluationShare;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.games.Games;
import tabuleiro.play.clock.TimeControl;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.session.GameSession;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.rules.Side;
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
            Language.ofDocuments().stream()
                .flatMap(language ->
                    Stream.of(
                        Arguments.of(game, language, 80, 24),
                        Arguments.of(game, language, 120, 40))));
  }

  private static void playOn(GameSession session, int plies, RandomGenerator random) {
    for (int i = 0; i < plies && session.ending().isEmpty(); i++) {
      Position position = session.position();
      int move = position.moveAt(random.nextInt(position.countMoves()));
      session.play(session.sideToMove(), move);
    }
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyBoardInEveryLanguage(Game game, Language language, int columns, int rows) {
    Messages messages = Messages.of(language);
    TerminalSettings settings = TerminalSettings.defaults(language);
    PageContext context = PageContexts.of(columns, rows, messages, settings);
    SessionSetup setup = SessionSetup.of(game, 1, Seat.human("Ana"), Seat.human("Zé"));
    GameSession session =
        new GameSession(setup.withTimeControl(TimeControl.parse("5m+3s")), () -> 0);
    Messages own = messages.forGame(game.id().game());
    RandomGenerator random = SeededRandom.of(1);
    playOn(session, 10, random);
    GamePage middle = GamePage.of(GameProgress.of(session), own, "");
    Page picked = new Page(middle, context).on(SpecialKey.TAB).on(SpecialKey.ENTER);
    playOn(session, Integer.MAX_VALUE, random);
    GamePage end = middle.with(GameProgress.of(session));
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

  /// The panel says that the analysis searches until it has found a variation, and then shows it.
  @ParameterizedTest
  @MethodSource("screens")
  void theAnalysisIsNeverEmpty(Game game, Language language, int columns, int rows) {
    PageContext context =
        PageContexts.of(columns, rows, Messages.of(language), TerminalSettings.defaults(language));
    GameSession session =
        new GameSession(SessionSetup.of(game, 1, Seat.human("Ana"), Seat.human("Zé")), () -> 0);
    playOn(session, 9, SeededRandom.of(1));
    Messages own = Messages.of(language).forGame(game.id().game());
    GamePage page = GamePage.of(GameProgress.of(session), own, "");
    GamePage analysing = page.with(page.engine().analysing(true));
    Position position = session.position();
    GamePage searching = analysing.withAnalysis(new AnalysisView(position, List.of()));
    assertThat(analysing.draw(context).format()).contains(own.format("page.analysis-begins"));
    assertThat(searching.draw(context).format()).contains(own.format("page.analysis-begins"));
    SearchInfo best =
        new SearchInfo(1, Score.estimate(35), 3, 5, 900, 20, 1, List.of(position.moveAt(0)));
    GamePage found = analysing.withAnalysis(new AnalysisView(position, List.of(best)));
    assertThat(found.draw(context).format())
        .contains("  " + position.formatMove(position.moveAt(0)))
        .doesNotContain(own.format("page.analysis-begins"));
  }

  @ParameterizedTest
  @EnumSource
  void anAnalysisShowsWhatThePiecesAreWorth(Language language) {
    PageContext context =
        PageContexts.of(160, 50, Messages.of(language), TerminalSettings.defaults(language));
    Game game = Games.find("trench").orElseThrow().game("classic");
    GameSession session =
        new GameSession(SessionSetup.of(game, 1, Seat.human("Ana"), Seat.human("Zé")), () -> 0);
    Messages own = Messages.of(language).forGame("trench");
    GamePage page = GamePage.of(GameProgress.of(session), own, "");
    GamePage analysing = page.with(page.engine().analysing(true));
    EvaluationShares made =
        new EvaluationShares(
            41,
            List.of(
                new EvaluationShare("turn", 63),
                new EvaluationShare(EvaluationShares.NETWORK, -22)));
    Scene.CellValue general = new Scene.CellValue(game.board().cell("a1").orElseThrow(), -87);
    GamePage found =
        analysing.withAnalysis(
            new AnalysisView(session.position(), List.of(), Optional.of(made), List.of(general)));
    InputEvent values = new InputEvent.CharacterEvent('w');
    assertThat(found.draw(context).format()).doesNotContain("-87", "+63");
    assertThat(found.handle(values, context).page().draw(context).format())
        .contains("-87", own.format("page.worths-shown").substring(0, 40))
        .contains(own.format("explain-total", Side.FIRST, "+41").substring(0, 15))
        .contains("  +63 " + own.format("feature.turn"), "  -22 ");
    assertThat(analysing.handle(values, context).page().draw(context).format())
        .as("nothing is known yet")
        .doesNotContain(own.format("page.worths-shown").substring(0, 40));
  }

  private record Page(GamePage page, PageContext context) {
    Page on(SpecialKey key) {
      return new Page(
          (GamePage) page.handle(new InputEvent.KeyEvent(key), context).page(), context);
    }
  }
}
