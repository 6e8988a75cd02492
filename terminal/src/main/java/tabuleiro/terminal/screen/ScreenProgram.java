package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import tabuleiro.play.PlayException;
import tabuleiro.play.clock.TimeControls;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleRound;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.play.record.Replay;
import tabuleiro.play.session.Match;
import tabuleiro.play.session.Seat;
import tabuleiro.play.session.SessionSetup;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.lesson.GuidedGamePage;
import tabuleiro.terminal.screen.online.ConnectPage;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.LessonMenuPage;
import tabuleiro.terminal.screen.page.MenuPage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.page.RecordsPage;
import tabuleiro.terminal.screen.page.UnfinishedGamesPage;
import tabuleiro.terminal.screen.paint.PieceColours;
import tabuleiro.terminal.screen.puzzle.PuzzlePage;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.TerminalSettings.Toggle;
import tabuleiro.terminal.screen.settings.UnfinishedGame;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The full-screen program without its terminal: it takes input events and draws the current page.
/// Pages are immutable values; this class holds the stack of pages and carries out their requests.
/// Not thread-safe; computer players think on their own threads.
public final class ScreenProgram implements AutoCloseable {
  /// The duration of a frame of an animated move, and the interval at which computer players are
  /// checked. A guess at what the eye can follow.
  static final long TICK_MILLIS = 130;

  /// The interval at which a clock that shows seconds is redrawn.
  private static final long CLOCK_MILLIS = 250;

  private static final long IDLE_MILLIS = 5_000;

  private final PageStack pages;
  private final UserFolder userFolder;
  private final PlayerCatalogue players;
  private final SavedGames saved;
  private final GameSaver saver;
  private final GameController controller;
  private final OnlineController online;
  private final LongSupplier seeds;
  private TerminalSettings settings;

  /// The language that the user has chosen; empty while it follows the environment.
  private Optional<Language> chosenLanguage;

  private Messages messages;
  private Optional<String> unfinishedGames;
  private int columns;
  private int rows;
  private boolean asciiOnly;

  /// The number of `char` values behind the cursor of the selected text field.
  private int behindCursor;

  /// Starts with a page.
  ///
  /// @param settings the saved settings
  /// @param chosenLanguage the saved language; empty when the user has chosen none
  /// @param language the initial language, which is saved only when the user chooses it
  /// @param notice the first message; empty for none
  /// @throws PlayException when a recorded game cannot be continued
  public ScreenProgram(
      ScreenContext context,
      StartPage start,
      TerminalSettings settings,
      Optional<Language> chosenLanguage,
      Language language,
      String notice) {
    this.pages = new PageStack(start instanceof StartPage.Menu);
    this.userFolder = context.userFolder();
    this.settings = settings.withLanguage(language);
    this.chosenLanguage = chosenLanguage;
    this.messages = Messages.of(language);
    this.players = context.computerSettings().players();
    this.saved = new SavedGames(context);
    this.saver = new GameSaver(context.workingFolder());
    this.controller = new GameController(context);
    this.seeds = context.seeds();
    this.online = new OnlineController(pages, userFolder, this::pageContext);
    this.unfinishedGames = saved.describeUnfinished(messages);
    open(start, notice);
  }

  private void open(StartPage start, String notice) {
    switch (start) {
      case StartPage.Menu() -> pages.push(new MenuPage(0, notice));
      case StartPage.Puzzles(List<Puzzle> puzzles) ->
          pages.push(PuzzlePage.of(puzzles, messages, notice));
      case StartPage.Online(String address, String name) -> {
        showOnly(ConnectPage.of(address, name));
        handle(new PageRequest.OnlineRequest.Connect(address, name));
      }
      case StartPage.Lesson(Optional<GameId> board) -> {
        showOnly(new LessonMenuPage(0));
        board.ifPresent(id -> showOnly(GuidedGamePage.of(id, messages)));
      }
      case StartPage.NewGame(SessionSetup setup, boolean isWatching) ->
          showOnly(controller.start(setup, isWatching, messagesOf(setup.start())));
      case StartPage.NewMatch(Match match, TimeControls clock, long seed) ->
          showOnly(controller.start(new MatchProgress(match, clock, seed), messages));
      case StartPage.Records(List<ParsedRecord> games, String file) -> showRecords(games, file);
      case StartPage.Analysis(SessionSetup setup) -> analyse(setup);
      case StartPage.Continued(Replay replay, Seat first, Seat second) ->
          showOnly(
              controller.resume(
                  replay, first, second, Optional.empty(), messagesOf(replay.position())));
    }
    if (!notice.isEmpty()) {
      pages.showMessage(notice);
    }
  }

