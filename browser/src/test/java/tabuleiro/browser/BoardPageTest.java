package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ReducedMotion;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The board by itself, fed with the golden files of the server's tests.
final class BoardPageTest {
  private static final String TALPA = "talpa-8x8";
  private static final String JOSTLE = "jostle-10x10";
  private static final String HEX = "jostle-hex";
  private static final String MORELLI = "morelli-13";
  private static final String TRENCH = "trench-classic";
  private static final String NIJU = "niju-most";

  private static final ExecutorService THREADS = Executors.newVirtualThreadPerTaskExecutor();
  private static final HttpServer FILES =
      SimpleFileServer.createFileServer(
          new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
          Path.of("../server/src").toAbsolutePath().normalize(),
          SimpleFileServer.OutputLevel.NONE);
  private static final Browser BROWSER = Browser.start();

  @BeforeAll
  static void serve() {
    FILES.setExecutor(THREADS);
    FILES.start();
  }

  @AfterAll
  static void stop() {
    BROWSER.close();
    FILES.stop(0);
    THREADS.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "game=talpa-8x8&moment=14&theme=light",
        "game=jostle-10x10&theme=dark&pick=h3",
        "game=morelli-13&theme=light&moment=7&language=pt",
        "game=trench-classic&theme=dark&moment=7",
        "game=jostle-hex&theme=light&pick=c6",
        "game=niju-most&theme=dark&moment=7&pick=tile4",
        "game=niju-most&theme=light&moment=9&pick=tile16&language=pt"
      })
  void anybodyCanUseIt(String query) {
    Page page = open(query);
    assertThat(BROWSER.errors()).isEmpty();
    assertThat(Axe.violations(page)).isEmpty();
    BROWSER.errors(); // The tool itself sets a style, which the page's policy refuses.
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {TALPA, JOSTLE, HEX, MORELLI, TRENCH, NIJU})
  void aMoveIsEnteredByKeysAlone(String game) {
    enter(game, Keys::on);
  }

  @ParameterizedTest
  @ValueSource(strings = {TALPA, JOSTLE, HEX, MORELLI, TRENCH, NIJU})
  void aMoveIsEnteredByTheMouseAlone(String game) {
    enter(game, Mouse::new);
  }

  @Test
  void aTableIsMovedByDraggingAndComesNearerByTheWheel() {
    Page page = open("game=" + NIJU + "&moment=7");
    BoundingBox box = page.locator("tabuleiro-board .table").boundingBox();
    page.mouse().move(box.x + 12, box.y + 12);
    List<Double> before = view(page);
    page.mouse().down();
    page.mouse()
        .move(box.x + 42, box.y + 72, new com.microsoft.playwright.Mouse.MoveOptions().setSteps(3));
    page.mouse().up();
    List<Double> moved = view(page);
    assertThat(moved.get(0)).isLessThan(before.get(0));
    assertThat(moved.get(1)).isLessThan(before.get(1));
    assertThat(moved.get(2)).isEqualTo(before.get(2));
    page.keyboard().down("Control");
    page.mouse().wheel(0, -200);
    page.keyboard().up("Control");
    page.waitForFunction("width => board.drawing.view.width < width", moved.get(2));
    page.locator("tabuleiro-board .tools button").last().click();
    assertThat(view(page)).as("all is seen again").isEqualTo(before);
    page.context().close();
  }

  @Test
  void aDiamondMayStandOnAnEdge() {
    Page page = open("game=" + TRENCH);
    page.evaluate("board.toggleAttribute('square')");
    assertThat(place(page, "a1").x).isLessThan(place(page, "h1").x);
    assertThat(place(page, "a1").y).isEqualTo(place(page, "h1").y);
    List<String> path = new PageBoard(page).somePath(1);
    new Mouse(page).play(path);
    assertThat(page.locator("#path")).hasText(String.join(" ", path));
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {JOSTLE, MORELLI, NIJU})
  void movesAreSeenMovingUnlessThePersonWantsNothingToMove(String game) {
    assertThat(mostMoving(game, ReducedMotion.NO_PREFERENCE)).isPositive();
    assertThat(mostMoving(game, ReducedMotion.REDUCE)).isZero();
  }

  /// Returns how many things move at most when the moments of a game are shown one after another.
  private static int mostMoving(String game, ReducedMotion motion) {
    Page page = open(BROWSER.visitor("en", "light", motion), "game=" + game);
    Object most =
        page.evaluate(
            """
            Math.max(...fixture.moments.map((_, moment) => {
              go(moment);
              return board.shadowRoot.getAnimations().length + document.getAnimations().length;
            }))\
            """);
    page.context().close();
    return (int) most;
  }

  private static BoundingBox place(Page page, String cell) {
    return page.locator("tabuleiro-board [data-cell='%s']".formatted(cell)).boundingBox();
  }

  /// Returns what of the table is seen: left, top and width, in the drawing's measure.
  private static List<Double> view(Page page) {
    Object view = page.evaluate("(({ x, y, width }) => [x, y, width])(board.drawing.view)");
    return ((List<?>) view).stream().map(number -> ((Number) number).doubleValue()).toList();
  }

  private static void enter(String game, Function<Page, Hand> hand) {
    Page page = open("game=" + game);
    for (int choice = 0; choice < 4; choice++) {
      List<String> path = new PageBoard(page).somePath(choice);
      hand.apply(page).play(path);
      assertThat(page.locator("#path")).hasText(String.join(" ", path));
      page.evaluate("board.letGo()");
    }
    page.context().close();
  }

  private static Page open(String query) {
    return open(BROWSER.visitor("en", "light"), query);
  }

  private static Page open(Page page, String query) {
    page.navigate(
        "http://127.0.0.1:%d/test/web/index.html?%s"
            .formatted(FILES.getAddress().getPort(), query));
    assertThat(page.locator("html[data-ready]")).isAttached();
    return page;
  }
}
