package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The editions without a server in Chromium: the folder over HTTP, and the one file from a disk.
final class EditionTest {
  private static final int MAX_MOVES = 30;

  /// The text of a legal move, which the worker knows.
  private static final String LEGAL_MOVE =
      """
      async () => {
        const ask = async path => JSON.parse((await edition.request('GET', path)).text);
        const { variant, position } = await ask(edition.path().replace(/^.g/, '/games').replace(/[?].*/, ''));
        const query = new URLSearchParams({ position: position.position });
        return (await ask(`/positions/talpa/${variant}/moves?${query}`)).moves.at(-1);
      }
      """;

  /// Plays a move in the field for commands, which only those see who want it.
  private static final String TYPED_MOVE =
      """
      move => {
        const field = document.querySelector('#command');
        field.value = move;
        field.form.requestSubmit();
      }
      """;

  @TempDir static Path folder = Path.of("");

  private static EditionSite site;
  private static Browser browser;
  private static String file;
  private Page page;

  /// The editions.
  enum Edition {
    FOLDER {
      @Override
      String address(String path) {
        int query = path.indexOf('?');
        String place = path.substring(1, query < 0 ? path.length() : query);
        return site.address()
            + (place.isEmpty() ? "" : place + "/")
            + (query < 0 ? "" : path.substring(query));
      }
    },
    FILE {
      @Override
      String address(String path) {
        return file + "#" + path;
      }
    };

    /// Returns the address of the page that has a path on a server.
    abstract String address(String path);
  }

  @BeforeAll
  static void start() throws IOException {
    site = new EditionSite();
    browser = Browser.start();
    file =
        Files.writeString(folder.resolve("tabuleiro.html"), EditionSite.file()).toUri().toString();
  }

  @AfterAll
  static void stop() {
    browser.close();
    site.close();
  }

  @BeforeEach
  void open() {
    browser.closeWindows();
    page = browser.newVisitor("en", "light");
  }

  private void open(Edition edition, String path) {
    page.navigate("about:blank"); // Another hash alone would load nothing.
    page.navigate(edition.address(path));
    awaitPage();
  }

  private void awaitPage() {
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
  }

  /// Begins the game that the page of a new game shows, and waits for its page: that of the one
  /// file has its address while the page before is still there.
  private void beginGame() {
    page.evaluate("document.documentElement.dataset.left = 'yes'");
    page.locator("#begin").click();
    assertThat(page.locator("html[data-ready=yes]:not([data-left])")).isAttached();
    assertThat(page).hasURL(Pattern.compile(".*[/=#].*g/.*"));
  }

  @ParameterizedTest
  @EnumSource
  void aGameSurvivesAReloadIsPlayedToItsEndAndIsOpenedFromItsRecord(Edition edition)
      throws IOException {
    open(edition, "/new?game=talpa&variant=4x4&level=1&side=first");
    beginGame();
    playMove(2);
    page.reload();
    awaitPage();
    assertThat(page.locator("#moves .ply")).hasCount(2);
    page.getByText("Take back").click();
    assertThat(page.locator("#moves .ply")).hasCount(0);
    for (int moves = 1; moves < MAX_MOVES && page.locator("#end").count() == 0; moves++) {
      playMove(2 * moves);
    }
    assertThat(page.locator("#end-title")).hasText(Pattern.compile("You (won|lost)"));
    page.locator("#tool-more").click();
    Path record = page.waitForDownload(() -> page.getByText("Download the record").click()).path();
    String text = Files.readString(record);
    assertThat(text).contains("[Game \"talpa\"]");

    open(edition, "/analysis");
    page.locator("#open").click();
    page.locator("#record-text").fill(text);
    page.locator("#open-form .main").click();
    assertThat(page.locator("#moves [data-ply], #moves button").first()).isVisible();
    assertThat(page.locator("#lines li").first()).isVisible();
    assertThat(browser.drainErrors()).isEmpty();
  }

  /// Plays a move, and waits for the reply of the level or for the end.
  ///
  /// @param plies the plies after the reply
  private void playMove(int plies) {
    page.evaluate(TYPED_MOVE, page.evaluate(LEGAL_MOVE));
    page.waitForFunction(
        "plies => document.querySelectorAll('#moves .ply').length >= plies"
            + " || document.querySelector('#end') !== null",
        plies);
  }

  @ParameterizedTest
  @EnumSource
  void pagesAreReadyWithoutErrorsAndAccessibleInBothLanguages(Edition edition) {
    List<String> requests = Collections.synchronizedList(new ArrayList<>());
    page.onRequest(request -> requests.add(request.url()));
    for (String path : List.of("/", "/new", "/learn", "/learn/talpa", "/mine", "/about")) {
      open(edition, path);
      assertThat(AccessibilityCheck.violations(page)).as(path).isEmpty();
    }
    assertThat(page.locator("main")).containsText("Tabuleiro 1.2.3, engine signature 42");
    page.locator(".site-footer [hreflang=pt]").click();
    assertThat(page.locator("html[lang=pt][data-ready=yes]")).isAttached();
    assertThat(page.locator("main")).containsText("assinatura do motor 42");
    assertThat(page.locator("h1 + p")).containsText("um sítio para jogar");
    page.locator(".site-footer [hreflang=pt-BR]").click();
    assertThat(page.locator("html[lang=pt-BR][data-ready=yes]")).isAttached();
    assertThat(page.locator("h1 + p")).containsText("um site para jogar");
    assertThat(browser.drainErrors()).isEmpty();
    assertThat(requests)
        .allMatch(address ->
            Pattern.compile("^(about:|data:|blob:|file:|" + Pattern.quote(site.address()) + ").*")
                .matcher(address)
                .find());
  }

