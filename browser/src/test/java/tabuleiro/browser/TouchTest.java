package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.browser.TouchInput.Point;

/// Boards under fingers, on the real pages.
final class TouchTest {
  private static final int WIDTH = 844;
  private static final int HEIGHT = 390;

  /// How far the page is scrolled, in pixels.
  private static final String SCROLLED = "scrollY";

  /// The width of the table that is visible, in units of the drawing.
  private static final String VIEW_WIDTH =
      "document.querySelector('tabuleiro-board').drawing.view.width";

  private static final String VIEW_TOP = VIEW_WIDTH.replace("width", "y");

  @RegisterExtension static final TestSite site = TestSite.shared();

  @ParameterizedTest
  @ValueSource(strings = {"/learn/trench", "/analysis?game=talpa&variant=8x8", "game of morelli"})
  void aSwipeThatBeginsOnTheBoardScrollsThePage(String path) {
    Page page = open(path);
    TouchInput touch = new TouchInput(page);
    // Rows of the board can lie below the window: a finger on the board brings them up.
    page.evaluate("document.querySelector('tabuleiro-board').scrollIntoView()");
    Object before = page.evaluate(SCROLLED);
    touch.swipe(emptyPoint(page, touch), 0, -120, 0);
    page.waitForFunction("before => scrollY > before + 30", before);
    assertThat(new BoardProbe(page).selectedPath()).isEmpty();
    page.context().close();
  }

  @Test
  void aTapSelectsAndASelectedPieceIsDraggedWithoutScrolling() {
    Page page = openWithPartOfTheBoardHidden();
    TouchInput touch = new TouchInput(page);
    BoardProbe probe = new BoardProbe(page);
    List<String> path = probe.legalPath(0);
    touch.tap(touch.cell(path.getFirst()));
    assertThat(probe.selectedPath()).containsExactly(path.getFirst());
    dragAndCheck(page, touch, path, 0);
    page.context().close();
  }

  @Test
  void aHeldPieceIsDraggedWithoutScrolling() {
    Page page = openWithPartOfTheBoardHidden();
    dragAndCheck(page, new TouchInput(page), new BoardProbe(page).legalPath(0), 600);
    page.context().close();
  }

  @Test
  void twoFingersZoomATableAndThenOneMovesIt() {
    Page page = open("/analysis?game=niju&variant=most");
    TouchInput touch = new TouchInput(page);
    page.evaluate("document.querySelector('tabuleiro-board').scrollIntoView()");
    Object scrolled = page.evaluate(SCROLLED);
    double before = number(page, VIEW_WIDTH);
    Point middle = touch.cell("0,0");
    touch.spread(middle, 60);
    page.waitForCondition(() -> number(page, VIEW_WIDTH) < 0.8 * before);
    double top = number(page, VIEW_TOP);
    touch.swipe(middle, 0, -60, 0);
    page.waitForCondition(() -> number(page, VIEW_TOP) > top);
    assertThat(page.evaluate(SCROLLED)).isEqualTo(scrolled);
    page.context().close();
  }

  private static double number(Page page, String expression) {
    return ((Number) page.evaluate(expression)).doubleValue();
  }

  private static Page open(String path) {
    Page page = site.browser().newPhoneVisitor(WIDTH, HEIGHT);
    if (path.startsWith("game of ")) {
      new GameWindow(page, new MouseInput(page))
          .createGame(site.address(), path.substring("game of ".length()), "13", "computer", "1");
    } else {
      site.navigate(page, path);
    }
    assertThat(page.locator("tabuleiro-board [data-cell]").first()).isAttached();
    return page;
  }

  /// Opens an analysis whose board is taller than the window.
  private static Page openWithPartOfTheBoardHidden() {
    Page page = open("/analysis?game=jostle&variant=10x10");
    openAgain(page);
    return page;
  }

  /// Scrolls so that the upper part of the board is hidden.
  private static void openAgain(Page page) {
    page.evaluate(
        """
        const board = document.querySelector('tabuleiro-board');
        board.style.setProperty('--board-max-height', '500px');
        board.clearSelection();
        scrollTo(0, board.getBoundingClientRect().top + scrollY + 100);\
        """);
  }

  private static void dragAndCheck(Page page, TouchInput touch, List<String> path, int holdMillis) {
    Object scrolled = page.evaluate(SCROLLED);
    page.evaluate(
        """
        document.addEventListener('board-move', event => { globalThis.moved = event.detail.path; })\
        """);
    Point start = touch.cell(path.getFirst());
    Point end = touch.cell(path.getLast());
    touch.swipe(start, end.x() - start.x(), end.y() - start.y(), holdMillis);
    page.waitForFunction("() => globalThis.moved !== undefined");
    assertThat(page.evaluate("globalThis.moved")).isEqualTo(path);
    assertThat(page.evaluate(SCROLLED)).isEqualTo(scrolled);
  }

  /// Returns the middle of a visible cell that no move begins with.
  private static Point emptyPoint(Page page, TouchInput touch) {
    List<String> movable = new BoardProbe(page).selectableCells();
    @SuppressWarnings("unchecked") // The script returns a list of strings.
    List<String> cells =
        (List<String>)
            page.evaluate(
                "document.querySelector('tabuleiro-board').geometry.cells.map(c => c.name)");
    return cells.stream()
        .filter(cell -> !movable.contains(cell))
        .map(touch::cell)
        .filter(point -> point.y() > 140 && point.y() < HEIGHT - 20)
        .findFirst()
        .orElseThrow();
  }
}
