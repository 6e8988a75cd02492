package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A browser that blocks cookies, and with them all storage: the pages say what is needed, and
/// nothing is created.
final class CookiesTest {
  private static final String BLOCKED =
      """
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private Page page;

  /// The requests that would have changed something.
  private final List<String> sent = new ArrayList<>();

  @BeforeEach
  void block() {
    page = site.browser().newVisitor("en", "light");
    page.addInitScript(
        BLOCKED
            + BrowserFailure.LOCAL_STORAGE.script()
            + BrowserFailure.SESSION_STORAGE.script()
            + BrowserFailure.COPIES.script()
            + BrowserFailure.SERVICE_WORKER.script());
    page.onRequest(request -> {
      if (!request.method().equals("GET")) {
        sent.add(request.method() + " " + request.url());
      }
    });
  }

  @AfterEach
  void close() {
    assertThat(sent).isEmpty();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  private Locator problem() {
    return page.locator("#problem");
  }

  private void assertSaysWhatIsNeeded() {
    assertThat(problem()).containsText("Allow cookies for this site");
  }

  @Test
  void theFormForANewGameSaysItBeforeAndAfterAClick() {
    site.navigate(page, "/new?game=talpa&variant=8x8");
    assertSaysWhatIsNeeded();
    page.locator("#begin").click();
    assertSaysWhatIsNeeded();
    assertThat(page.locator("#begin")).isEnabled();
  }

  @Test
  void thePlayButtonsOfOtherPagesSayIt() {
    site.navigate(page, "/");
    assertThat(problem()).isHidden();
    page.locator(".board-card .play").last().click();
    assertSaysWhatIsNeeded();
    assertThat(problem()).isInViewport();
    site.navigate(page, "/lobby");
    assertSaysWhatIsNeeded();
    page.locator("#clocks button").first().click();
    assertSaysWhatIsNeeded();
    site.navigate(page, "/tournaments");
    assertSaysWhatIsNeeded();
    site.navigate(page, "/account?language=pt");
    assertThat(problem()).containsText("Permita os cookies");
    page.locator("#sign-up [name=name]").fill("Carla");
    page.locator("#sign-up [name=password]").fill("one two three");
    page.locator("#sign-up [type=submit]").click();
    assertThat(problem()).containsText("Permita os cookies");
  }

  @Test
  void studiesAreNotImportedForNoOne() {
    site.navigate(page, "/studies");
    assertSaysWhatIsNeeded();
    page.locator("#import").click();
    page.locator("#import-text").fill("[Game \"talpa\"]\n[Variant \"4x4\"]\n\n1. b1c1 *\n");
    page.locator("#import-dialog [type=submit]").click();
    assertThat(page.locator("#import-dialog")).containsText("Allow cookies for this site");
    site.navigate(page, "/analysis?game=talpa&variant=6x6&moves=b1a1");
    assertThat(page.locator("#keep-mine")).isDisabled();
    assertThat(page.locator("#keep-mine")).not().isChecked();
    assertThat(page.locator(".share-status")).containsText("Allow cookies for this site");
  }

  @Test
  void anInvitationWaitsUntilCookiesAreAllowed() {
    Page maker = site.browser().newVisitor("en", "light");
    GameWindow window = new GameWindow(maker, new MouseInput(maker));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    page.navigate(window.invitation());
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    page.locator("#seat-form button").click();
    assertThat(page.locator("#seat-form [role=alert]")).containsText("Allow cookies");
    page.reload();
    assertThat(page.locator("#seat-form button")).isVisible();
    maker.context().close();
  }
}
