package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What works without a network after one visit: the home page, rules and lessons; and a game that
/// waits for the network.
final class OfflineTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  private Page page;

  /// Visits the home page, and waits until the service worker has its copies.
  @BeforeEach
  void visitOnce() {
    page = site.browser().newVisitorWithServiceWorker();
    site.navigate(page, "/");
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)");
    page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    // What the pages ask for in vain is logged; other errors are not expected.
    assertThat(site.browser().drainErrors()).isEmpty();
  }

  @AfterEach
  void leave() {
    page.context().close();
    site.browser().drainErrors();
  }

  private void setOffline(boolean isOffline) {
    page.context().setOffline(isOffline);
  }

  @Test
  void rulesLessonsAndHomeOpenWithoutNetwork() {
    setOffline(true);
    site.navigate(page, "/learn/talpa");
    assertThat(page.locator("#rules .rule").first()).isVisible();
    assertThat(page.locator(".start-position tabuleiro-board [role=gridcell]").first()).isVisible();
    site.navigate(page, "/lesson/jostle/hex");
    assertThat(page.locator("#board tabuleiro-board [role=gridcell]").first()).isVisible();
    assertThat(page.locator("#problem")).isHidden();
    site.navigate(page, "/");
    assertThat(page.locator(".board-card tabuleiro-picture").first()).isVisible();
    site.navigate(page, "/learn?language=en");
    assertThat(page.locator(".game-card tabuleiro-picture")).hasCount(6);
  }

  @Test
  void tasksAreCheckedWithoutNetworkAndTheRestFollowsByItself() {
    setOffline(true);
    site.navigate(page, "/lesson/talpa/8x8");
    MouseInput mouse = new MouseInput(page);
    Locator answer = page.locator("#answer");
    waitForBoard("#board");
    mouse.play(List.of("a2", "b2"));
    assertThat(answer).containsText("Yes");
    page.locator("#next").click();
    waitForBoard("#board");
    mouse.play(List.of("a2"));
    assertThat(answer).containsText("Yes");
    assertThat(answer).not().containsText("rule");
    setOffline(false);
    assertThat(answer).containsText("rule 5");

    setOffline(true);
    site.navigate(page, "/learn/talpa");
    Locator lesson = page.locator(".lesson").first();
    lesson.scrollIntoViewIfNeeded();
    waitForBoard(".lesson:first-of-type");
    for (String cell : List.of("a2", "b2")) {
      lesson.locator("[data-cell=" + cell + "]").click();
    }
    assertThat(lesson.locator(".answer")).containsText("No network");
    setOffline(false);
    assertThat(lesson.locator(".answer")).containsText("tunnel");
  }

  private void waitForBoard(String place) {
    Locator boards = page.locator(place + " tabuleiro-board:not([locked]) [role=gridcell]");
    assertThat(boards.first()).isVisible();
  }

  @Test
  void anotherPageSaysThatItWaitsAndOpensByItself() {
    setOffline(true);
    site.navigate(page, "/lobby");
    assertThat(page.locator("h1")).hasText("No network");
    setOffline(false);
    assertThat(page.locator("h1")).hasText("Lobby");
  }

  @Test
  void theCopiesFollowTheLanguage() {
    site.navigate(page, "/?language=pt");
    waitFor("caches.keys().then(names => names.every(name => name.includes('-pt-')))");
    setOffline(true);
    site.navigate(page, "/learn/morelli");
    assertThat(page.locator("html")).hasAttribute("lang", "pt");
  }

  @Test
  void copiesOfAnotherVersionAreRemoved() {
    page.evaluate("() => caches.open('copies-old').then(c => c.put('/', new Response('old')))");
    // Without its registration the script is installed anew, as a new version is.
    page.evaluate(
        """
        async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.unregister();
        }\
        """);
    site.navigate(page, "/learn");
    waitFor("caches.has('copies-old').then(has => !has)");
    assertThat(page.evaluate("() => caches.keys().then(names => names.length)")).isEqualTo(1);
  }

  /// Waits until a promise has the value true. For `waitForFunction` each promise counts as true.
  private void waitFor(String promise) {
    page.waitForCondition(() -> page.evaluate("() => " + promise).equals(true));
  }

  @Test
  void aGameWaitsForTheNetworkAndGoesOn() {
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "computer", "1");
    // Moves come over the connection, so it is open now. One that opens after the network has gone
    // would count as a network.
    window.play(List.of("b1", "b2"));
    window.waitForMoves(2);
    String game = page.url();
    setOffline(true);
    assertThat(page.locator("#offline")).isVisible();
    window.play(new BoardProbe(page).legalPath(0));
    // It opens without a network too, with the move that waits.
    page.navigate(game);
    window.waitUntilReady();
    assertThat(page.locator("#offline")).isVisible();
    assertThat(page.locator("#board [role=gridcell]").first()).isVisible();
    assertThat(page.locator("tabuleiro-board[locked]")).isAttached();
    setOffline(false);
    window.waitUntilOnline();
    window.waitForMoves(4);
    assertThat(window.serverState().get(1)).isEqualTo(4);
    assertThat(page.locator("#refused")).isHidden();
  }

  @Test
  void aSecondVisitNeedsOnlyThePageItself() {
    try (DelayingProxy proxy = new DelayingProxy(site.server().port(), Duration.ofMillis(50))) {
      site.browser().drainErrors();
      page.navigate(proxy.address() + "/learn/talpa");
      page.waitForFunction("() => navigator.serviceWorker.controller !== null");
      page.waitForLoadState(LoadState.NETWORKIDLE);
      proxy.reset();
      page.navigate(proxy.address() + "/learn/talpa");
      assertThat(page.locator("html[data-ready=yes]")).isAttached();
      assertThat(proxy.requests()).first().isEqualTo("/learn/talpa");
      assertThat(proxy.requests()).isSubsetOf("/learn/talpa", "/service-worker.js");
    }
  }
}
