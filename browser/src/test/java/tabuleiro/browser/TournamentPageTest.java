package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A tournament of two members, with the keyboard alone, on a server that is killed meanwhile.
final class TournamentPageTest {
  private static final String CREATE_TWO_CYCLES =
      """
      () => fetch('/api/v2/tournaments', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id: crypto.randomUUID(), name: 'Two games', game: 'talpa',
          variant: '8x8', clock: '10m', format: 'round-robin', cycles: 2 }),
      }).then(answer => answer.json()).then(({ summary }) => summary.id)\
      """;

  /// Less than the countdown of a page whose timers run.
  private static final int HIDDEN_MILLIS = 8_000;

  @TempDir Path folder;

  private static String create(KillableSite site, Page page) {
    site.open(page, "/tournaments");
    press(page.locator("#create-card summary"), "Enter");
    page.locator("#name").fill("Talpa on Friday");
    page.locator("#game").selectOption("talpa/8x8");
    page.locator("#length").fill("1");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    press(page.locator("#length"), "Enter");
    page.waitForURL(Pattern.compile("/tournament/"));
    assertThat(page.locator("#name")).hasText("Talpa on Friday");
    return page.url().replaceFirst(".*/", "");
  }

  @Test
  void twoMembersPlayATournament() {
    try (KillableSite site = KillableSite.start(folder)) {
      Page ana = site.newMember("en", "Ana");
      Page rui = site.newMember("pt", "Rui");
      String id = create(site, ana);
      press(ana.locator("#enter"), "Enter");
      site.open(rui, "/tournament/" + id);
      press(rui.locator("#enter"), "Enter");
      assertThat(rui.locator("#entered")).isVisible();
      assertThat(ana.locator("#players tr")).hasCount(2); // Without a reload.
      site.kill();
      site.restart();
      press(ana.locator("#start"), "Enter");
      assertThat(rui.locator("#opponent")).containsText("Ana");
      assertThat(rui.locator("#own-side")).hasText(Pattern.compile("O seu lado: (Azul|Vermelho)"));
      assertThat(rui.locator("#standings-title")).hasText("Classificação");
      assertThat(rui.locator("#players .own")).containsText("Rui");
      assertThat(rui.locator("#next-round")).containsText("A sua próxima partida começou.");
      press(rui.locator("#stay"), "Enter");
      assertThat(rui.locator("#play")).isFocused();
      assertThat(rui.locator("#next-round")).isHidden();
      assertThat(rui.locator("#status")).containsText("Joga-se a ronda 1 de 1");
      site.browser().drainErrors(); // The server was away.
      assertThat(AccessibilityCheck.violations(rui)).isEmpty();
      site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
      press(ana.locator("#play"), "Enter");
      assertThat(ana.locator("#setting a")).hasAttribute("href", "/tournament/" + id);
      assertThat(ana.locator("#actions").getByText("Resign")).isVisible();
      assertThat(ana.locator("#actions").getByText("Abort the game")).isHidden();
      GameCommand.send(ana, "resign");
      assertThat(ana.locator("#end .main")).hasText("Back to the tournament");
      assertThat(ana.locator("#end").getByText("Rematch")).isHidden();
      assertThat(rui.locator("#status")).containsText("Terminado");
      assertThat(rui.locator("#players th a").first()).hasText("Rui");
      assertThat(rui.locator("#players .own .win")).hasText("1");
      assertThat(rui.locator("#games a").last()).containsText("Rever");
      assertThat(rui.locator("#standings-title")).hasText("Classificação após a ronda 1");
      checkPhone(rui);
      assertThat(site.browser().drainErrors()).isEmpty();
    }
  }

  /// On a phone the pairings are above the standings, whose tie-breaks come on demand.
  private static void checkPhone(Page page) {
    page.setViewportSize(390, 844);
    assertThat(page.locator("#games").boundingBox().y)
        .isLessThan(page.locator("#players").boundingBox().y);
    assertThat(page.locator("#players .tie").first()).isHidden();
    press(page.locator(".all-columns"), "Enter");
    assertThat(page.locator("#players .tie").last()).isVisible();
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(390);
  }

  /// Lets members enter a tournament in which all meet twice; the first one has made it.
  private static void enterTwoCycles(KillableSite site, Page... members) {
    String id = (String) members[0].evaluate(CREATE_TWO_CYCLES);
    for (Page page : members) {
      site.open(page, "/tournament/" + id);
      page.locator("#enter").click();
      assertThat(page.locator("#entered")).isVisible();
    }
  }

  /// Its players may do something else meanwhile: their page stays open.
  @Test
  void aRoundThatBeginsIsAnnouncedOnOtherPages() {
    try (KillableSite site = KillableSite.start(folder)) {
      Page ana = site.newMember("en", "Ana");
      Page rui = site.newMember("en", "Rui");
      enterTwoCycles(site, ana, rui);
      site.open(rui, "/analysis");
      ana.locator("#start").click();
      assertThat(rui.locator("#next-round")).containsText("Your next game has begun.");
      assertThat(rui).hasTitle("Your next game has begun.");
      assertThat(AccessibilityCheck.violations(rui)).isEmpty();
      rui.locator("#next-round").getByText("Stay here").click();
      assertThat(rui).hasTitle(Pattern.compile("Tabuleiro"));
      site.open(rui, "/");
      rui.locator(".next-round-go").click();
      rui.waitForURL(Pattern.compile("/g/"));
    }
  }

  /// The second game begins when the first is over: on the page of the first game, and on that of
  /// the tournament.
  @Test
  void theNextRoundBringsItsPlayersToTheBoard() {
    try (KillableSite site = KillableSite.start(folder)) {
      Page ana = site.newMember("en", "Ana");
      Page rui = site.newMember("en", "Rui");
      enterTwoCycles(site, ana, rui);
      ana.locator("#start").click();
      rui.locator("#stay").click();
      assertThat(rui.locator("#play")).hasText("Go to your game");
      ana.waitForURL(Pattern.compile("/g/")); // The board opens by itself.
      String first = ana.url();
      GameCommand.send(ana, "resign");
      assertThat(ana).hasTitle(Pattern.compile("\\(\\d+\\) Your next game has begun\\."));
      Locator next = ana.locator("#end .main");
      assertThat(next).hasText(Pattern.compile("To the next game\\s+0:1\\d"));
      assertThat(AccessibilityCheck.violations(ana)).isEmpty();
      press(ana.locator("#end").getByText("Stay here"), "Enter");
      assertThat(next).hasText("To the next game");
      assertThat(next).isFocused();
      press(next, "Enter");
      ana.waitForURL(url -> url.contains("/g/") && !url.equals(first));
      rui.waitForURL(Pattern.compile("/g/"));
      assertThat(rui.url()).isEqualTo(ana.url());
    }
  }

  /// A browser runs the timers of a hidden page once a minute.
  @Test
  void aHiddenPageOpensTheGameInTime() {
    try (KillableSite site = KillableSite.start(folder)) {
      Page ana = site.newMember("en", "Ana");
      Page rui = site.newMember("en", "Rui");
      rui.clock().install();
      enterTwoCycles(site, ana, rui);
      ana.locator("#start").click();
      assertThat(rui.locator("#next-round .countdown")).hasText("0:14");
      rui.clock().fastForward(15_000);
      rui.waitForURL(
          Pattern.compile("/g/"), new Page.WaitForURLOptions().setTimeout(HIDDEN_MILLIS));
    }
  }
}
