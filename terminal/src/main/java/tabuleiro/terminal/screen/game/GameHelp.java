package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.Legend;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// The help of a game's page.
final class GameHelp {
  private GameHelp() {}

  static TextPage page(GamePage page, boolean ascii) {
    Messages words = page.words();
    StringBuilder text = new StringBuilder();
    text.append(words.say("page.help.picking")).append("\n\n");
    for (GameKey key : GameKey.of(page)) {
      text.append("  ").append(key.letter()).append("  ").append(key.help(words)).append('\n');
    }
    text.append('\n').append(entering(page, ascii));
    return TextPage.of(words.say("page.help.title"), text.toString());
  }

  /// Returns how moves are typed, and what stands for what where that is not seen.
  static String entering(GamePage page, boolean ascii) {
    Messages words = page.words();
    StringBuilder text = new StringBuilder(words.say("page.help.typing")).append('\n');
    text.append(words.say("clicks")).append('\n');
    text.append(words.say("steps")).append("\n\n");
    if (ascii || Badge.hasKinds(page.shown().scene())) {
      text.append(Legend.of(page.shown(), words));
    }
    return text.toString();
  }
}
