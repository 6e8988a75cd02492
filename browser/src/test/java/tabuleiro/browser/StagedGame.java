package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/// A game in a window, in which a test brings about the states that its page shows.
///
/// @param window the window of the first player
/// @param friend the second player; its token is empty against a computer
record StagedGame(GameWindow window, ApiPlayer friend) {
  private static final String CREATE =
      """
      ([game, variant, second, options]) => fetch('/api/v2/games', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), game, variant, first: 'me', second,
          sides: 'fixed', name: 'Ana', ...JSON.parse(options) }),
      }).then(answer => answer.json()).then(({ gameId, tokens }) =>
        [gameId, tokens[second === 'me' ? 'first' : 'second'] ?? ''])\
      """;

  /// Creates a game in a window that shows a page of the site, and opens it.
  ///
  /// @param board the game and the variant, such as `talpa/8x8`
  /// @param second `other` for a friend, or the level of a computer
  /// @param options further fields of the game, as JSON
  static StagedGame create(TestSite site, Page page, String board, String second, String options) {
    if (page.url().equals("about:blank")) {
      site.navigate(page, "/about");
    }
    String[] parts = board.split("/", -1);
    List<?> created = (List<?>) page.evaluate(CREATE, List.of(parts[0], parts[1], second, options));
    String game = (String) created.getFirst();
    site.navigate(page, "/g/" + game);
    return new StagedGame(
        new GameWindow(page, new MouseInput(page)),
        new ApiPlayer(page, game, (String) created.getLast()));
  }

  /// Creates a game of Talpa with a friend who has taken the other seat.
  static StagedGame begun(TestSite site, Page page, String options) {
    return create(site, page, "talpa/8x8", "other", options).begin();
  }

  /// Lets the friend take the other seat.
  StagedGame begin() {
    friend.takeSeat("Rui");
    assertThat(page().locator("tabuleiro-board:not([locked])")).isAttached();
    return this;
  }

  Page page() {
    return window.page();
  }

  /// Plays the first legal move of each player.
  StagedGame playBoth() {
    window.play(new BoardProbe(page()).legalPath(0));
    window.waitForMoves(1);
    friend.playFirstLegalMove();
    window.waitForMoves(2);
    return this;
  }

  /// Clicks a button beside the board.
  void click(String text) {
    page()
        .locator("main button:visible")
        .getByText(text, new Locator.GetByTextOptions().setExact(true))
        .click();
  }

  /// Lets the friend make an offer, and waits until the page shows it.
  StagedGame offer(String kind) {
    friend.offer(kind);
    assertThat(page().locator("main button:visible").getByText("Decline").first()).isVisible();
    return this;
  }

  /// Lets the friend resign, and waits until the page shows the end.
  StagedGame end() {
    friend.resign();
    assertThat(page().locator("#end")).isVisible();
    return this;
  }
}
