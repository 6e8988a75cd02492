package tabuleiro.terminal.screen.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.play.Ending;
import tabuleiro.play.Seat;
import tabuleiro.play.lesson.Lesson;
import tabuleiro.play.lesson.LessonText;
import tabuleiro.play.lesson.Lessons;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.game.MoveSelection;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The page of a board's guided first game: one task after another, each checked.
///
/// @param id the board
/// @param index the index of the current step
/// @param answer the answer to the solved task; empty while it is open
/// @param board the page of a game with the position of the task; it handles the entry of moves
public record GuidedGamePage(GameId id, int index, String answer, GamePage board) implements Page {
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

  /// Returns the page with another state of its board.
  GuidedGamePage with(GamePage other) {
    return new GuidedGamePage(id, index, answer, other);
  }

  /// Returns the page with a message.
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
  public Optional<String> game(PageContext context) {
    return board.game(context);
  }

  @Override
  public CharacterGrid draw(PageContext context) {
    return GuidedGamePageRenderer.draw(this, context);
  }

  @Override
  public List<KeyHint> keyHints(PageContext context) {
    return GuidedGamePageRenderer.keyHints(this);
  }

  @Override
  public boolean isTyping(PageContext context) {
    return board.isTyping(context);
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext context) {
    return new GuidedGameInputHandler(this, context).handle(input);
  }
}
