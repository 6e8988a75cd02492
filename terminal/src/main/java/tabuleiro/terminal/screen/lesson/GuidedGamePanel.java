package tabuleiro.terminal.screen.lesson;

import java.util.List;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.game.GamePageLayout;
import tabuleiro.terminal.screen.game.SideSymbol;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;
import tabuleiro.text.Messages;
import tabuleiro.text.TextLines;

/// Draws the panel beside the board of a guided first game.
final class GuidedGamePanel {
  private GuidedGamePanel() {}

  /// Returns the panel with the task and, once it is solved, the answer; where both are too long
  /// for the panel, the answer alone.
  static CharacterGrid draw(GuidedGamePage page, GamePageLayout layout, boolean ascii) {
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
}
