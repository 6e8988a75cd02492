package tabuleiro.terminal.screen.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.games.Games;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.puzzle.PuzzleRound;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.common.RecordFile;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.lesson.GuidedGamePage;
import tabuleiro.terminal.screen.page.MenuPage;
import tabuleiro.terminal.screen.page.NewGamePage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageContexts;
import tabuleiro.terminal.screen.page.SettingsPage;
import tabuleiro.terminal.screen.puzzle.PuzzlePage;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The screens of the page "Play on the full screen" in one language, from games between two
/// levels.
final class GuideScreens {
  private static final Path GAMES = Path.of("src", "test", "games", "guide.txt");
  private static final List<Duration> CLOCKS =
      List.of(Duration.ofSeconds(252), Duration.ofSeconds(237));

  private static final List<Integer> SCORES =
      List.of(
          2, -9, 24, -6, 8, -33, 12, -12, 27, -7, 18, -32, 2, -58, -55, -61, -41, -82, -33, -35,
          1000, 160, 248, 164, 311, 352, 563, 673, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000);

  private final Messages messages;
  private final TerminalSettings settings;

  GuideScreens(Language language) {
    messages = Messages.of(language);
    settings =
        TerminalSettings.defaults(language).withToggle(TerminalSettings.Toggle.HELP_DISCS, true);
  }

  /// Returns the screens in the order of the page.
  List<String> all() {
    return List.of(
        small(new MenuPage(0, "")),
        small(NewGamePage.of(GameChoices.PLAY_DEFAULT.withClock("5m+3s"), false)),
        small(lesson()),
        first(),
        small(type(entering("niju", "most", 10), "+")),
        small(entering("jostle", "10x10", 18)),
        small(entering("jostle", "hex", 16)),
        small(forbidden(entering("morelli", "13", 52), "g7")),
        small(entering("trench", "classic", 24)),
        small(analysed()),
        small(ended()),
        small(puzzle()),
        small(new SettingsPage(0)),
        draw(entering("trench", "classic", 24), 160, 50));
  }

  /// Returns the second step of a lesson, solved by an attempt that the rules refuse.
  private Page lesson() {
    Page page = GuidedGamePage.of(new GameId("talpa", "8x8"), messages);
    List<InputEvent> keys = new ArrayList<>();
    for (String move : List.of("b1a1", "a2")) {
      (":" + move).chars().forEach(letter -> keys.add(new InputEvent.CharacterEvent(letter)));
      keys.add(new InputEvent.KeyEvent(SpecialKey.ENTER));
      keys.add(new InputEvent.KeyEvent(SpecialKey.ENTER));
    }
    for (InputEvent key : keys.subList(0, keys.size() - 1)) {
      page = page.handle(key, context(80, 24)).page();
    }
    return page;
  }

  /// Returns the first of the games.
  String first() {
    return small(entering("talpa", "8x8", 14));
  }

  private PageContext context(int columns, int rows) {
    return PageContexts.of(columns, rows, messages, settings);
  }

  private String draw(Page page, int columns, int rows) {
    return page.draw(context(columns, rows)).format();
  }

  private String small(Page page) {
    return draw(page, 80, 24);
  }

  private static GameProgress game(String family, String variant) {
    try {
      return RecordFile.read(GAMES).stream()
          .map(record -> GameProgress.of(Replay.of(record, 1, Games.families())))
          .filter(progress -> progress.game().id().equals(new GameId(family, variant)))
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Returns a game after some plies, or at its end.
  private GameProgress progress(String family, String variant, int plies) {
    GameProgress whole = game(family, variant);
    boolean isWhole = plies == whole.plies();
    return new GameProgress(
        Seat.human("Ana"),
        Seat.computer(messages.format(PlayerCatalogue.displayName("5")), "5"),
        whole.positions().subList(0, plies + 1),
        whole.moves().subList(0, plies),
        CLOCKS,
        isWhole ? whole.ending() : Optional.empty());
  }

  GamePage page(String family, String variant, int plies) {
    return GamePage.of(progress(family, variant, plies), messages.forGame(family), "");
  }

  /// Returns a game while its next move is being entered: all targets but the last are selected,
  /// and the cursor is on the last one.
  private GamePage entering(String family, String variant, int plies) {
    GamePage page = page(family, variant, plies);
    String next = progress(family, variant, plies + 1).moves().getLast();
    List<ClickTarget> path =
        page.shownPosition().decode(page.shownPosition().parseMove(next)).path();
    MoveSelection selection =
        MoveSelection.NONE.withTargets(path.subList(0, path.size() - 1)).withCursor(path.getLast());
    return page.with(selection);
  }

  private GamePage type(GamePage page, String keys) {
    GamePage now = page;
    for (int key : keys.codePoints().toArray()) {
      InputEvent typed = new InputEvent.CharacterEvent(key);
      now = (GamePage) now.handle(typed, context(80, 24)).page();
    }
    return now;
  }

  /// Returns the page after Enter with the cursor on an illegal cell.
  private GamePage forbidden(GamePage page, String cell) {
    ClickTarget target =
        new ClickTarget.Cell(page.progress().game().board().cell(cell).orElseThrow());
    InputEvent enter = new InputEvent.KeyEvent(SpecialKey.ENTER);
    return (GamePage)
        page.with(page.selection().withCursor(target)).handle(enter, context(80, 24)).page();
  }

  /// The engine's variations after 300,000 nodes when the page was written, stored so that the
  /// screen does not change with the weights of an evaluation.
  private GamePage analysed() {
    GamePage page = page("jostle", "10x10", 17);
    Position position = page.shownPosition();
    List<SearchInfo> lines =
        List.of(
            thought(position, 320, "g7f7 b6a6 h4i4 d7c7 g3g2 f2f3"),
            thought(position, 128, "f4f3 e8e7 e2e1 g6g5 d6d5 b6a6"),
            thought(position, -42, "b7a7 e8e7 h4i4 g6g5 i4j4 d7c7"));
    return page.with(page.engine().analysing(true)).withAnalysis(new AnalysisView(position, lines));
  }

  private static SearchInfo thought(Position before, int score, String line) {
    List<Integer> moves = new ArrayList<>();
    Position position = before;
    for (String text : line.split(" ", -1)) {
      moves.add(position.parseMove(text));
      position = position.playUnchecked(moves.getLast());
    }
    return new SearchInfo(1, Score.estimate(score), 14, 14, 300_000, 500, 0, moves);
  }

  /// Returns a puzzle after a hint.
  private Page puzzle() {
    PuzzlePage page =
        PuzzlePage.of(
            PuzzleRound.draw(new GameId("jostle", "10x10"), 2, SeededRandom.of(1)), messages, "");
    return page.handle(new InputEvent.CharacterEvent('H'), context(80, 24)).page();
  }

  /// The turning points and the scores are those found when the page was written.
  private GamePage ended() {
    GamePage page = page("talpa", "8x8", 35);
    return page.with(page.engine().withReview(Set.of(20, 21, 26, 28), SCORES))
        .withMessage(page.messages().format("page.turns"));
  }
}
