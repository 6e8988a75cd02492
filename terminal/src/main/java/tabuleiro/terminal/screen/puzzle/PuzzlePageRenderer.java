package tabuleiro.terminal.screen.puzzle;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
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

  static CharacterGrid draw(PuzzlePage page, PageContext view) {
    GamePageLayout layout = GamePageLayout.of(view);
    CharacterGrid sheet = GamePageRenderer.drawBoard(page.board(), layout, view);
    CharacterGrid panel = PuzzlePanel.draw(page, layout, view.asciiOnly());
    sheet.draw(layout.panelLeft(), GamePageLayout.TOP, panel);
    GamePageRenderer.writeBelow(sheet, page.board(), state(page), keyHints(page));
    return sheet;
  }

  private static String state(PuzzlePage page) {
    Messages words = page.board().messages();
    Position position = page.current().puzzle().position();
    Side mover = position.sideToMove();
    if (page.current().isOpen()) {
      return words.format("page.puzzle.ask", mover);
    }
    return words.format(page.hasNext() ? "page.puzzle.go-on" : "page.puzzle.last");
  }

  /// Returns the keys that do something now.
  static List<KeyHint> keyHints(PuzzlePage page) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return GamePageRenderer.keyHints(page.board());
    }
    Messages words = page.board().messages();
    Stream<KeyHint> own =
        PuzzleKey.activeIn(page).stream()
            .filter(key -> key != PuzzleKey.QUIT)
            .map(key -> new KeyHint(key.letter(), key.label(words)));
    Stream<KeyHint> common =
        PuzzleKey.sharedWithGame(page).stream()
            .map(key -> new KeyHint(key.letter(), key.label(words)));
    KeyHint quit = new KeyHint(PuzzleKey.QUIT.letter(), PuzzleKey.QUIT.label(words));
    return Stream.of(own, common, Stream.of(quit)).flatMap(hints -> hints).toList();
  }

  /// Returns the puzzle whose mark is shown at a place of the window; empty where none is.
  static OptionalInt puzzleAt(PuzzlePage page, PageContext view, int column, int row) {
    GamePageLayout layout = GamePageLayout.of(view);
    return PuzzlePanel.puzzleAt(
        page, layout, column - layout.panelLeft(), row - GamePageLayout.TOP);
  }
}
