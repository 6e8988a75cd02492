package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The pages of a server with the engine in the visitor's browser.
final class BrowserEngineTest {
  private static final String ANALYSIS = "/analysis?game=talpa&variant=6x6";

  /// Creates a game against a level, or one of two people that has ended, and returns its id.
  private static final String CREATE =
      """
      async isOver => {
        const post = async (path, body) => {
          const headers = { 'Content-Type': 'application/json' };
          const request = { method: 'POST', headers, body: JSON.stringify(body) };
          return (await fetch(`/api/v2${path}`, request)).json();
        };
        const board = { game: 'talpa', variant: '6x6' };
        const players = { first: 'me', second: isOver ? 'me' : '1' };
        const { gameId } = await post('/games', { id: `test${Date.now()}`, ...board, ...players });
        const act = async command => {
          const { head, ply } = await (await fetch(`/api/v2/games/${gameId}`)).json();
          const seen = { id: `act${ply}`, seenSequence: head.sequence, ply };
          return post(`/games/${gameId}/commands`, { ...seen, ...command });
        };
        if (isOver) {
          await act({ side: 'first', action: 'move', move: 'b1a1' });
          await act({ side: 'second', action: 'resign' });
        }
        return gameId;
      }
      """;

  private static final TestSite SITE = TestSite.withBrowserEngine();

  /// What the page has asked the server for, with the sockets.
  private final List<String> asked = new CopyOnWriteArrayList<>();

  private Page page;

  @BeforeEach
  void open() {
    page = SITE.browser().newVisitor("en", "light");
    page.onRequest(request -> asked.add(request.url()));
    page.onWebSocket(socket -> asked.add(socket.url()));
  }

  @AfterAll
  static void stop() {
    SITE.close();
  }

  private boolean wasAsked(String text) {
    return asked.stream().anyMatch(url -> url.contains(text));
  }

  private String createGame(boolean isOver) {
    SITE.navigate(page, "/about");
    String id = (String) page.evaluate(CREATE, isOver);
    SITE.navigate(page, "/g/" + id);
    return id;
  }

  @Test
  void analysesWithoutTheServersEngine() {
    SITE.navigate(page, ANALYSIS);
    assertThat(page.locator("#lines li").first()).isVisible();
    assertThat(page.locator("#lines li .line-moves").first()).not().isEmpty();
    assertThat(wasAsked("/help-check")).isTrue();
    assertThat(wasAsked("/api/v2/analysis")).isFalse();
    asked.clear();
    playMove();
    assertThat(page.locator("#moves .move")).not().hasCount(0);
    assertThat(page.locator("#lines li .line-moves").first()).not().isEmpty();
    assertThat(wasAsked("/help-check")).as("asked again within seconds").isFalse();
    assertThat(wasAsked("/positions/talpa/6x6?")).isFalse();
    assertThat(SITE.browser().drainErrors()).isEmpty();
  }

  /// An element with the name of a global variable would be taken for it.
  @Test
  void noElementIsTakenForTheEngine() {
    for (String path : List.of(ANALYSIS, "/new", "/", "/mine")) {
      SITE.navigate(page, path);
      assertThat(page.locator("#browserEngine, [name=browserEngine]")).hasCount(0);
    }
  }

  @Test
  void givesAHintWithoutTheServersEngine() {
    createGame(false);
    page.locator("#hint-more").click();
    assertThat(page.locator("#hint")).containsText("Look at");
    assertThat(wasAsked("/hint")).isFalse();
    assertThat(wasAsked("/help-check")).isTrue();
  }

  @Test
  void drawsACurveWithoutTheServersEngine() {
    createGame(true);
    page.locator("#curve").scrollIntoViewIfNeeded();
    assertThat(page.locator("#curve tbody tr")).hasCount(2);
    assertThat(page.locator("#curve .curve-turns")).not().isEmpty();
    assertThat(wasAsked("/api/v2/analysis")).isFalse();
  }

  @Test
  void aGameAgainstALevelBeginsAndGoesOnWithoutANetwork() {
    page.context().close();
    page = SITE.browser().newVisitorWithServiceWorker();
    SITE.navigate(page, "/");
    page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    SITE.navigate(page, "/new?game=talpa&variant=6x6&level=1&side=first");
    page.evaluate("() => browserEngine.request('GET', '/catalogue').then(() => undefined)");
    page.context().setOffline(true);
    page.locator("#begin").click();
    page.waitForURL("**/local/*");
    playMove();
    assertThat(page.locator("#moves .ply")).hasCount(2);
    page.reload();
    playMove();
    assertThat(page.locator("#moves .ply")).hasCount(4);
    page.locator("#hint-more").click();
    assertThat(page.locator("#hint")).containsText("Look at");
    page.context().setOffline(false);
    SITE.navigate(page, "/mine");
    page.locator("#games a.go").click();
    page.waitForURL("**/local/*");
    assertThat(page.locator("#moves .ply")).hasCount(4);
    page.locator("#tool-more").click();
    page.locator("#keep-offer button").click();
    String study = page.locator("#keep-offer .share-link input").first().inputValue();
    page.keyboard().press("Escape");
    page.getByText("Resign").first().click();
    page.locator("#actions .danger").click();
    triesAgain(page.url().replaceFirst(".*/local/", ""));
    page.locator("#end a, #actions a", new Page.LocatorOptions().setHasText("Analyse"))
        .first()
        .click();
    page.waitForURL("**/analysis?local=*");
    assertThat(page.locator("#moves .move")).not().hasCount(0);
    page.navigate(study);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    assertThat(page.locator("#moves .move")).not().hasCount(0);
    SITE.browser().drainErrors();
  }

  /// Opens the positions in which a game of this browser turned, and goes back to the game.
  private void triesAgain(String game) {
    SITE.navigate(page, "/puzzles/retry?game=" + game);
    assertThat(page.locator("#problem")).isHidden();
    assertThat(page.locator("#answer")).not().containsText("Looking for");
    page.getByText("Back to the game").click();
    page.waitForURL("**/local/" + game);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  /// Plays a legal move of the shown position with the mouse.
  private void playMove() {
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    page.waitForFunction("() => !document.querySelector('tabuleiro-board').hasAttribute('locked')");
    new MouseInput(page).play(new BoardProbe(page).legalPath(0));
  }

  @Test
  void refusesWhatTheServerWouldRefuse() {
    page.route(
        "**/help-check*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody(
                        "{\"refusedPlies\":[0],\"freeMillis\":0,\"message\":\"a rated game is"
                            + " near\"}")));
    SITE.navigate(page, ANALYSIS);
    assertThat(page.locator("main")).containsText("a rated game is near");
    assertThat(page.locator("#lines li .line-moves")).hasCount(0);
    createGame(false);
    page.locator("#hint-more").click();
    assertThat(page.locator("#hint")).containsText("a rated game is near");
  }

  @Test
  void theServerComputesWhereTheWorkerCannotBeLoaded() {
    page.route("**/engine.wasm", Route::abort);
    SITE.navigate(page, ANALYSIS);
    assertThat(page.locator("#lines li .line-moves").first()).not().isEmpty();
    assertThat(wasAsked("/api/v2/analysis")).isTrue();
    createGame(false);
    page.locator("#hint-more").click();
    assertThat(page.locator("#hint")).containsText("Look at");
    assertThat(wasAsked("/api/v2/games/" + page.url().replaceAll(".*/", "") + "/hint")).isTrue();
    SITE.browser().drainErrors();
  }
}
