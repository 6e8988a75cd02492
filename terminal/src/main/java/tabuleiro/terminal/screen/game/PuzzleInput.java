package tabuleiro.terminal.screen.game;

import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.terminal.screen.input.Input;
import tabuleiro.terminal.screen.input.Stroke;
import tabuleiro.terminal.screen.page.Answer;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.page.Wish;

/// What a person does at the page of puzzles. How a move is entered, the page of a game knows.
///
/// @param page before it
record PuzzleInput(PuzzlePage page, View view) {
  Answer on(Input input) {
    if (!(page.board().entry() instanceof Entry.None)) {
      return heard(page.board().on(input, view));
    }
    return switch (input) {
      case Input.Typed(int character) -> typed(character, input);
      case Input.Pressed(Stroke key) when key == Stroke.ENTER && !page.riddle().isOpen() -> next();
      case Input.Pointed(Input.Button button, int column, int row)
          when button == Input.Button.DOWN ->
          pointed(column, row, input);
      default -> heard(page.board().on(input, view));
    };
  }

  private Answer typed(int character, Input input) {
    Optional<PuzzleKey> key = PuzzleKey.of(character, page);
    if (key.isPresent()) {
      return obey(key.get());
    }
    if (character == ' ' && !page.riddle().isOpen()) {
      return next();
    }
    return PuzzleKey.isForBoard(character, page)
        ? heard(page.board().on(input, view))
        : Answer.of(page.saying(page.words().say("page.no-key", Character.toString(character))));
  }

  private Answer obey(PuzzleKey key) {
    return switch (key) {
      case NEXT -> Answer.of(page.at(page.index() + 1));
      case PREVIOUS -> Answer.of(page.at(page.index() - 1));
      case HINT -> Answer.of(page.hinted());
      case SOLUTION -> Answer.of(page.told());
      case HELP -> Answer.of(page, new Wish.Open(PuzzleHelp.page(page, view.ascii())));
      case QUIT -> Answer.of(page, new Wish.Back());
    };
  }

  private Answer next() {
    return page.hasNext() ? obey(PuzzleKey.NEXT) : Answer.of(page);
  }

  private Answer pointed(int column, int row, Input input) {
    OptionalInt riddle = PuzzleDrawing.riddleAt(page, view, column, row);
    if (riddle.isPresent()) {
      return Answer.of(page.at(riddle.getAsInt()));
    }
    return page.riddle().isOpen() ? heard(page.board().on(input, view)) : Answer.of(page);
  }

  /// Judges the move that was entered, if one was.
  private Answer heard(Answer answer) {
    PuzzlePage after = page.with((GamePage) answer.page());
    if (answer.wish().isEmpty()) {
      return Answer.of(after);
    }
    return switch (answer.wish().get()) {
      case Wish.Play(int move) -> Answer.of(after.tried(move));
      case Wish.Resign _ -> Answer.of(after.told());
      case Wish wish -> Answer.of(after, wish);
    };
  }
}
