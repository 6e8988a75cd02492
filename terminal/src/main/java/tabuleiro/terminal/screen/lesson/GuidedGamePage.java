package tabuleiro.terminal.screen.lesson;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tabuleiro.play.Ending;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.LessonText;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.game.BoardPage;
import tabuleiro.terminal.screen.game.GameHelp;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.game.MoveSelection;
import tabuleiro.terminal.screen.game.PageKey;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// The page of a board's guided first game: one task after another, each checked.
///
/// @param id the board
/// @param index the index of the current step
/// @param answer the answer to the solved task; empty while it is open
/// @param board the page of a game with the position of the task; it handles the entry of moves
public record GuidedGamePage(GameId id, int index, String answer, GamePage board)
    implements BoardPage {
  /// The level of the game that follows: one that a newcomer wins.
  private static final String FIRST_LEVEL = "1";

  private static final Set<SpecialKey> SCROLLING =
      EnumSet.of(
          SpecialKey.SHIFT_UP,
          SpecialKey.SHIFT_DOWN,
          SpecialKey.SHIFT_LEFT,
          SpecialKey.SHIFT_RIGHT);

  /// Returns the page with the first step.
  ///
  /// @param id a board with a guided first game
  /// @param messages the messages without those of a game
  public static GuidedGamePage of(GameId id, Messages messages) {
    Messages own = messages.forGame(id.game());
    return new GuidedGamePage(id, 0, "", board(id, 0, List.of(), own));
  }

  private static GamePage board(GameId id, int index, List<Integer> moves, Messages messages) {
    List<Lesson> steps = steps(id);
    List<Position> positions = new ArrayList<>(List.of(steps.get(index).start(id.game())));
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(positions.getLast().formatMove(move));
      positions.add(positions.getLast().playUnchecked(move));
    }
    Optional<Ending> ending =
        Optional.of(positions.getLast().outcome())
            .filter(outcome -> outcome.isOver())
            .map(Ending::byRules);
    Seat seat = Seat.human(messages.format("player-name", 1));
    GameProgress progress = new GameProgress(seat, seat, positions, texts, List.of(), ending);
    return GamePage.of(
        progress, messages, messages.format("learn.step-count", index + 1, steps.size()));
  }

  private static List<Lesson> steps(GameId id) {
    return Lessons.of(id.game()).stepsOf(id.variant());
  }

  /// Returns the number of steps.
  int count() {
    return steps(id).size();
  }

  /// Returns the current step.
  Lesson current() {
    return steps(id).get(index);
  }

  /// Returns the texts of the current step.
  LessonText text() {
    return LessonText.ofStep(id.game(), current(), messages());
  }

  /// Returns the messages of the game.
  Messages messages() {
    return board.messages();
  }

  boolean isSolved() {
    return !answer.isEmpty();
  }

  boolean isLast() {
    return index + 1 == count();
  }

  /// Returns whether every task has been done.
  boolean isFinished() {
    return isSolved() && isLast();
  }

  @Override
  public GuidedGamePage with(GamePage other) {
    return new GuidedGamePage(id, index, answer, other);
  }

  @Override
  public GuidedGamePage withMessage(String text) {
    return with(board.withMessage(text));
  }

  /// Returns the page with another step, from its first position; an index out of range is clamped.
  GuidedGamePage atIndex(int other) {
    int now = Math.clamp(other, 0, count() - 1);
    GamePage first = board(id, now, List.of(), messages()).withDisplayOf(board);
    return new GuidedGamePage(id, now, "", first);
  }

  /// Returns the page after a legal move. One that does not solve the task is taken back.
  GuidedGamePage afterMove(int move) {
    if (!current().goal().isMetBy(current().start(id.game()), move)) {
      return with(board.with(MoveSelection.NONE)).withMessage(text().notSolved());
    }
    GamePage after = board(id, index, List.of(move), messages()).withDisplayOf(board);
    return new GuidedGamePage(id, index, text().solved(), after);
  }

  /// Returns the page after an attempt that the rules refuse, which is what some tasks ask for.
  ///
  /// @param reason why they refuse it
  GuidedGamePage afterRefusal(String attempt, String reason) {
    if (!current().goal().isMetByRefusal(attempt)) {
      return this;
    }
    GamePage after = board.with(new Prompt.None()).with(MoveSelection.NONE).withMessage("");
    return new GuidedGamePage(id, index, text().solvedBecause(reason), after);
  }

  @Override
  public List<PageKey> keys() {
    return List.of(
        key('n', "next", isSolved() && !isLast(), _ -> PageUpdate.of(atIndex(index + 1))),
        key('p', "previous", index > 0, _ -> PageUpdate.of(atIndex(index - 1))),
        key('a', "again", isSolved(), _ -> PageUpdate.of(atIndex(index))),
        new PageKey('c', "page.lesson.play", "page.lesson.help.play", isFinished(), this::play),
        key('?', "help", true, context -> PageUpdate.of(this, GameHelp.open(this, context))),
        key('q', "quit", true, _ -> PageUpdate.of(this, new PageRequest.Back())));
  }

  private static PageKey key(
      char letter, String text, boolean isActive, Function<PageContext, PageUpdate> action) {
    return new PageKey(letter, "page.key." + text, "page.lesson.help." + text, isActive, action);
  }

  private PageUpdate play(PageContext context) {
    GameChoices choices =
        GameChoices.PLAY_DEFAULT
            .withGame(id.game(), id.variant())
            .withPlayers(
                context.settings().playChoices().first().withPlayer(""),
                PlayerChoice.HUMAN.withPlayer(FIRST_LEVEL));
    return PageUpdate.of(this, new PageRequest.StartGame(choices, Optional.empty(), false));
  }

  /// Moves are entered while the task is open.
  @Override
  public Set<GameKey> sharedKeys() {
    return isSolved() ? GameKey.DISPLAY_KEYS : GameKey.ENTRY_KEYS;
  }

  @Override
  public String helpText() {
    return messages().format("page.lesson.help");
  }

  @Override
  public String status() {
    return isFinished()
        ? messages().format("page.lesson.done", messages().nameOf(id.variant()))
        : messages().format(isSolved() ? "page.lesson.solved" : "page.lesson.ask");
  }

  @Override
  public CharacterGrid panel(GamePageLayout layout, boolean ascii) {
    return GuidedGamePanel.draw(this, layout, ascii);
  }

  /// Checks the move that was entered, or the attempt that was refused.
  @Override
  public PageUpdate handleRequest(PageRequest request) {
    return switch (request) {
      case PageRequest.PlayMove(int move) -> PageUpdate.of(afterMove(move));
      case PageRequest.ReportRefusal(String attempt, String reason) ->
          PageUpdate.of(afterRefusal(attempt, reason));
      case PageRequest.AskResignation _ -> PageUpdate.of(this);
      default -> PageUpdate.of(this, request);
    };
  }

  /// Once the task is solved, the board can only be scrolled.
  @Override
  public Optional<PageUpdate> handleOwn(InputEvent input, PageContext context) {
    if (!isSolved()) {
      return Optional.empty();
    }
    if (BoardPage.isConfirmation(input)) {
      return Optional.of(isLast() ? play(context) : PageUpdate.of(atIndex(index + 1)));
    }
    boolean isIgnored =
        switch (input) {
          case InputEvent.KeyEvent(SpecialKey key) -> !SCROLLING.contains(key);
          case InputEvent.MouseEvent(InputEvent.MouseAction button, int _, int _) ->
              button == InputEvent.MouseAction.PRESS;
          default -> false;
        };
    return isIgnored ? Optional.of(PageUpdate.of(this)) : Optional.empty();
  }
}
