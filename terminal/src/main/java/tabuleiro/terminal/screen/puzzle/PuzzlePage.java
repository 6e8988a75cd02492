package tabuleiro.terminal.screen.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tabuleiro.play.Ending;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.session.Seat;
import tabuleiro.rules.ClickTarget;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.BoardPage;
import tabuleiro.terminal.screen.game.GameHelp;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GameProgress;
import tabuleiro.terminal.screen.game.MoveSelection;
import tabuleiro.terminal.screen.game.PageKey;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.page.Page;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
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
    implements BoardPage {
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

  @Override
  public PuzzlePage with(GamePage other) {
    return new PuzzlePage(states, index, other, messages);
  }

  @Override
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
  public List<PageKey> keys() {
    boolean isOpen = current().isOpen();
    return List.of(
        key('n', "next", hasNext(), () -> atIndex(index + 1)),
        key('p', "previous", hasPrevious(), () -> atIndex(index - 1)),
        key('H', "hint", isOpen, this::withHint),
        key('s', "solution", isOpen, this::withSolution),
        key('?', "help", context -> GameHelp.open(this, context)),
        key('q', "quit", _ -> new PageRequest.Back()));
  }

  private static PageKey key(char letter, String text, boolean isActive, Supplier<Page> after) {
    return row(letter, text, isActive, _ -> PageUpdate.of(after.get()));
  }

  private PageKey key(char letter, String text, Function<PageContext, PageRequest> request) {
    return row(letter, text, true, context -> PageUpdate.of(this, request.apply(context)));
  }

  private static PageKey row(
      char letter, String text, boolean isActive, Function<PageContext, PageUpdate> action) {
    return new PageKey(letter, "page.key." + text, "page.puzzle.help." + text, isActive, action);
  }

  @Override
  public Set<GameKey> sharedKeys() {
    return GameKey.STEP_KEYS;
  }

  @Override
  public String helpText() {
    return board.messages().format("page.puzzle.help");
  }

  @Override
  public String status() {
    Puzzle puzzle = current().puzzle();
    if (current().isOpen()) {
      Side mover = puzzle.position().sideToMove();
      return board.messages().format(puzzle.messageKey("page.puzzle.ask"), mover, puzzle.moves());
    }
    return board.messages().format(hasNext() ? "page.puzzle.go-on" : "page.puzzle.last");
  }

  @Override
  public CharacterGrid panel(GamePageLayout layout, boolean ascii) {
    return PuzzlePanel.draw(this, layout, ascii);
  }

  /// Checks the move that was entered.
  @Override
  public PageUpdate handleRequest(PageRequest request) {
    return switch (request) {
      case PageRequest.PlayMove(int move) -> PageUpdate.of(withAttempt(move));
      case PageRequest.AskResignation _ -> PageUpdate.of(withSolution());
      default -> PageUpdate.of(this, request);
    };
  }

  @Override
  public Optional<PageUpdate> handleOwn(InputEvent input, PageContext context) {
    return input
                instanceof InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row)
            && button == InputEvent.MouseAction.PRESS
        ? press(column, row, context)
        : Optional.of(input)
            .filter(event -> BoardPage.isConfirmation(event) && !current().isOpen())
            .map(_ -> PageUpdate.of(hasNext() ? atIndex(index + 1) : this));
  }

  /// Opens the puzzle whose mark was clicked; the board of a solved one ignores the mouse.
  private Optional<PageUpdate> press(int column, int row, PageContext context) {
    GamePageLayout layout = GamePageLayout.of(board, context);
    OptionalInt clicked =
        PuzzlePanel.puzzleAt(this, layout, column - layout.panelLeft(), row - layout.top());
    if (clicked.isPresent()) {
      return Optional.of(PageUpdate.of(atIndex(clicked.getAsInt())));
    }
    return current().isOpen() ? Optional.empty() : Optional.of(PageUpdate.of(this));
  }
}
