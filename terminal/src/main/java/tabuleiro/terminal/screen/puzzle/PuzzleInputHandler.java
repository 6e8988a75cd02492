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

/// What a person does at the page of puzzles. How a move is entered, the page of a game knows.
///
/// @param page before it
record PuzzleInputHandler(PuzzlePage page, PageContext view) {
  PageUpdate handle(InputEvent input) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return heard(page.board().handle(input, view));
    }
    return switch (input) {
      case InputEvent.CharacterEvent(int character) -> typed(character, input);
      case InputEvent.KeyEvent(SpecialKey key)
          when key == SpecialKey.ENTER && !page.current().isOpen() ->
          next();
      case InputEvent.MouseEvent(InputEvent.MouseAction button, int column, int row)
          when button == InputEvent.MouseAction.PRESS ->
          pointed(column, row, input);
      default -> heard(page.board().handle(input, view));
    };
  }

  private PageUpdate typed(int character, InputEvent input) {
    Optional<PuzzleKey> key = PuzzleKey.activeIn(character, page);
    if (key.isPresent()) {
      return obey(key.get());
    }
    if (character == ' ' && !page.current().isOpen()) {
      return next();
    }
    return PuzzleKey.isForBoard(character, page)
        ? heard(page.board().handle(input, view))
        : PageUpdate.of(
            page.withMessage(page.messages().format("page.no-key", Character.toString(character))));
  }

  private PageUpdate obey(PuzzleKey key) {
    return switch (key) {
      case NEXT -> PageUpdate.of(page.atIndex(page.index() + 1));
      case PREVIOUS -> PageUpdate.of(page.atIndex(page.index() - 1));
      case HINT -> PageUpdate.of(page.withHint());
      case SOLUTION -> PageUpdate.of(page.withSolution());
      case HELP ->
          PageUpdate.of(page, new PageRequest.OpenPage(PuzzleHelp.page(page, view.asciiOnly())));
      case QUIT -> PageUpdate.of(page, new PageRequest.Back());
    };
  }

  private PageUpdate next() {
    return page.hasNext() ? obey(PuzzleKey.NEXT) : PageUpdate.of(page);
  }

  private PageUpdate pointed(int column, int row, InputEvent input) {
    OptionalInt riddle = PuzzlePageRenderer.puzzleAt(page, view, column, row);
    if (riddle.isPresent()) {
      return PageUpdate.of(page.atIndex(riddle.getAsInt()));
    }
    return page.current().isOpen() ? heard(page.board().handle(input, view)) : PageUpdate.of(page);
  }

  /// Judges the move that was entered, if one was.
  private PageUpdate heard(PageUpdate answer) {
    PuzzlePage after = page.with((GamePage) answer.page());
    if (answer.request().isEmpty()) {
      return PageUpdate.of(after);
    }
    return switch (answer.request().get()) {
      case PageRequest.PlayMove(int move) -> PageUpdate.of(after.withAttempt(move));
      case PageRequest.Resign _ -> PageUpdate.of(after.withSolution());
      case PageRequest wish -> PageUpdate.of(after, wish);
    };
  }
}
