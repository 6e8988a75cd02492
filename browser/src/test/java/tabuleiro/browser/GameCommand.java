package tabuleiro.browser;

import com.microsoft.playwright.Page;

/// A command in the game of a page, sent without its controls.
final class GameCommand {
  private static final String SEND =
      """
      async action => {
        const game = location.pathname.replace(/^.*\\//, '');
        const headers = { 'Content-Type': 'application/json' };
        for (;;) {
          const { head, ply } = await (await fetch(`/api/v2/games/${game}`)).json();
          const body = { id: crypto.randomUUID(), seenSequence: head.sequence, ply, action };
          const answer = await fetch(`/api/v2/games/${game}/commands`,
            { method: 'POST', headers, body: JSON.stringify(body) });
          if (answer.ok) {
            return;
          }
          const problem = await answer.json();
          if (problem.error !== 'stale') {
            throw new Error(JSON.stringify(problem));
          }
        }
      }\
      """;

  private GameCommand() {}

  /// Sends a command, such as `resign`, and waits for the answer. It is sent again when a computer
  /// has moved meanwhile.
  static void send(Page page, String action) {
    page.evaluate(SEND, action);
  }
}
