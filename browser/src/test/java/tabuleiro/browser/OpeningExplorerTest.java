package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The openings on a server without games: the games between computers, and what is proven; with
/// the keyboard alone.
final class OpeningExplorerTest {
  @RegisterExtension static final TestSite site = TestSite.start();

  private static void check(Page page) {
    Object width = page.evaluate("() => document.documentElement.scrollWidth");
    assertThat(width).isEqualTo(page.viewportSize().width);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
  }

  @Test
  void aNewServerShowsGamesBetweenComputersAndProofs() {
    Page page = site.open("/search?game=talpa&variant=4x4", "en", "light");
    page.setViewportSize(390, 844);
    assertThat(page.locator("#source-games")).hasText("Games on this server: 0");
    assertThat(page.locator("#source-computers")).hasText("Games between computers: 1000");
    assertThat(page.locator("[value=computers]")).isChecked();
    assertThat(page.locator("#reached")).hasText("1000 games have reached this position.");
    assertThat(page.locator("#proven")).hasText("Proven: Red wins with perfect play.");
    assertThat(page.locator("#draws")).isHidden();
    Locator proven =
        page.locator("#next tbody tr", new Page.LocatorOptions().setHasText("Red wins (proven)"))
            .first();
    assertThat(proven.locator(".number").first()).hasText(Pattern.compile("[1-9][0-9]*"));
    check(page);
    press(proven.locator("button"), "Enter");
    page.waitForURL(Pattern.compile("moves="));
    assertThat(page.locator("#reached")).not().containsText("1000");
    assertThat(page.locator("#proven")).hasText("Proven: Red wins with perfect play.");
    press(page.locator("[value=computers]"), "ArrowLeft");
    assertThat(page.locator("#reached")).hasText("0 games have reached this position.");
    assertThat(page.locator("[value=games]")).isFocused();
    assertThat(page.locator("#proven")).hasText("Proven: Red wins with perfect play.");
    check(page);
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void gamesThatCanBeDrawnHaveAColumnOfDraws() {
    Page page = site.open("/search?game=morelli&variant=5-adjacent", "pt", "dark");
    assertThat(page.locator("#proven")).hasText("Provado: empate com jogo perfeito.");
    assertThat(page.locator("#draws")).isVisible();
    page.locator("#board").selectOption("talpa/8x8");
    press(page.locator("#player"), "Enter");
    assertThat(page.locator("#source-computers")).containsText("1000");
    assertThat(page.locator("#draws")).isHidden();
    assertThat(page.locator("#proven")).isEmpty();
    assertThat(page.locator("#next")).not().containsText("provado");
    check(page);
    page.context().close();
  }

  @Test
  void aBoardWithARandomStartIsAskedForOnce() {
    Page page = site.browser().newVisitor("en", "light");
    List<String> asked = new ArrayList<>();
    page.onRequest(request -> {
      if (request.url().contains("/openings/")) {
        asked.add(request.url());
      }
    });
    site.navigate(page, "/analysis?game=morelli&variant=5");
    page.locator("#tab-explorer").click();
    assertThat(page.locator("#openings")).containsText("begins with another position");
    new MouseInput(page).play(new BoardProbe(page).legalPath(0));
    assertThat(page.locator("#previous")).isEnabled();
    page.keyboard().press("ArrowLeft");
    assertThat(page.locator("#previous")).isDisabled();
    assertThat(page.locator("#openings")).containsText("begins with another position");
    assertThat(asked).hasSize(1);
    site.browser().drainErrors(); // The browser reports the refusal.
    page.context().close();
  }
}
