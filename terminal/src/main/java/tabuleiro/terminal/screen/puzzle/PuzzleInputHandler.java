package tabuleiro.terminal.screen.puzzle;

import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.terminal.screen.game.GamePage;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.input.InputEvent;
import tabuleiro.terminal.screen.input.SpecialKey;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.PageUpdate;

/// Handles input on the page of puzzles. The page of a game handles the entry of moves.
///
/// @param page the page before the input
record PuzzleInputHandler(PuzzlePage page, PageContext context) {
  PageUpdate handle(InputEvent input) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return withBoardUpdate(page.board().handle(input, context));
    }
    return switch (input) {
      case InputEvent.CharacterEvent(int character) -> handleCharacter(character, input);
      case InputEvent.KeyEvent(SpecialKey key)
          when key == SpecialKey.ENTER && !page.current().isOpen() ->
          nextPuzzle();
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row)
          when button == InputEvent.MouseAction.PRESS ->
          handleMouse(column, row, input);
      default -> withBoardUpdate(page.board().handle(input, context));
    };
  }

  private PageUpdate handleCharacter(int character, InputEvent input) {
    Optional<PuzzleKey> key = PuzzleKey.activeIn(character, page);
    if (key.isPresent()) {
      return execute(key.get());
    }
    if (character == ' ' && !page.current().isOpen()) {
      return nextPuzzle();
    }
    return PuzzleKey.isForBoard(character, page)
        ? withBoardUpdate(page.board().handle(input, context))
        : PageUpdate.of(
            page.withMessage(page.messages().format("page.no-key", Character.toString(character))));
  }

  private PageUpdate execute(PuzzleKey key) {
    return switch (key) {
      case NEXT -> PageUpdate.of(page.atIndex(page.index() + 1));
      case PREVIOUS -> PageUpdate.of(page.atIndex(page.index() - 1));
      case HINT -> PageUpdate.of(page.withHint());
      case SOLUTION -> PageUpdate.of(page.withSolution());
      case HELP ->
          PageUpdate.of(page, new PageRequest.OpenPage(PuzzleHelp.page(page, context.asciiOnly())));
      case QUIT -> PageUpdate.of(page, new PageRequest.Back());
    };
  }

  private PageUpdate nextPuzzle() {
    return page.hasNext() ? execute(PuzzleKey.NEXT) : PageUpdate.of(page);
  }

  private PageUpdate handleMouse(int column, int row, InputEvent input) {
    OptionalInt state = PuzzlePageRenderer.puzzleAt(page, context, column, row);
    if (state.isPresent()) {
      return PageUpdate.of(page.atIndex(state.getAsInt()));
    }
    return page.current().isOpen()
        ? withBoardUpdate(page.board().handle(input, context))
        : PageUpdate.of(page);
  }

  /// Checks the move that was entered, if there is one.
  private PageUpdate withBoardUpdate(PageUpdate update) {
    PuzzlePage after = page.with((GamePage) update.page());
    if (update.request().isEmpty()) {
      return PageUpdate.of(after);
    }
    return switch (update.request().get()) {
      case PageRequest.PlayMove(int move) -> PageUpdate.of(after.withAttempt(move));
      case PageRequest.AskResignation _ -> PageUpdate.of(after.withSolution());
      case PageRequest request -> PageUpdate.of(after, request);
    };
  }
}