  private void showRecords(List<ParsedRecord> games, String file) {
    RecordsPage choice = SavedGames.choose(games, file, true, messages);
    if (games.size() > 1) {
      showOnly(choice);
    } else {
      pages.push(choice);
      handle(PageRequest.OpenRecord.of(games, 0, file, true));
      pages.game().ifPresent(pages::showOnly);
    }
  }

  /// Shows the engine's analysis of a position.
  private void analyse(SessionSetup setup) {
    GamePage page = controller.start(setup, true, messagesOf(setup.start()));
    showOnly(page.with(page.engine().analysing(true)));
    handle(new PageRequest.Analyse(Optional.of(setup.start())));
  }

  private Messages messagesOf(Position position) {
    return messages.forGame(position.game().id().game());
  }

  /// Sets the size of the window and the characters that it can show.
  public void resize(int newColumns, int newRows, boolean newAsciiOnly) {
    columns = newColumns;
    rows = newRows;
    asciiOnly = newAsciiOnly;
  }

  /// Returns the drawing of the current page.
  public CharacterGrid draw() {
    PageContext pageContext = pageContext();
    return PageFrame.isTooSmall(columns, rows)
        ? PageFrame.drawTooSmall(pageContext)
        : pages.top().draw(pageContext);
  }

  private PageContext pageContext() {
    return new PageContext(
        columns, rows, messages, settings, asciiOnly, players, unfinishedGames, behindCursor);
  }

  /// Returns the colours of the pieces on the current page.
  PieceColours pieceColours() {
    return Optional.of(pages)
        .filter(open -> !open.isEmpty())
        .flatMap(open -> open.top().game(pageContext()))
        .map(game -> PieceColours.of(messages.forGame(game)))
        .orElse(PieceColours.RED_BLUE);
  }

  /// Returns the current settings.
  public TerminalSettings settings() {
    return settings;
  }

  /// Returns whether the user has left the program.
  public boolean isOver() {
    return pages.isEmpty();
  }

  /// Returns after how many milliseconds [#tick] should be called when there is no input. The
  /// interval is long when nothing changes, so that an idle program uses no processor time.
  public long nextTickMillis() {
    if (controller.isThinking() || pages.game().filter(GamePage::isAnimated).isPresent()) {
      return TICK_MILLIS;
    }
    return controller.isClockRunning() || online.isActive() ? CLOCK_MILLIS : IDLE_MILLIS;
  }

  /// Handles an input event.
  public void handle(InputEvent input) {
    if (isOver() || PageFrame.isTooSmall(columns, rows)) {
      return;
    }
    List<InputEvent> events = InputMeaning.of(input, pages.top(), pageContext());
    if (events.isEmpty()) {
      pages.showNote(messages.format("page.pasted"));
    }
    events.stream().takeWhile(_ -> !isOver()).forEach(this::handleEvent);
  }

  private void handleEvent(InputEvent input) {
    PageUpdate update = pages.top().handle(input, pageContext());
    behindCursor = update.behindCursor();
    pages.replaceTop(update.page());
    update.request().ifPresent(this::handle);
  }

  /// Takes over what has changed without input: computer players, clocks, the analysis, an animated
  /// move.
  ///
  /// @return whether a computer player has just moved
  public boolean tick() {
    boolean hasOpponentMoved = online.tick();
    return tickGame() || hasOpponentMoved;
  }

  private boolean tickGame() {
    Optional<GamePage> page = pages.game();
    if (page.isEmpty()) {
      return false;
    }
    if (page.get().isAnimated()) {
      pages.changeGame(GamePage::nextFrame);
      return false;
    }
    GamePage before = page.get();
    GamePage after = controller.advance(before);
    boolean moved = after.progress().plies() > before.progress().plies();
    GamePage shown = moved && settings.isOn(Toggle.ANIMATION) ? after.withAnimation() : after;
    pages.changeGame(any -> shown);
    return moved;
  }

