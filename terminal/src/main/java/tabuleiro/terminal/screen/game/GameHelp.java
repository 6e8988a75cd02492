package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.common.Legend;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.page.PageRequest;
import tabuleiro.terminal.screen.page.TextPage;
import tabuleiro.text.Messages;

/// Builds the help of a page with a board.
public final class GameHelp {
  private GameHelp() {}

  /// Returns the request to open the help of a page.
  public static PageRequest open(BoardPage page, PageContext context) {
    return new PageRequest.OpenPage(page(page, context.asciiOnly()));
  }

  private static TextPage page(BoardPage page, boolean ascii) {
    Messages messages = page.board().messages();
    StringBuilder text = new StringBuilder(page.helpText()).append("\n\n");
    PageKey.active(page.keys()).forEach(key -> text.append(key.helpLine(messages)));
    page.activeSharedKeys().forEach(key -> text.append(key.helpLine(messages)));
    text.append('\n').append(moveEntryText(page.board(), ascii));
    return TextPage.of(messages.format("page.help.title"), text.toString());
  }

  /// Returns how moves are typed, and a legend where the symbols of pieces need one.
  private static String moveEntryText(GamePage page, boolean ascii) {
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
