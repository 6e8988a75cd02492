package tabuleiro.terminal.screen;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleBook;
import tabuleiro.play.players.PlayerCatalogue;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.MenuPage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.page.SeatsPage;
import tabuleiro.terminal.screen.puzzle.PuzzlePage;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.TerminalSettings;
import tabuleiro.terminal.screen.settings.UserFolder;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The full-screen player without its terminal: it takes what a person does and gives the sheets to
/// show. The pages are values; this holds which of them lie on each other, and does what they wish.
/// Not safe for several threads; computers think on threads of their own.
public final class ScreenProgram implements AutoCloseable {
  /// How long a picture of an animated move stands, and how often computers are looked at, in
  /// milliseconds. A guess at what eyes follow.
  static final long TICK_MILLIS = 130;

  /// How often a clock is looked at that shows seconds, in milliseconds.
  private static final long CLOCK = 250;

  private static final long IDLE = 5_000;

  private final Deque<Page> pages = new ArrayDeque<>();
  private final UserFolder store;
  private final PlayerCatalogue players;
  private final SavedGames saved;
  private final GameController room;
  private TerminalSettings settings;
  private Language remembered;
  private Messages words;
  private Optional<String> kept;
  private int columns;
  private int rows;
  private boolean ascii;

  /// Begins with the menu, or with puzzles alone.
  ///
  /// @param puzzles those that are asked; none for the menu
  /// @param settings what was remembered
  /// @param spoken the language to begin with, which is remembered only once somebody chooses it
  /// @param notice what is said at first; empty for nothing
  public ScreenProgram(
      ScreenContext house,
      List<Puzzle> puzzles,
      TerminalSettings settings,
      Language spoken,
      String notice) {
    this.store = house.userFolder();
    this.settings = settings.withLanguage(spoken);
    this.remembered = settings.language();
    this.words = Messages.of(spoken);
    this.players = house.computers().players();
    this.saved = new SavedGames(house);
    this.room = new GameController(house);
    this.kept = saved.describeUnfinished(words);
    pages.push(puzzles.isEmpty() ? new MenuPage(0, notice) : PuzzlePage.of(puzzles, words, notice));
  }

  /// Says how large the window is, and which characters it shows.
  public void resize(int newColumns, int newRows, boolean newAscii) {
    columns = newColumns;
    rows = newRows;
    ascii = newAscii;
  }

  /// Returns what is to be shown now.
  public CharacterGrid draw() {
    PageContext view = view();
    return PageFrame.isTooSmall(columns, rows)
        ? PageFrame.drawTooSmall(view)
        : pages.getFirst().draw(view);
  }

  private PageContext view() {
    return new PageContext(columns, rows, words, settings, ascii, players, kept);
  }

  /// Returns the settings as they are now.
  public TerminalSettings settings() {
    return settings;
  }

  /// Returns whether the program has been left.
  public boolean isOver() {
    return pages.isEmpty();
  }

  /// Returns after how many milliseconds [#tick] is worth calling, where nobody does anything: the
  /// less goes on, the later, so that a program that waits costs nothing.
  public long nextTickMillis() {
    if (room.isThinking() || gamePage().filter(page -> !page.frames().isEmpty()).isPresent()) {
      return TICK_MILLIS;
    }
    return room.isClockRunning() ? CLOCK : IDLE;
  }

  /// Takes something that a person does.
  public void handle(InputEvent input) {
    if (isOver() || PageFrame.isTooSmall(columns, rows)) {
      return;
    }
    PageUpdate answer = pages.getFirst().handle(keyOf(input), view());
    pages.pop();
    pages.push(answer.page());
    answer.request().ifPresent(this::grant);
  }

