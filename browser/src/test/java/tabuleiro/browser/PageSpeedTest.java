package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.WaitUntilState;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the pages cost over a distant network: requests, round trips that follow one another,
/// bytes, and movement of what is already shown. No time is asserted, as machines differ.
final class PageSpeedTest {
  private static final Duration ROUND_TRIP = Duration.ofMillis(150);

  /// Opening a connection, the page, other connections, and its files; two more where this machine
  /// is too slow to send all requests for files at once.
  private static final int COLD_ROUND_TRIPS = 6;

  /// Opening a connection and the page; one more where a list is requested again.
  private static final int WARM_ROUND_TRIPS = 3;

  private static final int MAX_REQUESTS = 10;

  /// With what lets the engine in the browser answer.
  private static final int MAX_SCRIPT_BYTES = 49_850;

  private static final int MAX_STYLE_BYTES = 14_000;

  /// All that a page needs, whether it is cached or not.
  private static final int MAX_PAGE_BYTES = 96_100;

  private static final int MAX_GAME_PAGE_BYTES = 105_300;

  /// The pages on which boards only show positions, and all that one of them needs.
  private static final List<String> PICTURE_PAGES =
      List.of("/", "/new", "/lobby", "/watch", "/mine", "/puzzles", "/learn");

  private static final int MAX_PICTURE_PAGE_BYTES = 83_800;

  private static final int MAX_HOME_PAGE_BYTES = 70_000;

  private static final String OBSERVE_LONG_TASKS =
      """
      globalThis.longestTask = 0;
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) {
          globalThis.longestTask = Math.max(globalThis.longestTask, duration);
        }
      }).observe({ type: 'longtask', buffered: true });\
      """;

  /// Returns the number of requests, their compressed bytes, and the longest task of a page. The
  /// logo is also the icon, which the browser finds in its cache.
  private static final String COSTS =
      """
      () => {
        const all = ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type));
        const entries = [...new Map(all.map(entry => [entry.name, entry])).values()];
        const bytes = entries.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
        return [entries.length, bytes, Math.round(globalThis.longestTask)];
      }\
      """;

  /// The limit up to which a page feels stable.
  private static final double MAX_LAYOUT_SHIFT = 0.05;

  private static final List<String> PAGES =
      List.of(
          "/",
          "/new",
          "/new?opponent=friend&clock=20m%2B10s",
          "/lobby",
          "/watch",
          "/mine",
          "/studies",
          "/account",
          "/puzzles",
          "/puzzles/daily",
          "/leaderboard",
          "/tournaments",
          "/search?game=talpa&variant=8x8",
          "/puzzles/storm",
          "/learn",
          "/learn/talpa",
          "/lesson/jostle/hex",
          "/about",
          "/known",
          "/privacy",
          "/analysis?game=talpa&variant=8x8");

  private static final String OBSERVE_LAYOUT_SHIFT =
      """
      globalThis.layoutShift = 0;
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) globalThis.layoutShift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });\
      """;

  /// Not shared: lists of the games of other tests would move the pages.
  @RegisterExtension static final TestSite site = TestSite.start();

  private static final List<String> ALL_PAGES = new ArrayList<>();
  private static DelayingProxy proxy;
  private static String game;

  @BeforeAll
  static void start() {
    proxy = new DelayingProxy(site.server().port(), ROUND_TRIP);
    Page page = site.browser().newVisitor("en", "light");
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    game = "/g/" + window.id();
    ALL_PAGES.addAll(PAGES);
    ALL_PAGES.add(game);
    site.navigate(page, "/analysis?game=talpa&variant=6x6&moves=b1a1+a3a2");
    page.locator("#show-share").click();
    page.locator("#keep").click();
    String study = page.locator(".share-link input").first().inputValue();
    ALL_PAGES.add(URI.create(study).getPath());
    page.context().close();
    challenge("3d/move");
    challenge("off");
  }

  /// Opens a challenge in the lobby, which stays open after its maker has left.
  private static void challenge(String clock) {
    Page maker = site.browser().newVisitor("en", "light");
    site.navigate(maker, "/lobby");
    maker.locator("#clocks button[value='" + clock + "']").click();
    maker.waitForURL("**/g/*");
    maker.context().close();
  }

  @AfterAll
  static void stop() {
    proxy.close();
  }

