package tabuleiro.terminal.screen.puzzle;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tabuleiro.play.Puzzle;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GamePageRenderer;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.Messages;

/// Draws the page of puzzles.
final class PuzzlePageRenderer {
  private PuzzlePageRenderer() {}

  static CharacterGrid draw(PuzzlePage page, PageContext context) {
    GamePageLayout layout = GamePageLayout.of(page.board(), context);
    CharacterGrid grid = GamePageRenderer.drawBoard(page.board(), layout, context);
    CharacterGrid panel = PuzzlePanel.draw(page, layout, context.asciiOnly());
    grid.draw(layout.panelLeft(), layout.top(), panel);
    GamePageRenderer.writeBelow(grid, page.board(), statusText(page), keyHints(page));
    return grid;
  }

  private static String statusText(PuzzlePage page) {
    Messages messages = page.board().messages();
    Puzzle puzzle = page.current().puzzle();
    Position position = puzzle.position();
    Side mover = position.sideToMove();
    if (page.current().isOpen()) {
      return messages.format(puzzle.messageKey("page.puzzle.ask"), mover, puzzle.moves());
    }
    return messages.format(page.hasNext() ? "page.puzzle.go-on" : "page.puzzle.last");
  }

  /// Returns the active keys.
  static List<KeyHint> keyHints(PuzzlePage page) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return GamePageRenderer.keyHints(page.board());
    }
    Messages messages = page.board().messages();
    Stream<KeyHint> own =
        PuzzleKey.activeIn(page).stream()
            .filter(key -> key != PuzzleKey.QUIT)
            .map(key -> new KeyHint(key.letter(), key.label(messages)));
    Stream<KeyHint> common =
        PuzzleKey.sharedWithGame(page).stream()
            .map(key -> new KeyHint(key.letter(), key.label(messages)));
    KeyHint quit = new KeyHint(PuzzleKey.QUIT.letter(), PuzzleKey.QUIT.label(messages));
    return Stream.of(own, common, Stream.of(quit)).flatMap(hints -> hints).toList();
  }

  /// Returns the index of the puzzle whose mark is at a place of the window; empty when there is
  /// none.
  static OptionalInt puzzleAt(PuzzlePage page, PageContext context, int column, int row) {
    GamePageLayout layout = GamePageLayout.of(page.board(), context);
    return PuzzlePanel.puzzleAt(page, layout, column - layout.panelLeft(), row - layout.top());
  }
}
