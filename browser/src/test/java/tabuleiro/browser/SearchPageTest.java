package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Finding a game and its opening, with the keyboard alone.
final class SearchPageTest {
  /// Plays a public game against oneself.
  private static final String PLAY =
      """
      async () => {
        const headers = { 'Content-Type': 'application/json' };
        const post = async (path, body) => (await fetch(`/api/v2${path}`,
          { method: 'POST', headers, body: JSON.stringify(body) })).json();
        const { gameId: game } = await post('/games', { id: crypto.randomUUID(), game: 'talpa',
          variant: '8x8', first: 'me', second: 'me', visibility: 'public' });
        for (const act of [
          { action: 'move', move: 'd3c3', side: 'first' },
          { action: 'move', move: 'e5d5', side: 'second' },
          { action: 'resign', side: 'first' },
        ]) {
          const { head, ply } = await (await fetch(`/api/v2/games/${game}`)).json();
          await post(`/games/${game}/commands`,
            { id: crypto.randomUUID(), seenSequence: head.sequence, ply, ...act });
        }
      }\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private static Page memberWithGame(String language, String name) {
    Page page = site.open("/account", language, "light");
    page.locator("#sign-up [name=name]").fill(name);
    page.locator("#sign-up [name=password]").fill("one two three");
    press(page.locator("#sign-up [name=password]"), "Enter");
    assertThat(page.locator("#codes")).isVisible();
    page.evaluate(PLAY);
    return page;
  }

  @Test
  void aGameIsFoundByItsPlayerAndOpening() {
    Page page = memberWithGame("en", "Estela");
    site.navigate(page, "/player/Estela");
    press(page.locator("#all-games"), "Enter");
    page.waitForURL(Pattern.compile("/search\\?player=Estela$"));
    assertThat(page.locator("#games > li")).hasCount(1);
    page.locator("#board").selectOption("talpa/8x8");
    press(page.locator("#player"), "Enter");
    page.waitForURL(Pattern.compile("player=Estela&game=talpa|game=talpa.*player=Estela"));
    press(page.locator("#next button", new Page.LocatorOptions().setHasText("d3c3")), "Enter");
    page.waitForURL(Pattern.compile("moves=d3c3"));
    assertThat(page.locator("#line li")).hasCount(2);
    assertThat(page.locator("#next button").first()).isFocused();
    assertThat(page.locator("#games > li")).hasCount(1);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    press(page.locator("#back"), "Enter");
    assertThat(page.locator("#line li")).hasCount(1);
    page.goBack();
    assertThat(page.locator("#line li")).hasCount(2);
    page.locator("#result").selectOption("1-0");
    press(page.locator("#player"), "Enter");
    assertThat(page.locator("#none")).isVisible();
    assertThat(page.locator("#line li")).hasCount(2);
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void anUnknownPlayerIsExplained() {
    Page page = site.open("/search?player=Zacarias99", "pt", "dark");
    assertThat(page.locator("#problem")).containsText("Zacarias99 não é um membro nem um nível");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The refused request.
    page.context().close();
  }
}
