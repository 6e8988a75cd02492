package tabuleiro.terminal.screen.lesson;

import tabuleiro.terminal.screen.game.GameHelp;
import tabuleiro.terminal.screen.game.GameKey;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// Builds the help of a guided first game.
final class GuidedGameHelp {
  private GuidedGameHelp() {}

  static TextPage page(GuidedGamePage page, boolean ascii) {
    Messages messages = page.messages();
    StringBuilder text = new StringBuilder(messages.format("page.lesson.help")).append("\n\n");
    for (GuidedGameKey key : GuidedGameKey.activeIn(page)) {
      appendKey(text, key.letter(), key.explanation(messages));
    }
    for (GameKey key : GuidedGameKey.sharedWithGame(page)) {
      appendKey(text, key.letter(), key.explanation(messages));
    }
    text.append('\n').append(GameHelp.moveEntryText(page.board(), ascii));
    return TextPage.of(messages.format("page.help.title"), text.toString());
  }

  private static void appendKey(StringBuilder text, String letter, String explanation) {
    text.append("  ").append(letter).append("  ").append(explanation).append('\n');
  }
}
