package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pages that the browser's back button restores as they were: what they show is up to date at
/// once.
final class RestoredPagesTest {
  /// The browser of the tests loads pages anew instead.
  private static final String RESTORED =
      "() => { dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); }";

  private static final String CREATE_GAME =
      """
      () => fetch('/api/v2/games', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), game: 'talpa', variant: '4x4', first: 'me',
          second: '1', sides: 'fixed', name: 'Ana', visibility: 'public' }),
      }).then(answer => answer.json()).then(({ gameId }) => gameId)\
      """;

  private static final String RESIGN =
      """
      async game => {
        const { head, ply } = await (await fetch(`/api/v2/games/${game}`)).json();
        const body = { id: crypto.randomUUID(), seenSequence: head.sequence, ply, action: 'resign' };
        await fetch(`/api/v2/games/${game}/commands`, { method: 'POST',
          headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
      }\
      """;

  private static final String IMPORT =
      """
      () => fetch('/api/v2/studies/import', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: '[Game "talpa"]\\n[Variant "4x4"]\\n\\n1. b1c1 *\\n', folder: '' }),
      })\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private final Page page = site.browser().newVisitor("en", "light");

  @AfterEach
  void close() {
    site.browser().closeWindows();
  }

  private static String game(Page page) {
    return (String) page.evaluate(CREATE_GAME);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/mine", "/watch"})
  void aListHasTheGamesOfNow(String path) {
    site.navigate(page, path);
    String link = "#games a[href='/g/%s']".formatted(game(page));
    assertThat(page.locator(link)).hasCount(0);
    page.evaluate(RESTORED);
    // The next request of the page itself comes after 15 seconds.
    assertThat(page.locator(link)).isVisible(soon());
  }

  private static LocatorAssertions.IsVisibleOptions soon() {
    return new LocatorAssertions.IsVisibleOptions().setTimeout(60_000);
  }

  @Test
  void theHomePageHasTheGamesOfNow() {
    site.navigate(page, "/about");
    String game = game(page);
    site.navigate(page, "/");
    assertThat(page.locator("#continue")).isVisible();
    assertThat(page.locator("#playing tabuleiro-picture").first()).isAttached();
    page.evaluate(RESTORED);
    page.waitForResponse("**/api/v2/watching*", () -> page.evaluate(RESTORED));
    assertThat(page.locator("#playing tabuleiro-picture + tabuleiro-picture")).hasCount(0);
    page.evaluate(RESIGN, game);
    page.evaluate(RESTORED);
    assertThat(page.locator("#continue")).hasCount(0);
    assertThat(page.locator("#hero-title")).isVisible();
  }

  @Test
  void studiesTournamentsAndProfilesAreLoadedAgain() {
    site.navigate(page, "/studies");
    page.evaluate(IMPORT);
    page.evaluate(RESTORED);
    assertThat(page.locator(".studies a")).isVisible();
    for (String path : List.of("/tournaments", "/leaderboard", "/puzzles")) {
      site.navigate(page, path);
      page.evaluate("() => { globalThis.isOld = true; }");
      page.evaluate(RESTORED);
      page.waitForFunction("() => globalThis.isOld === undefined");
    }
  }
}