  /// A click on a key in the last row is the key.
  private InputEvent keyOf(InputEvent input) {
    return input
                instanceof InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row)
            && button == InputEvent.MouseAction.PRESS
            && row == rows - 1
        ? PageFrame.hintAt(pages.getFirst().keyHints(view()), columns, column).orElse(input)
        : input;
  }

  /// Looks at what goes on by itself: computers, clocks, the analysis, an animated move.
  ///
  /// @return whether a computer has just moved
  public boolean tick() {
    Optional<GamePage> page = gamePage();
    if (page.isEmpty()) {
      return false;
    }
    if (!page.get().frames().isEmpty()) {
      replace(GamePage::nextFrame);
      return false;
    }
    GamePage before = page.get();
    GamePage after = room.advance(before);
    boolean moved = after.progress().plies() > before.progress().plies();
    GamePage shown = moved && settings.animation() ? after.withAnimation() : after;
    replace(any -> shown);
    return moved;
  }

  private Optional<GamePage> gamePage() {
    return pages.stream().filter(GamePage.class::isInstance).map(GamePage.class::cast).findFirst();
  }

  /// Changes the game's page, wherever it lies.
  private void replace(UnaryOperator<GamePage> change) {
    List<Page> all = new ArrayList<>(pages);
    pages.clear();
    for (Page page : all) {
      pages.addLast(page instanceof GamePage game ? change.apply(game) : page);
    }
  }

  private void grant(PageRequest wish) {
    try {
      switch (wish) {
        case PageRequest.OpenPage(Page page) -> pages.push(page);
        case PageRequest.Back() -> back();
        case PageRequest.ChangeSettings(TerminalSettings other) -> change(other);
        case PageRequest.ResumeUnfinished() ->
            showOnly(saved.resume(settings.playChoices(), room, words));
        case PageRequest.ChooseFile() -> pages.push(FilePage.of(saved.listFiles(words)));
        case PageRequest.OpenFile(String name) ->
            open(saved.open(name, settings.playChoices(), room, words));
        case PageRequest.OpenPuzzles(String family) ->
            pages.push(PuzzlePage.of(PuzzleBook.of(family), words, ""));
        case PageRequest.StartGame begin -> begin(begin);
        case PageRequest.ResumeGame(ParsedRecord game, GameChoices plan) -> {
          change(settings.withPlayChoices(plan));
          showOnly(saved.resume(game, plan, room, words));
        }
        case PageRequest.PlayAgain() ->
            gamePage().ifPresent(page -> showOnly(room.playAgain(page).withDisplayOf(page)));
        case PageRequest.SaveGame save -> replace(page -> save(save, page));
        case PageRequest.PlayMove _,
            PageRequest.TakeBack _,
            PageRequest.ShowHint _,
            PageRequest.Analyse _,
            PageRequest.Resign _,
            PageRequest.OfferDraw _,
            PageRequest.AnswerDraw _ ->
            replace(page -> room.handle(wish, page));
      }
    } catch (PlayException e) {
      tell(gamePage().map(GamePage::messages).orElse(words).format(e.problem()));
    } catch (SavedGames.SavedGameException e) {
      tell(e.explanation());
    }
  }

  private GamePage save(PageRequest.SaveGame wish, GamePage page) {
    return room.record().map(record -> saved.save(wish, record, page)).orElse(page);
  }

  /// Says something on the page that is shown.
  private void tell(String text) {
    Page told =
        switch (pages.getFirst()) {
          case GamePage page -> page.withMessage(text);
          case PuzzlePage page -> page.withMessage(text);
          case FilePage page -> page.withNotice(text);
          case SeatsPage page -> page.withNotice(text);
          case Page _ -> new MenuPage(0, text);
        };
    pages.pop();
    pages.push(told);
  }

  private void begin(PageRequest.StartGame begin) {
    GameChoices plan = begin.choices();
    change(begin.isWatching() ? settings.withWatchChoices(plan) : settings.withPlayChoices(plan));
    showOnly(room.start(begin, words));
  }

  /// A game that is over is looked at instead of the one that is played.
  private void open(Page page) {
    if (page instanceof GamePage) {
      showOnly(page);
    } else {
      // The game that is being played would be lost by going on with another.
      kept = saved.describeUnfinished(words);
      pages.push(page);
    }
  }

  /// Puts a game's page upon the menu.
  private void showOnly(Page page) {
    kept = saved.describeUnfinished(words);
    pages.clear();
    pages.push(new MenuPage(0, ""));
    pages.push(page);
  }

  private void back() {
    Page left = pages.pop();
    if (left instanceof GamePage) {
      room.leave();
      kept = saved.describeUnfinished(words);
    }
  }

  private void change(TerminalSettings other) {
    if (!other.language().equals(settings.language())) {
      words = Messages.of(other.language());
      remembered = other.language();
      kept = saved.describeUnfinished(words);
    }
    settings = other;
    store.saveSettings(settings.withLanguage(remembered));
  }

  /// Leaves the game, which is kept where it is not finished.
  @Override
  public void close() {
    room.leave();
  }
}
