package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What belongs to a member leaves every page of the browser when the member signs out.
final class SignOutTest {
  private static final String SHOWN_AGAIN =
      "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";

  @RegisterExtension static final TestSite site = TestSite.shared();

  @AfterEach
  void closeWindows() {
    site.browser().closeWindows();
  }

  private static Page otherWindow(Page page, String path) {
    Page other = page.context().newPage();
    site.navigate(other, path);
    return other;
  }

  private static void assertForgotten(Page page) {
    assertThat(page.locator("#sign-in")).isVisible();
    assertThat(page.locator("#member")).isHidden();
    assertThat(page.locator("#codes")).isHidden();
    assertThat(page.locator("#code-list li")).hasCount(0);
    assertThat(page.locator("#token-secret")).isEmpty();
    assertThat(page.locator("#done")).not().containsText("copied");
    for (var field : page.locator("input[type=password]").all()) {
      assertThat(field).hasValue("");
    }
  }

  @Test
  void theCodesAndTheTokenLeaveThePage() {
    Page page = site.newMember("en", "Aida");
    assertThat(page.locator(".site-nav .player-tile")).isVisible();
    TestSite.openAdvanced(page);
    page.locator("details:has(> #new-token) > summary").click();
    page.locator("#token-name").fill("A bot");
    page.locator("#new-token [type=submit]").click();
    assertThat(page.locator("#token-secret")).containsText("mt-");
    page.locator("#change-password").locator("xpath=..").locator("summary").click();
    page.locator("#old-password").fill("one two three");
    page.locator("#sign-out").click();
    assertForgotten(page);
    assertThat(page.locator(".site-nav .player-tile")).isHidden();
    assertThat(page.locator("#new-name")).hasValue("");
    // The name of a member cannot be that of a visitor: otherwise the next game would be refused.
    new GameWindow(page, new MouseInput(page))
        .createGame(site.address(), "talpa", "4x4", "computer", "1");
    assertThat(site.browser().drainErrors()).isEmpty();
  }

  @Test
  void theyLeaveTheOtherWindows() {
    Page page = site.newMember("en", "Bruna");
    Page games = otherWindow(page, "/mine");
    Page account = otherWindow(page, "/account");
    account.locator("#sign-out").click();
    assertForgotten(account);
    assertForgotten(page);
    games.waitForLoadState(LoadState.LOAD);
    assertThat(games.locator("html[data-ready=yes]")).isAttached();
    Page studies = otherWindow(page, "/studies");
    account.locator("#name").fill("Bruna");
    account.locator("#password").fill("one two three");
    studies.evaluate("() => { globalThis.isOld = true; }");
    account.locator("#sign-in [type=submit]").click();
    assertThat(page.locator("#who")).hasText("Signed in as Bruna");
    studies.waitForFunction("() => globalThis.isOld === undefined");
  }

  @Test
  void theyAreGoneWhenThePageIsShownAgain() {
    Page page = site.newMember("en", "Carolina");
    // A page that the browser has put aside gets no events of the storage.
    page.addInitScript(
        "addEventListener('storage', event => event.stopImmediatePropagation(), true);");
    page.reload();
    assertThat(page.locator("#who")).hasText("Signed in as Carolina");
    page.locator("#old-password").evaluate("field => { field.value = 'one two three'; }");
    Page other = otherWindow(page, "/account");
    other.locator("#sign-out").click();
    assertForgotten(other);
    assertThat(page.locator("#member")).isVisible();
    page.evaluate(SHOWN_AGAIN);
    assertForgotten(page);
    site.navigate(page, "/");
    page.goBack();
    assertForgotten(page);
  }

  @Test
  void theyLeaveThePageWhenAnotherDeviceEndsTheSession() {
    Page page = site.newMember("en", "Dulce");
    Page phone = site.open("/account", "en", "light");
    phone.locator("#name").fill("Dulce");
    phone.locator("#password").fill("one two three");
    phone.locator("#sign-in [type=submit]").click();
    phone.locator("#devices button").click();
    assertThat(phone.locator("#devices li")).hasCount(1);
    TestSite.openAdvanced(page);
    page.locator("details:has(> #new-token) > summary").click();
    page.locator("#token-name").fill("A bot");
    page.locator("#new-token [type=submit]").click();
    assertForgotten(page);
    assertThat(page.locator("#problem")).isVisible();
  }

  @Test
  void theyLeaveWithTheAccount() {
    Page page = site.newMember("en", "Elsa");
    TestSite.openAdvanced(page);
    page.locator("#delete").locator("xpath=..").locator("summary").click();
    page.locator("#delete-password").fill("one two three");
    page.locator("#delete [type=submit]").click();
    assertForgotten(page);
  }

  @Test
  void theGamesAndTheNameLeaveTheHomePageAndTheForm() {
    Page page = site.newMember("en", "Gloria");
    new GameWindow(otherWindow(page, "/about"), new MouseInput(page))
        .createGame(site.address(), "talpa", "4x4", "computer", "1");
    Page home = otherWindow(page, "/");
    assertThat(home.locator("#continue")).isVisible();
    Page form = otherWindow(page, "/new");
    assertThat(form.locator("[name=name]")).hasValue("Gloria");
    Page analysis = otherWindow(page, "/analysis");
    analysis.locator("#show-share").click();
    analysis.locator("#study-folder").fill("Of Gloria");
    page.locator("#sign-out").click();
    assertThat(home.locator("#continue")).hasCount(0);
    assertThat(home.locator("#hero-title")).isVisible();
    assertThat(form.locator("[name=name]")).hasValue("");
    assertThat(analysis.locator("#study-folder")).hasValue("");
  }

  @Test
  void theCopiesOfGamesLeaveTheBrowser() {
    Page page = site.newMember("en", "Filipa");
    page.evaluate(
        "() => caches.open('games-en-v').then(copies => copies.put('/g/x', new Response('x')))");
    page.locator("#sign-out").click();
    page.waitForCondition(
        () -> page.evaluate("() => caches.keys().then(keys => keys.length)").equals(0));
  }
}
