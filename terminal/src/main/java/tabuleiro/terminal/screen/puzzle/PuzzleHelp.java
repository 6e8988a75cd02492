package tabuleiro.terminal.screen.puzzle;

import tabuleiro.terminal.screen.game.GameHelp;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// Builds the help of the page of puzzles.
final class PuzzleHelp {
  private PuzzleHelp() {}

  static TextPage page(PuzzlePage page, boolean ascii) {
    Messages messages = page.board().messages();
    StringBuilder text = new StringBuilder();
    text.append(messages.format("page.puzzle.help")).append("\n\n");
    for (PuzzleKey key : PuzzleKey.activeIn(page)) {
      text.append("  ")
          .append(key.letter())
          .append("  ")
          .append(key.explanation(messages))
          .append('\n');
    }
    for (GameKey key : PuzzleKey.sharedWithGame(page)) {
      text.append("  ")
          .append(key.letter())
          .append("  ")
          .append(key.explanation(messages))
          .append('\n');
    }
    text.append('\n').append(GameHelp.moveEntryText(page.board(), ascii));
    return TextPage.of(messages.format("page.help.title"), text.toString());
  }
}
