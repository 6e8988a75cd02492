package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The board element alone, with positions from the golden files of the server's tests.
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
          Path.of("..").toAbsolutePath().normalize(),
          SimpleFileServer.OutputLevel.NONE);
  private static final Browser BROWSER = Browser.start();

  @BeforeAll
  static void startServer() {
    FILES.setExecutor(THREADS);
    FILES.start();
  }

  @AfterAll
  static void stopServer() {
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
  void hasNoAccessibilityViolations(String query) {
    Page page = open(query);
    assertThat(BROWSER.drainErrors()).isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    BROWSER.drainErrors(); // The check sets a style, which the policy of the page refuses.
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {TALPA, JOSTLE, HEX, MORELLI, TRENCH, NIJU})
  void aMoveCanBeEnteredByKeyboardAlone(String game) {
    enter(game, KeyboardInput::of);
  }

  @ParameterizedTest
  @ValueSource(strings = {TALPA, JOSTLE, HEX, MORELLI, TRENCH, NIJU})
  void aMoveCanBeEnteredByMouseAlone(String game) {
    enter(game, MouseInput::new);
  }

  @Test
  void draggingPansTheTableAndTheWheelZooms() {
    Page page = open("game=" + NIJU + "&moment=7");
    BoundingBox box = page.locator("tabuleiro-board .table").boundingBox();
    page.mouse().move(box.x + 12, box.y + 12);
    List<Double> before = view(page);
    page.mouse().down();
    page.mouse().move(box.x + 42, box.y + 72, new Mouse.MoveOptions().setSteps(3));
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
    assertThat(view(page)).as("the whole table is visible again").isEqualTo(before);
    page.context().close();
  }

  @Test
  void aDiamondCanStandOnAnEdge() {
    Page page = open("game=" + TRENCH);
    page.evaluate("board.toggleAttribute('square')");
    assertThat(boxOf(page, "a1").x).isLessThan(boxOf(page, "h1").x);
    assertThat(boxOf(page, "a1").y).isEqualTo(boxOf(page, "h1").y);
    List<String> path = new BoardProbe(page).legalPath(1);
    new MouseInput(page).play(path);
    assertThat(page.locator("#path")).hasText(String.join(" ", path));
    page.context().close();
  }

  @ParameterizedTest
  @ValueSource(strings = {JOSTLE, MORELLI, NIJU})
  void movesAreAnimatedUnlessReducedMotionIsPreferred(String game) {
    assertThat(maxAnimations(game, ReducedMotion.NO_PREFERENCE)).isPositive();
    assertThat(maxAnimations(game, ReducedMotion.REDUCE)).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "jostle-10x10, 1, 1, 0",
    "talpa-8x8, 1, 2, 1",
    "morelli-13, 5, 1, 2",
    "trench-classic, 7, 1, 1",
    "niju-most, 2, 1, 0"
  })
  void aPendingMoveIsDrawnAtOnceAndItsConfirmationAnimatesOnlyTheRest(
      String game, int moment, int atOnce, int remaining) {
    Page visitor = BROWSER.newVisitor("en", "light", ReducedMotion.NO_PREFERENCE);
    Page page = open(visitor, "game=%s&moment=%d".formatted(game, moment - 1));
    // In one script: the machine may be slower than an animation.
    Object counts =
        page.evaluate(
            """
            moment => {
              const count = () => board.root.getAnimations().length;
              const counts = [];
              board.showPending(fixture.moments[moment].move.targets);
              counts.push(count(), board.root.querySelectorAll('.pending').length);
              counts.push(board.root.querySelectorAll('.state-legal').length);
              board.root.getAnimations().forEach(animation => animation.finish());
              showMoment(moment);
              counts.push(count(), board.root.querySelectorAll('.pending').length);
              return counts;
            }\
            """,
            moment);
    assertThat(counts)
        .as("pending: animations, pieces, targets; confirmed: animations, pending pieces")
        .isEqualTo(List.of(atOnce, 1, 0, remaining, 0));
    page.context().close();
  }

  @Test
  void aPendingMoveIsTakenBack() {
    Page page = open("game=" + JOSTLE);
    Object before = page.evaluate("board.drawing.pieceLayer.innerHTML");
    page.evaluate("board.showPending(fixture.moments[1].move.targets)");
    assertThat(page.evaluate("board.drawing.pieceLayer.innerHTML")).isNotEqualTo(before);
    page.evaluate("board.clearPending()");
    assertThat(page.evaluate("board.drawing.pieceLayer.innerHTML")).isEqualTo(before);
    List<String> path = new BoardProbe(page).legalPath(1);
    new MouseInput(page).play(path);
    assertThat(page.locator("#path")).hasText(String.join(" ", path));
    page.context().close();
  }

  @Test
  void annotationsAreDrawnUntilTheyAreSetAgain() {
    Page page = open("game=" + TALPA + "&flipped");
    page.evaluate(
        """
        board.annotations = [
          { kind: 'arrow', from: 'a1', to: 'a2', style: 'best' },
          { kind: 'circle', cell: 'c3', style: 'hint' },
          { kind: 'piece', cell: 'd4', piece: fixture.moments[0].position.pieces[0].piece },
          { kind: 'circle', cell: 'z99' },
        ]\
        """);
    Locator drawn = page.locator("tabuleiro-board .annotation");
    assertThat(drawn).hasCount(3);
    BoundingBox circle = drawn.nth(1).boundingBox();
    BoundingBox cell = boxOf(page, "c3");
    assertThat(circle.x + circle.width / 2).isCloseTo(cell.x + cell.width / 2, within(1.0));
    page.evaluate("showMoment(1)");
    assertThat(drawn).hasCount(3);
    page.evaluate("board.annotations = []");
    assertThat(drawn).hasCount(0);
    page.context().close();
  }

  /// Returns the greatest number of animations while the positions of a game are shown in turn.
  private static int maxAnimations(String game, ReducedMotion motion) {
    Page page = open(BROWSER.newVisitor("en", "light", motion), "game=" + game);
    Object maximum =
        page.evaluate(
            """
            Math.max(...fixture.moments.map((_, moment) => {
              showMoment(moment);
              return board.shadowRoot.getAnimations().length + document.getAnimations().length;
            }))\
            """);
    page.context().close();
    return (int) maximum;
  }

  @Test
  void theHandsKeepTheirPlacesWhenATileIsSelected() {
    Page page = open("game=" + NIJU + "&moment=7&attributes=viewer:first");
    Locator hands = page.locator("tabuleiro-board .hand");
    assertThat(hands.first()).hasAttribute("aria-label", "Your tiles");
    double top = hands.last().boundingBox().y;
    page.evaluate("board.selectSpot(Object.keys(board.entry.steps[0])[0])");
    assertThat(page.locator("tabuleiro-board .hand-piece[aria-pressed=true]")).hasCount(1);
    assertThat(hands.last().boundingBox().y).isEqualTo(top);
    page.context().close();
  }

  @Test
  void whatAMoveCanBeginWithIsMarkedUntilSomethingIsSelected() {
    Page page = open("game=" + JOSTLE + "&attributes=show-movable");
    List<String> movable = new BoardProbe(page).selectableCells();
    Locator rings = page.locator("tabuleiro-board .hints .movable");
    assertThat(rings).hasCount(movable.size());
    page.evaluate("cell => board.selectSpot(cell)", movable.getFirst());
    assertThat(rings).hasCount(0);
    page.evaluate("board.clearSelection(); board.removeAttribute('show-movable')");
    assertThat(rings).hasCount(0);
    BoundingBox box = boxOf(page, movable.getFirst());
    page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
    assertThat(page.locator("tabuleiro-board .cursor .movable")).hasCount(1);
    page.context().close();
  }

  @Test
  void theRightButtonDrawsAndAClickRemovesTheDrawing() {
    Page page = open("game=" + JOSTLE);
    BoundingBox from = boxOf(page, "a1");
    BoundingBox to = boxOf(page, "c2");
    page.mouse().move(from.x + 9, from.y + 9);
    page.mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
    page.mouse().move(to.x + 9, to.y + 9);
    page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
    Locator drawn = page.locator("tabuleiro-board .annotation");
    assertThat(drawn).hasCount(1);
    assertThat(new BoardProbe(page).selectedPath()).isEmpty();
    page.mouse().click(from.x + 9, from.y + 9);
    assertThat(drawn).hasCount(0);
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({
    "talpa-8x8, 1",
    "jostle-10x10, 16",
    "morelli-13, 1",
    "niju-most, 1",
    "trench-classic, 0"
  })
  void theEndShowsWhatDecidedTheGame(String game, int parts) {
    Page page = open("game=%s&moment=14".formatted(game));
    assertThat(page.locator("tabuleiro-board .deciding")).hasCount(parts);
    page.evaluate("showMoment(13)");
    assertThat(page.locator("tabuleiro-board .deciding")).hasCount(0);
    page.context().close();
  }

  @Test
  void theFramesThatStandAtTheEndComeBeforeTheThrone() {
    Page page = open("game=" + MORELLI + "&moment=14");
    page.evaluate(
        """
        () => {
          const { position } = fixture.moments.at(14);
          const frame = { kind: 'frame', cells: ['b2', 'b12', 'l2', 'l12'] };
          board.show({ ...position, position: 'framed', marks: [...position.marks, frame],
            result: '1-0', reason: 'throne' });
        }\
        """);
    Locator deciding = page.locator("tabuleiro-board .deciding");
    assertThat(deciding).hasCount(2);
    assertThat(deciding.first().locator(".frame circle")).hasCount(4);
    assertThat(deciding.last().locator(".halo")).hasCount(1);
    page.context().close();
  }

  @Test
  void thePieceThatCapturedTheLastOfTheOthersIsMarked() {
    Page page = open("game=" + TRENCH + "&moment=14");
    page.evaluate(
        """
        () => {
          const { position } = fixture.moments.at(14);
          const piece = { side: 'first', kind: 'soldier', number: 0, pattern: 0 };
          const taken = { ...piece, side: 'second' };
          const move = { move: 'c1c2', side: 'first', targets: ['c1', 'c2'], effects: [
            { kind: 'removed', from: '', cell: 'c2', piece: taken },
            { kind: 'moved', from: 'c1', cell: 'c2', piece },
          ] };
          const pieces = [{ piece, cells: ['c2', 'a1'] }];
          board.show({ ...position, position: 'captured', pieces, result: '1-0',
            reason: 'wipe-out' }, move);
        }\
        """);
    assertThat(page.locator("tabuleiro-board .deciding .halo")).hasCount(1);
    page.context().close();
  }

  @Test
  void theWinningPathLeadsFromEdgeToEdge() {
    Page page = open("game=" + TALPA + "&moment=14");
    BoundingBox path = page.locator("tabuleiro-board .path-line").boundingBox();
    BoundingBox left = page.locator("tabuleiro-board .edge.second").first().boundingBox();
    BoundingBox right = page.locator("tabuleiro-board .edge.second").last().boundingBox();
    assertThat(path.x).isLessThan(left.x + left.width);
    assertThat(path.x + path.width).isGreaterThan(right.x);
    page.context().close();
  }

  private static BoundingBox boxOf(Page page, String cell) {
    return page.locator("tabuleiro-board [data-cell='%s']".formatted(cell)).boundingBox();
  }

  /// Returns the visible part of the table: left, top and width, in units of the drawing.
  private static List<Double> view(Page page) {
    Object view = page.evaluate("(({ x, y, width }) => [x, y, width])(board.drawing.view)");
    return ((List<?>) view).stream().map(number -> ((Number) number).doubleValue()).toList();
  }

  private static void enter(String game, Function<Page, MoveInput> inputOf) {
    Page page = open("game=" + game);
    for (int choice = 0; choice < 4; choice++) {
      List<String> path = new BoardProbe(page).legalPath(choice);
      inputOf.apply(page).play(path);
      assertThat(page.locator("#path")).hasText(String.join(" ", path));
      page.evaluate("board.clearSelection()");
    }
    page.context().close();
  }

  private static Page open(String query) {
    return open(BROWSER.newVisitor("en", "light"), query);
  }

  private static Page open(Page page, String query) {
    page.navigate(
        "http://127.0.0.1:%d/browser/src/test/web/index.html?%s"
            .formatted(FILES.getAddress().getPort(), query));
    assertThat(page.locator("html[data-ready]")).isAttached();
    return page;
  }
}