  private void handle(PageRequest request) {
    try {
      switch (request) {
        case PageRequest.OpenPage(Page page) -> pages.push(page);
        case PageRequest.Back() -> back();
        case PageRequest.OnlineRequest onlineRequest -> online.handle(onlineRequest);
        case PageRequest.ChangeSettings(TerminalSettings other) -> changeSettings(other);
        case PageRequest.ChooseUnfinished() ->
            openAbove(saved.chooseUnfinished(settings.playChoices(), controller, messages));
        case PageRequest.ResumeUnfinished(UnfinishedGame game) ->
            showOnly(saved.resume(game, settings.playChoices(), controller, messages));
        case PageRequest.DeleteUnfinished(UnfinishedGame game) -> deleteUnfinished(game);
        case PageRequest.ChooseFile() -> pages.push(FilePage.of(saved.listFiles(messages)));
        case PageRequest.OpenFile(String name) -> openFile(name);
        case PageRequest.OpenPuzzles(GameId board, int difficulty) ->
            pages.push(
                PuzzlePage.of(
                    PuzzleRound.draw(board, difficulty, SeededRandom.of(seeds.getAsLong())),
                    messages,
                    ""));
        case PageRequest.OpenLesson(GameId board) -> pages.push(GuidedGamePage.of(board, messages));
        case PageRequest.ReportRefusal _ -> {}
        case PageRequest.OpenRecord record ->
            openAbove(saved.open(record, settings.playChoices(), controller, messages));
        case PageRequest.StartGame startGame -> startGame(startGame);
        case PageRequest.ResumeGame(ParsedRecord game, GameChoices choices) -> {
          changeSettings(settings.withPlayChoices(choices));
          showOnly(saved.resume(game, choices, Optional.empty(), controller, messages));
        }
        case PageRequest.PlayAgain() ->
            pages
                .game()
                .ifPresent(page -> showOnly(controller.playAgain(page).withDisplayOf(page)));
        case PageRequest.SaveGame save ->
            pages.changeGame(page -> saver.save(save, controller.record(), page));
        case PageRequest.PlayMove _,
            PageRequest.TakeBack _,
            PageRequest.ShowHint _,
            PageRequest.Analyse _,
            PageRequest.AskResignation _,
            PageRequest.Resign _,
            PageRequest.OfferDraw _,
            PageRequest.AnswerDraw _ ->
            pages.changeGame(page -> controller.handle(request, page));
      }
    } catch (PlayException e) {
      pages.showMessage(pages.game().map(GamePage::messages).orElse(messages).format(e.problem()));
    } catch (SavedGames.SavedGameException e) {
      pages.showMessage(e.explanation());
    }
  }

  /// Deletes a game, and shows the others, or the menu where there is no other.
  private void deleteUnfinished(UnfinishedGame game) {
    userFolder.unfinishedGames().delete(game.id());
    describeUnfinished();
    List<UnfinishedGamesPage.Entry> others = saved.unfinishedGames();
    if (others.isEmpty()) {
      back();
    } else {
      pages.replaceTop(UnfinishedGamesPage.of(others));
    }
  }

  private void startGame(PageRequest.StartGame startGame) {
    GameChoices choices = startGame.choices();
    changeSettings(
        startGame.isWatching()
            ? settings.withWatchChoices(choices)
            : settings.withPlayChoices(choices));
    showOnly(controller.start(startGame, messages));
  }

  /// Opens a file, and shows what is wrong with those of its games that cannot be read.
  private void openFile(String name) throws SavedGames.SavedGameException {
    SavedGames.Opened opened = saved.open(name, settings.playChoices(), controller, messages);
    openAbove(opened.page());
    if (!opened.problems().isEmpty()) {
      pages.showNote(String.join("; ", opened.problems()));
    }
  }

  /// Opens a page above the current one.
  private void openAbove(Page page) {
    describeUnfinished();
    pages.push(page);
  }

  /// Replaces the stack by the menu and a page above it.
  private void showOnly(Page page) {
    describeUnfinished();
    pages.showOnly(page);
  }

  private void describeUnfinished() {
    unfinishedGames = saved.describeUnfinished(messages);
  }

  private void back() {
    Page left = pages.pop();
    online.leave(left);
    if (left instanceof GamePage) {
      controller.leave();
      describeUnfinished();
    }
  }

  private void changeSettings(TerminalSettings other) {
    if (!other.language().equals(settings.language())) {
      messages = Messages.of(other.language());
      chosenLanguage = Optional.of(other.language());
      describeUnfinished();
    }
    settings = other;
    userFolder.saveSettings(settings, chosenLanguage);
  }

  /// Leaves the game; an unfinished one is saved.
  @Override
  public void close() {
    controller.leave();
    online.close();
  }
}
