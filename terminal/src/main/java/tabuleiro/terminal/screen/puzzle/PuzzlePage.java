package tabuleiro.terminal.screen.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import tabuleiro.play.Ending;
import tabuleiro.play.Puzzle;
import tabuleiro.play.Seat;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.game.MoveSelection;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.terminal.screen.page.PageUpdate;
import tabuleiro.text.Messages;

/// The page of puzzles: a board on which the user looks for the only winning move.
///
/// @param states the puzzles, at least one
/// @param index the index of the shown puzzle
/// @param board the page of a game with the puzzle's position, and with the winning move once it is
///   known; it handles the entry of moves
/// @param messages the messages without those of a game
public record PuzzlePage(List<PuzzleState> states, int index, GamePage board, Messages messages)
    implements Page {
  /// Makes a defensive copy.
  public PuzzlePage {
    states = List.copyOf(states);
  }

  /// Returns the page with the first of some puzzles.
  ///
  /// @param puzzles the puzzles, at least one
  /// @param notice the first message; empty for none
  public static PuzzlePage of(List<Puzzle> puzzles, Messages messages, String notice) {
    List<PuzzleState> states = puzzles.stream().map(PuzzleState::of).toList();
    return new PuzzlePage(states, 0, board(states, 0, messages).withMessage(notice), messages);
  }

  private static GamePage board(List<PuzzleState> states, int index, Messages messages) {
    PuzzleState state = states.get(index);
    Position before = state.puzzle().position();
    int move = state.puzzle().solution();
    List<Position> positions = new ArrayList<>(List.of(before));
    List<String> moves = new ArrayList<>();
    Optional<Ending> ending = Optional.empty();
    if (!state.isOpen()) {
      positions.add(before.playUnchecked(move));
      moves.add(before.formatMove(move));
      ending = Optional.of(state.puzzle().ending());
    }
    Messages own = messages.forGame(before.game().id().game());
    Seat seat = Seat.human(own.format("player-name", 1));
    GameProgress progress = new GameProgress(seat, seat, positions, moves, List.of(), ending);
    return GamePage.of(progress, own, own.format("page.puzzle.number", index + 1, states.size()));
  }

  /// Returns the shown puzzle.
  PuzzleState current() {
    return states.get(index);
  }

  boolean hasNext() {
    return index + 1 < states.size();
  }

  boolean hasPrevious() {
    return index > 0;
  }

  /// Returns the number of puzzles that meet a condition.
  int count(Predicate<PuzzleState> which) {
    return (int) states.stream().filter(which).count();
  }

  /// Returns the page with another state of its board.
  PuzzlePage with(GamePage other) {
    return new PuzzlePage(states, index, other, messages);
  }

  /// Returns the page with a message.
  public PuzzlePage withMessage(String text) {
    return with(board.withMessage(text));
  }

  /// Returns the page with another puzzle; an index out of range is clamped.
  PuzzlePage atIndex(int other) {
    int now = Math.clamp(other, 0, states.size() - 1);
    return new PuzzlePage(states, now, board(states, now, messages).withDisplayOf(board), messages);
  }

  private PuzzlePage with(PuzzleState other) {
    List<PuzzleState> all = new ArrayList<>(states);
    all.set(index, other);
    return new PuzzlePage(all, index, board(all, index, messages).withDisplayOf(board), messages);
  }

  /// Returns the page after an attempt with a legal move.
  PuzzlePage withAttempt(int move) {
    PuzzlePage after = with(current().afterAttempt(move));
    String key =
        current().puzzle().messageKey(after.current().isFound() ? "puzzle-right" : "puzzle-wrong");
    return after.withMessage(after.board.messages().format(key, formatMove(move)));
  }

  /// Returns the page with the winning move shown.
  PuzzlePage withSolution() {
    PuzzlePage after = with(current().withSolutionShown());
    return after.withMessage(
        after
            .board
            .messages()
            .format(
                current().puzzle().messageKey("puzzle-answer"),
                formatMove(current().puzzle().solution())));
  }

  /// Returns the page with one more target of the winning move selected; the last hint shows the
  /// move.
  PuzzlePage withHint() {
    Puzzle puzzle = current().puzzle();
    List<ClickTarget> path = puzzle.position().decode(puzzle.solution()).path();
    int targets = current().hintCount() + 1;
    if (targets >= path.size()) {
      return withSolution();
    }
    PuzzlePage after = with(current().withHint());
    MoveSelection selection = MoveSelection.NONE.withTargets(path.subList(0, targets));
    return after.with(after.board.with(selection)).withMessage(messages.format("page.puzzle.hint"));
  }

  private String formatMove(int move) {
    return current().puzzle().position().formatMove(move);
  }

  @Override
  public Optional<String> game(PageContext context) {
    return board.game(context);
  }

  @Override
  public CharacterGrid draw(PageContext context) {
    return PuzzlePageRenderer.draw(this, context);
  }

  @Override
  public List<KeyHint> keyHints(PageContext context) {
    return PuzzlePageRenderer.keyHints(this);
  }

  @Override
  public boolean isTyping(PageContext context) {
    return board.isTyping(context);
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext context) {
    return new PuzzleInputHandler(this, context).handle(input);
  }
}
