package tabuleiro.browser;

import com.microsoft.playwright.Page;

/// A command in the game of a page, sent without its controls.
final class GameCommand {
  private static final String SEND =
      """
      async action => {
        const game = location.pathname.replace(/^.*\\//, '');
        const { head, ply } = await (await fetch(`/api/v1/games/${game}`)).json();
        const body = { id: crypto.randomUUID(), seen: head.sequence, ply, do: action };
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(`/api/v1/games/${game}/commands`,
          { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) {
          throw new Error(await answer.text());
        }
      }\
      """;

  private GameCommand() {}

  /// Sends a command, such as `resign`, and waits for the answer.
  static void send(Page page, String action) {
    page.evaluate(SEND, action);
  }
}
