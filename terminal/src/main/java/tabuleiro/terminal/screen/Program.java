package tabuleiro.terminal.screen;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tabuleiro.play.ParsedRecord;
import tabuleiro.play.PlayException;
import tabuleiro.play.Puzzle;
import tabuleiro.play.PuzzleBook;
import tabuleiro.play.players.Players;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.PuzzlePage;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.FilePage;
import tabuleiro.terminal.screen.page.Frame;
import tabuleiro.terminal.screen.page.MenuPage;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.SeatsPage;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Wish;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.terminal.screen.settings.Settings;
import tabuleiro.terminal.screen.settings.Store;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Language;
import tabuleiro.text.Messages;

/// The full-screen player without its terminal: it takes what a person does and gives the sheets to
/// show. The pages are values; this holds which of them lie on each other, and does what they wish.
/// Not safe for several threads; computers think on threads of their own.
public final class Program implements AutoCloseable {
  /// How long a picture of an animated move stands, and how often computers are looked at, in
  /// milliseconds. A guess at what eyes follow.
  static final long TICK = 130;

  /// How often a clock is looked at that shows seconds, in milliseconds.
  private static final long CLOCK = 250;

  private static final long IDLE = 5_000;

  private final Deque<Page> pages = new ArrayDeque<>();
  private final Store store;
  private final Players players;
  private final SavedGames saved;
  private final GameRoom room;
  private Settings settings;
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
  public Program(
      House house, List<Puzzle> puzzles, Settings settings, Language spoken, String notice) {
    this.store = house.store();
    this.settings = settings.withLanguage(spoken);
    this.remembered = settings.language();
    this.words = Messages.of(spoken);
    this.players = house.machine().players();
    this.saved = new SavedGames(house);
    this.room = new GameRoom(house);
    this.kept = saved.kept(words);
    pages.push(puzzles.isEmpty() ? new MenuPage(0, notice) : PuzzlePage.of(puzzles, words, notice));
  }

  /// Says how large the window is, and which characters it shows.
  public void resize(int newColumns, int newRows, boolean newAscii) {
    columns = newColumns;
    rows = newRows;
    ascii = newAscii;
  }

  /// Returns what is to be shown now.
  public Sheet sheet() {
    View view = view();
    return Frame.isTooSmall(columns, rows) ? Frame.tooSmall(view) : pages.getFirst().draw(view);
  }

  private View view() {
    return new View(columns, rows, words, settings, ascii, players, kept);
  }

  /// Returns the settings as they are now.
  public Settings settings() {
    return settings;
  }

  /// Returns whether the program has been left.
  public boolean isOver() {
    return pages.isEmpty();
  }

  /// Returns after how many milliseconds [#tick] is worth calling, where nobody does anything: the
  /// less goes on, the later, so that a program that waits costs nothing.
  public long restMillis() {
    if (room.isLively() || gamePage().filter(page -> !page.moments().isEmpty()).isPresent()) {
      return TICK;
    }
    return room.isTimed() ? CLOCK : IDLE;
  }

  /// Takes something that a person does.
  public void on(Input input) {
    if (isOver() || Frame.isTooSmall(columns, rows)) {
      return;
    }
    Answer answer = pages.getFirst().on(keyOf(input), view());
    pages.pop();
    pages.push(answer.page());
    answer.wish().ifPresent(this::grant);
  }

  /// A click on a key in the last row is the key.
  private Input keyOf(Input input) {
    return input instanceof Input.Pointed(Input.Button button, int column, int row)
            && button == Input.Button.DOWN
            && row == rows - 1
        ? Frame.clicked(pages.getFirst().keys(view()), columns, column).orElse(input)
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
    if (!page.get().moments().isEmpty()) {
      replace(GamePage::nextMoment);
      return false;
    }
    GamePage before = page.get();
    GamePage after = room.goOn(before);
    boolean moved = after.table().plies() > before.table().plies();
    GamePage shown = moved && settings.animation() ? after.animated() : after;
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

  private void grant(Wish wish) {
    try {
      switch (wish) {
        case Wish.Open(Page page) -> pages.push(page);
        case Wish.Back() -> back();
        case Wish.Change(Settings other) -> change(other);
        case Wish.ContinueKept() -> showOnly(saved.goOn(settings.plan(), room, words));
        case Wish.ChooseFile() -> pages.push(FilePage.of(saved.choices(words)));
        case Wish.OpenFile(String name) -> open(saved.open(name, settings.plan(), room, words));
        case Wish.AskPuzzles(String family) ->
            pages.push(PuzzlePage.of(PuzzleBook.of(family), words, ""));
        case Wish.Begin begin -> begin(begin);
        case Wish.Resume(ParsedRecord game, GamePlan plan) -> {
          change(settings.withPlan(plan));
          showOnly(saved.goOn(game, plan, room, words));
        }
        case Wish.Again() -> gamePage().ifPresent(page -> showOnly(room.again(page).after(page)));
        case Wish.Save save -> replace(page -> save(save, page));
        case Wish.Play _,
            Wish.TakeBack _,
            Wish.Hint _,
            Wish.Analyse _,
            Wish.Resign _,
            Wish.OfferDraw _,
            Wish.AnswerDraw _ ->
            replace(page -> room.grant(wish, page));
      }
    } catch (PlayException e) {
      tell(gamePage().map(GamePage::words).orElse(words).say(e.phrase()));
    } catch (SavedGames.Problem e) {
      tell(e.words());
    }
  }

  private GamePage save(Wish.Save wish, GamePage page) {
    return room.record().map(record -> saved.save(wish, record, page)).orElse(page);
  }

  /// Says something on the page that is shown.
  private void tell(String text) {
    Page told =
        switch (pages.getFirst()) {
          case GamePage page -> page.saying(text);
          case PuzzlePage page -> page.saying(text);
          case FilePage page -> page.saying(text);
          case SeatsPage page -> page.saying(text);
          case Page _ -> new MenuPage(0, text);
        };
    pages.pop();
    pages.push(told);
  }

  private void begin(Wish.Begin begin) {
    GamePlan plan = begin.plan();
    change(begin.watching() ? settings.withWatch(plan) : settings.withPlan(plan));
    showOnly(room.begin(begin, words));
  }

  /// A game that is over is looked at instead of the one that is played.
  private void open(Page page) {
    if (page instanceof GamePage) {
      showOnly(page);
    } else {
      // The game that is being played would be lost by going on with another.
      kept = saved.kept(words);
      pages.push(page);
    }
  }

  /// Puts a game's page upon the menu.
  private void showOnly(Page page) {
    kept = saved.kept(words);
    pages.clear();
    pages.push(new MenuPage(0, ""));
    pages.push(page);
  }

  private void back() {
    Page left = pages.pop();
    if (left instanceof GamePage) {
      room.leave();
      kept = saved.kept(words);
    }
  }

  private void change(Settings other) {
    if (!other.language().equals(settings.language())) {
      words = Messages.of(other.language());
      remembered = other.language();
      kept = saved.kept(words);
    }
    settings = other;
    store.save(settings.withLanguage(remembered));
  }

  /// Leaves the game, which is kept where it is not finished.
  @Override
  public void close() {
    room.leave();
  }
}
