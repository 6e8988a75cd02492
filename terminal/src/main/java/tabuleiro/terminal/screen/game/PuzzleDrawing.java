package tabuleiro.terminal.screen.game;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.page.Frame.KeyHint;
import tabuleiro.terminal.screen.page.View;
import tabuleiro.terminal.screen.sheet.Sheet;
import tabuleiro.text.Messages;

/// Draws the page of puzzles.
final class PuzzleDrawing {
  private PuzzleDrawing() {}

  static Sheet draw(PuzzlePage page, View view) {
    Layout layout = Layout.of(view);
    Sheet sheet = GameDrawing.board(page.board(), layout, view);
    Sheet panel = PuzzlePanel.draw(page, layout, view.ascii());
    sheet.draw(layout.panelLeft(), Layout.TOP, panel);
    GameDrawing.below(sheet, page.board(), state(page), keys(page));
    return sheet;
  }

  private static String state(PuzzlePage page) {
    Messages words = page.board().words();
    Position position = page.riddle().puzzle().position();
    Side mover = position.sideToMove();
    if (page.riddle().isOpen()) {
      return words.say("page.puzzle.ask", mover);
    }
    return words.say(page.hasNext() ? "page.puzzle.go-on" : "page.puzzle.last");
  }

  /// Returns the keys that do something now.
  static List<KeyHint> keys(PuzzlePage page) {
    if (!(page.board().entry() instanceof Entry.None)) {
      return GameDrawing.keys(page.board());
    }
    Messages words = page.board().words();
    Stream<KeyHint> own =
        PuzzleKey.of(page).stream()
            .filter(key -> key != PuzzleKey.QUIT)
            .map(key -> new KeyHint(key.letter(), key.brief(words)));
    Stream<KeyHint> common =
        PuzzleKey.common(page).stream().map(key -> new KeyHint(key.letter(), key.brief(words)));
    KeyHint quit = new KeyHint(PuzzleKey.QUIT.letter(), PuzzleKey.QUIT.brief(words));
    return Stream.of(own, common, Stream.of(quit)).flatMap(hints -> hints).toList();
  }

  /// Returns the puzzle whose mark is shown at a place of the window; empty where none is.
  static OptionalInt riddleAt(PuzzlePage page, View view, int column, int row) {
    Layout layout = Layout.of(view);
    return PuzzlePanel.riddleAt(page, layout, column - layout.panelLeft(), row - Layout.TOP);
  }
}