  @Test
  void aBoardIsThereAfterFewRoundTrips() {
    Page page = site.browser().newVisitor("en", "light");
    Load cold = load(page, game);
    assertThat(page.locator("tabuleiro-board [role=gridcell]").first()).isVisible();
    assertThat(cold.roundTrips()).as("%s", cold).isBetween(3, COLD_ROUND_TRIPS);
    assertThat(cold.requests()).hasSizeLessThanOrEqualTo(MAX_REQUESTS);
    Load warm = load(page, game);
    assertThat(page.locator("tabuleiro-board [role=gridcell]").first()).isVisible();
    assertThat(warm.roundTrips()).as("%s", warm).isBetween(1, WARM_ROUND_TRIPS);
    assertThat(warm.requests()).as("only the page itself").containsExactly(game);
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/lobby", "/analysis?game=talpa&variant=8x8"})
  void aPageHasOneScriptAndOneStyle(String path) {
    Page page = site.browser().newVisitor("pt", "dark");
    Load cold = load(page, path);
    assertThat(cold.requests()).hasSizeLessThanOrEqualTo(MAX_REQUESTS);
    assertThat(cold.requests())
        .filteredOn(file -> file.contains(".js?"))
        .hasSizeLessThanOrEqualTo(2);
    assertThat(cold.requests())
        .as("the build has made no bundles")
        .anyMatch(file -> file.startsWith("/bundle/") && file.contains(".js"))
        .anyMatch(file -> file.startsWith("/bundle/") && file.contains(".css"));
    assertThat(bytes(page, ".js")).isBetween(1000, MAX_SCRIPT_BYTES);
    assertThat(bytes(page, ".css")).isBetween(1000, MAX_STYLE_BYTES);
    Load warm = load(page, path);
    assertThat(warm.requests()).as("kept files").noneMatch(file -> file.contains("?v="));
    page.context().close();
  }

  /// Each page is opened in two browsers at the same time: at a desk with an empty cache, and on a
  /// phone whose browser has opened the pages before it in the list.
  @Test
  void everyPageKeepsItsBudgetAndNothingMoves() {
    Page phone = observed(390, 844);
    for (String path : ALL_PAGES) {
      Page desk = observed(1280, 800);
      begin(desk, path);
      begin(phone, path);
      assertNothingMoves(desk, path);
      checkBudget(desk, path);
      assertNothingMoves(phone, path);
      desk.context().close();
    }
    phone.context().close();
  }

  private static Page observed(int width, int height) {
    Page page = site.browser().newVisitor("en", "light");
    page.setViewportSize(width, height);
    page.addInitScript(OBSERVE_LONG_TASKS);
    page.addInitScript(OBSERVE_LAYOUT_SHIFT);
    return page;
  }

  /// Begins to load a page.
  private static void begin(Page page, String path) {
    page.navigate(
        proxy.address() + path, new Page.NavigateOptions().setWaitUntil(WaitUntilState.COMMIT));
  }

  /// Checks the requests and the bytes of a page, and prints its longest task: how long a script
  /// kept the page from answering.
  private static void checkBudget(Page page, String path) {
    List<?> costs = (List<?>) page.evaluate(COSTS);
    System.out.printf("%s: requests, bytes, longest task in ms: %s%n", path, costs);
    assertThat((int) costs.getFirst()).as(path).isBetween(2, MAX_REQUESTS);
    assertThat((int) costs.get(1)).as(path).isBetween(2000, maxBytes(path));
    assertThat(bytes(page, ".js")).as(path).isLessThan(MAX_SCRIPT_BYTES);
    assertThat(bytes(page, ".css")).as(path).isLessThan(MAX_STYLE_BYTES);
  }

  private static int maxBytes(String path) {
    if (path.equals("/")) {
      return MAX_HOME_PAGE_BYTES;
    }
    if (path.startsWith("/g/")) {
      return MAX_GAME_PAGE_BYTES;
    }
    return PICTURE_PAGES.contains(path) ? MAX_PICTURE_PAGE_BYTES : MAX_PAGE_BYTES;
  }

  @ParameterizedTest
  @ValueSource(strings = {"/learn/morelli", "/lesson/niju/most", "/analysis"})
  void aPageBringsWhatItShowsFirst(String path) {
    Page page = site.browser().newVisitor("en", "light");
    Load cold = load(page, path);
    assertThat(page.locator("tabuleiro-board").first()).isVisible();
    assertThat(cold.requests()).as(path).noneMatch(file -> file.startsWith("/api/"));
    assertThat(cold.roundTrips()).as("%s", cold).isBetween(3, COLD_ROUND_TRIPS);
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({"1280, 800", "390, 844"})
  void nothingMovesForAReturningVisitor(int width, int height) {
    Page page = site.browser().newVisitor("pt", "dark");
    page.setViewportSize(width, height);
    new GameWindow(page, new MouseInput(page))
        .createGame(site.address(), "jostle", "hex", "computer", "1");
    page.addInitScript(OBSERVE_LAYOUT_SHIFT);
    for (String path : List.of("/", "/mine", "/new")) {
      load(page, path);
      assertNothingMoves(page, path);
    }
    page.context().close();
  }

  private static void assertNothingMoves(Page page, String path) {
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    page.waitForLoadState(LoadState.NETWORKIDLE);
    double shift = ((Number) page.evaluate("() => globalThis.layoutShift")).doubleValue();
    assertThat(shift).as(path).isLessThan(MAX_LAYOUT_SHIFT);
  }

  /// How a page was loaded.
  private record Load(List<String> requests, int roundTrips) {}

  /// Opens a page through the slow network, and waits until it is ready.
  private static Load load(Page page, String path) {
    page.navigate("about:blank");
    proxy.reset();
    page.navigate(proxy.address() + path);
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    return new Load(proxy.requests(), proxy.roundTrips());
  }

  /// Returns the compressed size of all files of a kind, in bytes.
  ///
  /// @param ending how their names end
  private static int bytes(Page page, String ending) {
    return ((Number)
            page.evaluate(
                """
                ending => performance.getEntriesByType('resource')
                  .filter(({ name }) => new URL(name).pathname.endsWith(ending))
                  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)\
                """,
                ending))
        .intValue();
  }
}
