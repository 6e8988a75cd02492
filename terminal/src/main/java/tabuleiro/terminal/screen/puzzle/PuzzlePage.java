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

/// The page that asks puzzles: a board on which the one move that wins is made.
///
/// @param states at least one
/// @param index of the one that is shown
/// @param board the page of a game that has the puzzle's position, and the winning move once it is
///   known; it understands how moves are entered
/// @param messages with no game chosen
public record PuzzlePage(List<PuzzleState> states, int index, GamePage board, Messages messages)
    implements Page {
  /// Copies the list.
  public PuzzlePage {
    states = List.copyOf(states);
  }

  /// Returns the page at the first of some puzzles.
  ///
  /// @param puzzles at least one
  /// @param notice what is said first; empty for nothing
  public static PuzzlePage of(List<Puzzle> puzzles, Messages words, String notice) {
    List<PuzzleState> riddles = puzzles.stream().map(PuzzleState::of).toList();
    return new PuzzlePage(riddles, 0, board(riddles, 0, words).withMessage(notice), words);
  }

  private static GamePage board(List<PuzzleState> riddles, int index, Messages words) {
    PuzzleState riddle = riddles.get(index);
    Position before = riddle.puzzle().position();
    int move = riddle.puzzle().solution();
    List<Position> positions = new ArrayList<>(List.of(before));
    List<String> moves = new ArrayList<>();
    Optional<Ending> ending = Optional.empty();
    if (!riddle.isOpen()) {
      positions.add(before.playUnchecked(move));
      moves.add(before.formatMove(move));
      ending = Optional.of(riddle.puzzle().ending());
    }
    Messages own = words.forGame(before.game().id().game());
    Seat seat = Seat.human(own.format("player-name", 1));
    GameProgress table = new GameProgress(seat, seat, positions, moves, List.of(), ending);
    return GamePage.of(table, own, own.format("page.puzzle.number", index + 1, riddles.size()));
  }

  /// Returns the puzzle that is shown.
  PuzzleState current() {
    return states.get(index);
  }

  boolean hasNext() {
    return index + 1 < states.size();
  }

  boolean hasPrevious() {
    return index > 0;
  }

  /// Returns how many puzzles have something in common.
  int count(Predicate<PuzzleState> which) {
    return (int) states.stream().filter(which).count();
  }

  /// Returns the page with something else done at its board.
  PuzzlePage with(GamePage other) {
    return new PuzzlePage(states, index, other, messages);
  }

  /// Returns the page with something said below.
  public PuzzlePage withMessage(String text) {
    return with(board.withMessage(text));
  }

  /// Returns the page at another puzzle, or at the same where there is none.
  PuzzlePage atIndex(int other) {
    int now = Math.clamp(other, 0, states.size() - 1);
    return new PuzzlePage(states, now, board(states, now, messages).withDisplayOf(board), messages);
  }

  private PuzzlePage with(PuzzleState other) {
    List<PuzzleState> all = new ArrayList<>(states);
    all.set(index, other);
    return new PuzzlePage(all, index, board(all, index, messages).withDisplayOf(board), messages);
  }

  /// Returns the page after a legal move was tried.
  PuzzlePage withAttempt(int move) {
    PuzzlePage after = with(current().afterAttempt(move));
    String key = after.current().isFound() ? "puzzle-right" : "puzzle-wrong";
    return after.withMessage(after.board.messages().format(key, text(move)));
  }

  /// Returns the page with the winning move shown.
  PuzzlePage withSolution() {
    PuzzlePage after = with(current().withSolutionShown());
    return after.withMessage(
        after.board.messages().format("puzzle-answer", text(current().puzzle().solution())));
  }

  /// Returns the page with one more spot of the winning move picked, and told instead of the last.
  PuzzlePage withHint() {
    Puzzle puzzle = current().puzzle();
    List<ClickTarget> path = puzzle.position().decode(puzzle.solution()).path();
    int spots = current().hintCount() + 1;
    if (spots >= path.size()) {
      return withSolution();
    }
    PuzzlePage after = with(current().withHint());
    MoveSelection picking = MoveSelection.NONE.withSpots(path.subList(0, spots));
    return after.with(after.board.with(picking)).withMessage(messages.format("page.puzzle.hint"));
  }

  private String text(int move) {
    return current().puzzle().position().formatMove(move);
  }

  @Override
  public CharacterGrid draw(PageContext view) {
    return PuzzlePageRenderer.draw(this, view);
  }

  @Override
  public List<KeyHint> keyHints(PageContext view) {
    return PuzzlePageRenderer.keyHints(this);
  }

  @Override
  public PageUpdate handle(InputEvent input, PageContext view) {
    return new PuzzleInputHandler(this, view).handle(input);
  }
}
