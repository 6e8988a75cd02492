package tabuleiro.terminal.screen.lesson;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.GamePageRenderer;
import tabuleiro.terminal.screen.game.Prompt;
import tabuleiro.terminal.screen.game.SideSymbol;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageFrame.KeyHint;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// Draws the page of a guided first game: the board on the left, the task and the answer on the
/// right.
final class GuidedGamePageRenderer {
  private GuidedGamePageRenderer() {}

  static CharacterGrid draw(GuidedGamePage page, PageContext context) {
    GamePageLayout layout = GamePageLayout.of(page.board(), context);
    CharacterGrid grid = GamePageRenderer.drawBoard(page.board(), layout, context);
    grid.draw(layout.panelLeft(), layout.top(), panel(page, layout, context.asciiOnly()));
    GamePageRenderer.writeBelow(grid, page.board(), statusText(page), keyHints(page));
    return grid;
  }

  /// Returns the panel with the task and, once it is solved, the answer; where both are too long
  /// for the panel, the answer alone.
  private static CharacterGrid panel(GuidedGamePage page, GamePageLayout layout, boolean ascii) {
    CharacterGrid panel = new CharacterGrid(layout.panelColumns(), layout.boardRows());
    List<String> task = TextLines.wrap(page.text().task(), panel.columns() - 1);
    List<String> answer = TextLines.wrap(page.answer(), panel.columns() - 1);
    boolean hasRoom = task.size() + 1 + answer.size() <= panel.rows();
    int row = hasRoom ? write(panel, 0, task, TextStyle.of(ColourRole.TEXT)) + 1 : 0;
    if (page.isSolved()) {
      write(panel, row, answer, TextStyle.of(ColourRole.KEY).asBold());
    } else {
      Position position = page.board().shownPosition();
      Side mover = position.sideToMove();
      Messages messages = page.messages();
      String symbol = SideSymbol.format(mover, position.scene(), messages, ascii);
      String turn = symbol + " " + messages.format("to-move", mover);
      write(panel, row, List.of(turn), SideSymbol.style(mover));
    }
    return panel;
  }

  /// Writes lines and returns the row below them.
  private static int write(CharacterGrid panel, int top, List<String> lines, TextStyle style) {
    for (int i = 0; i < lines.size(); i++) {
      panel.write(0, top + i, lines.get(i), style);
    }
    return top + lines.size();
  }

  private static String statusText(GuidedGamePage page) {
    Messages messages = page.messages();
    if (page.isFinished()) {
      return messages.format("page.lesson.done", messages.nameOf(page.id().variant()));
    }
    return messages.format(page.isSolved() ? "page.lesson.solved" : "page.lesson.ask");
  }

  /// Returns the active keys.
  static List<KeyHint> keyHints(GuidedGamePage page) {
    if (!(page.board().prompt() instanceof Prompt.None)) {
      return GamePageRenderer.keyHints(page.board());
    }
    Messages messages = page.messages();
    Stream<KeyHint> own =
        GuidedGameKey.activeIn(page).stream()
            .filter(key -> key != GuidedGameKey.QUIT)
            .map(key -> new KeyHint(key.letter(), key.label(messages)));
    Stream<KeyHint> shared =
        GuidedGameKey.sharedWithGame(page).stream()
            .map(key -> new KeyHint(key.letter(), key.label(messages)));
    KeyHint quit = new KeyHint(GuidedGameKey.QUIT.letter(), GuidedGameKey.QUIT.label(messages));
    return Stream.of(own, shared, Stream.of(quit)).flatMap(hints -> hints).toList();
  }
}
