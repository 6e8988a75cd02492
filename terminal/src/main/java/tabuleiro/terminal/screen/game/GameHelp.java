package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.Legend;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// The help of a game's page.
public final class GameHelp {
  private GameHelp() {}

  public static TextPage page(GamePage page, boolean ascii) {
    Messages words = page.messages();
    StringBuilder text = new StringBuilder();
    text.append(words.format("page.help.picking")).append("\n\n");
    for (GameKey key : GameKey.activeIn(page)) {
      text.append("  ")
          .append(key.letter())
          .append("  ")
          .append(key.explanation(words))
          .append('\n');
    }
    text.append('\n').append(moveEntryText(page, ascii));
    return TextPage.of(words.format("page.help.title"), text.toString());
  }

  /// Returns how moves are typed, and what stands for what where that is not seen.
  public static String moveEntryText(GamePage page, boolean ascii) {
    Messages words = page.messages();
    StringBuilder text = new StringBuilder(words.format("page.help.typing")).append('\n');
    text.append(words.format("clicks")).append('\n');
    text.append(words.format("steps")).append("\n\n");
    if (ascii || SideSymbol.hasSeveralKinds(page.shownPosition().scene())) {
      text.append(Legend.format(page.shownPosition(), words));
    }
    return text.toString();
  }
}
