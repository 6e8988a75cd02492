package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// The help of the page of puzzles.
final class PuzzleHelp {
  private PuzzleHelp() {}

  static TextPage page(PuzzlePage page, boolean ascii) {
    Messages words = page.board().words();
    StringBuilder text = new StringBuilder();
    text.append(words.say("page.puzzle.help")).append("\n\n");
    for (PuzzleKey key : PuzzleKey.of(page)) {
      text.append("  ").append(key.letter()).append("  ").append(key.help(words)).append('\n');
    }
    for (GameKey key : PuzzleKey.common(page)) {
      text.append("  ").append(key.letter()).append("  ").append(key.help(words)).append('\n');
    }
    text.append('\n').append(GameHelp.entering(page.board(), ascii));
    return TextPage.of(words.say("page.help.title"), text.toString());
  }
}