  @ParameterizedTest
  @EnumSource
  void aHintAndTheRulesAreGivenInAGame(Edition edition) {
    open(edition, "/new?game=talpa&variant=4x4&level=1&side=first");
    beginGame();
    page.keyboard().press("h");
    assertThat(page.locator("#hint")).isVisible();
    page.keyboard().press("r");
    assertThat(page.locator("#rules .chapter").first()).isVisible();
    assertThat(browser.drainErrors()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void openingsAndWhatIsProvenAreShown(Edition edition) {
    open(edition, "/learn");
    page.locator(".place-nav").getByText("Opening explorer").click();
    assertThat(page.locator("#reached")).hasText("1000 games have reached this position.");
    open(edition, "/search?game=talpa&variant=6x6");
    assertThat(page.locator("#proven")).hasText("Proven: Red wins with perfect play.");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.locator("#next tbody button").first().click();
    assertThat(page.locator("#line li")).hasCount(2);
    page.locator("#board").selectOption("jostle/hex");
    assertThat(page.locator("#reached")).hasText("1000 games have reached this position.");
    assertThat(page.locator("#found")).isHidden();
    assertThat(page.locator("#player")).isHidden();
    assertThat(browser.drainErrors()).isEmpty();
  }

  @Test
  void everyVisibleLinkOfTheFolderLeadsToAPage() {
    for (String path : List.of("", "learn/", "puzzles/", "pt/known/", "new/")) {
      page.navigate(site.address() + path);
      List<?> links =
          (List<?>)
              page.evaluate(
                  "() => [...document.querySelectorAll('a[href]')]"
                      + ".filter(link => link.checkVisibility() && link.origin === location.origin)"
                      + ".map(link => link.pathname)");
      assertThat(links).isNotEmpty().allMatch(link -> site.hasPage(String.valueOf(link)));
    }
  }

  @Test
  void theFolderWorksWithoutANetworkAfterTheFirstVisit() {
    page = browser.newVisitorWithServiceWorker();
    open(Edition.FOLDER, "/");
    page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    page.context().setOffline(true);
    open(Edition.FOLDER, "/learn");
    assertThat(page.locator("h1")).hasText("Learn");
    open(Edition.FOLDER, "/new?game=talpa&variant=4x4&level=1&side=first");
    beginGame();
    playMove(2);
    assertThat(page.locator("#moves .ply")).hasCount(2);
  }

  @Test
  void theDocumentationIsFoundSearchedAndReadAgainWithoutANetwork() {
    page = browser.newVisitorWithServiceWorker();
    open(Edition.FOLDER, "/learn");
    page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    page.locator(".place-nav .for-docs").click();
    assertThat(page.locator("h1")).hasText("Documentation");
    page.locator("#query").fill("throne");
    page.locator("#query").press("Enter");
    assertThat(page.locator("#search-results a").first()).hasText("Morelli › Rules");
    page.locator("#search-results a").first().click();
    assertThat(page.locator("#play-board[data-ready] tabuleiro-board")).isVisible();
    page.context().setOffline(true);
    page.reload();
    assertThat(page.locator("#play-board[data-ready] tabuleiro-board")).isVisible();
    page.navigate(site.address() + "docs/en/search.html?q=king");
    assertThat(page.locator("#search-results a").first()).isVisible();
    page.context().setOffline(false);
    page.locator("header [hreflang=pt]").click();
    page.locator("#query").fill("trono");
    page.locator("#query").press("Enter");
    assertThat(page.locator("#search-results a").first()).containsText("Morelli");
    page.locator(".site-tools .tool").first().click();
    assertThat(page.locator("html[lang=pt][data-edition=folder][data-ready=yes]")).isAttached();
  }

  @Test
  void aSecondWindowOfAGameStopsAndThenShowsWhatWasPlayedInTheFirst() {
    open(Edition.FOLDER, "/new?game=talpa&variant=8x8&level=1&side=first");
    beginGame();
    playMove(2);
    Page first = page;
    Page second = page.context().newPage();
    second.navigate(first.url());
    assertThat(second.locator("#moves .ply")).hasCount(2);
    playMove(4);
    assertThat(second.locator("p.notice.bad")).containsText("goes on in another window");
    second.keyboard().press("Tab");
    assertThat(second.locator("#moves .ply")).hasCount(4);
    assertThat(second.locator("p.notice.bad")).hasCount(0);
    page = second;
    awaitPage(); // It shows moves before it takes some.
    playMove(6);
    assertThat(first.locator("p.notice.bad")).containsText("goes on in another window");
    first.mouse().click(1, 1);
    assertThat(first.locator("#moves .ply")).hasCount(6);
  }
}
