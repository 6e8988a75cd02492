package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.common.Legend;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// Builds the help of a game's page.
public final class GameHelp {
  private GameHelp() {}

  public static TextPage page(GamePage page, boolean ascii) {
    Messages messages = page.messages();
    StringBuilder text = new StringBuilder();
    text.append(messages.format("page.help.picking")).append("\n\n");
    for (GameKey key : GameKey.activeIn(page)) {
      text.append("  ")
          .append(key.letter())
          .append("  ")
          .append(key.explanation(messages))
          .append('\n');
    }
    text.append('\n').append(moveEntryText(page, ascii));
    return TextPage.of(messages.format("page.help.title"), text.toString());
  }

  /// Returns how moves are typed, and a legend where the symbols of pieces need one.
  public static String moveEntryText(GamePage page, boolean ascii) {
    Messages messages = page.messages();
    StringBuilder text = new StringBuilder(messages.format("page.help.typing")).append('\n');
    text.append(messages.format("clicks")).append('\n');
    text.append(messages.format("steps")).append("\n\n");
    if (ascii || SideSymbol.hasSeveralKinds(page.shownPosition().scene())) {
      text.append(Legend.format(page.shownPosition(), messages));
    }
    return text.toString();
  }
}
