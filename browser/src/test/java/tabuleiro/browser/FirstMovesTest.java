package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The first thirty seconds of a newcomer on the page of each game: everything important is in the
/// window, the goal is shown, a refusal names its rule, and a first move is made.
final class FirstMovesTest {
  private static final List<int[]> WINDOWS =
      List.of(
          new int[] {1280, 800},
          new int[] {1366, 660},
          new int[] {2200, 1200},
          new int[] {390, 844},
          new int[] {844, 390});

  /// The parts of the page that are visible without scrolling.
  private static final List<String> PARTS =
      List.of(
          "#title",
          "#goal",
          "#player-top",
          "#board",
          "#player-bottom",
          "#status",
          "#actions button");

  /// Returns what parts of the board cover: the bar below it, or the text for the first tile.
  private static final String COVERED =
      """
      () => {
        const { root } = document.querySelector('tabuleiro-board');
        const parts = root.querySelector('.parts');
        const text = root.querySelector('.first-cell text')?.getBoundingClientRect();
        const covers = button => {
          const box = button.getBoundingClientRect();
          return text !== undefined && box.left < text.right && text.left < box.right
            && box.top < text.bottom && text.top < box.bottom;
        };
        return [
          ...(parts.scrollHeight > parts.clientHeight + 1 ? ['the bar below the board'] : []),
          ...([...root.querySelectorAll('button')].some(covers) ? ['the first cell'] : []),
        ];
      }\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();
  private static Page page;

  @BeforeAll
  static void start() {
    page = site.browser().newVisitor("en", "light");
  }

  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SHAPES")
  void allThatMattersIsInTheWindowAndTheFirstMoveIsMade(String game) {
    checkWindowAndMakeFirstMove(game);
  }

  @Tag("slow")
  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SQUARES")
  void allThatMattersIsInTheWindowOfSquaresToo(String game) {
    checkWindowAndMakeFirstMove(game);
  }

  private static void checkWindowAndMakeFirstMove(String game) {
    GameWindow window = openGame(game, "3");
    BoardProbe board = new BoardProbe(page);
    List<String> outside = new ArrayList<>();
    for (int[] size : WINDOWS) {
      page.setViewportSize(size[0], size[1]);
      page.evaluate("scrollTo(0, 0)");
      PARTS.forEach(part -> addOutside(part, outside));
      assertThat(page.evaluate("document.documentElement.scrollWidth - innerWidth")).isEqualTo(0);
      assertThat((List<?>) page.evaluate(COVERED)).as("covered at %d", size[0]).isEmpty();
    }
    assertThat(outside).isEmpty();
    addOutsideInPortuguese(outside);
    assertThat(outside).as("in Portuguese").isEmpty();
    assertThat(page.locator("#goal p").first()).not().hasText("");
    assertThat(page.locator("#goal .swatch").first()).isVisible();

    List<String> path = board.legalPath(0);
    refuse(game, board);
    for (int[] size : WINDOWS) {
      page.setViewportSize(size[0], size[1]);
      addOutside("#refused", outside);
    }
    assertThat(outside).as("the refusal").isEmpty();
    window.play(path.subList(0, 1));
    assertThat(page.locator("#refused")).isHidden();
    assertThat(page.locator("tabuleiro-board .outline.refused")).hasCount(0);
    window.play(path.subList(1, path.size()));
    window.waitForMoves(2);
  }

  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SHAPES")
  void theFirstMoveIsMadeByTouchAndByKeyboardAlone(String game) {
    makeFirstMoveByTouchAndKeyboard(game);
  }

  @Tag("slow")
  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SQUARES")
  void theFirstMoveIsMadeByTouchAndByKeyboardAloneOnSquaresToo(String game) {
    makeFirstMoveByTouchAndKeyboard(game);
  }

  private static void makeFirstMoveByTouchAndKeyboard(String game) {
    page.setViewportSize(1280, 800);
    GameWindow window = openGame(game, "1");
    KeyboardInput.of(page).play(new BoardProbe(page).legalPath(0));
    window.waitForMoves(2);

    Page phone = site.browser().newPhoneVisitor(390, 844);
    GameWindow touched = openGame(phone, game, "1");
    TouchInput touch = new TouchInput(phone);
    for (String spot : new BoardProbe(phone).legalPath(0)) {
      if (spot.startsWith("tile")) {
        phone.locator("tabuleiro-board [data-spot='%s']".formatted(spot)).tap();
      } else if (!spot.startsWith("turn")) {
        touch.tap(touch.cell(spot));
        if (game.startsWith("niju")) { // The first touch shows the tile.
          assertThat(phone.locator("#status")).containsText("Touch the cell again");
          assertThat(phone.locator("tabuleiro-board .preview")).hasCount(1);
          touched.waitForMoves(0);
          touch.tap(touch.cell(spot));
        }
      }
    }
    touched.waitForMoves(2);
    phone.context().close();
  }

  /// The texts are longer, and a phone is the narrowest window. The language is the page's only.
  private static void addOutsideInPortuguese(List<String> outside) {
    String address = page.url();
    page.setViewportSize(390, 844);
    page.navigate(address + "?language=pt");
    assertThat(page.locator("html[lang=pt][data-ready=yes]")).isAttached();
    PARTS.forEach(part -> addOutside(part, outside));
    page.navigate(address + "?language=en");
    assertThat(page.locator("html[lang=en][data-ready=yes]")).isAttached();
  }

  /// Selects a cell that begins no legal move. In Ni-Ju the table itself is such a cell.
  private static void refuse(String game, BoardProbe board) {
    page.evaluate(
        """
        () => {
          const board = document.querySelector('tabuleiro-board');
          const legal = new Set(board.entry.nextCells());
          const names = board.geometry.rows.flat().map(cell => cell.name);
          board.selectSpot(names.find(name => !legal.has(name)));
        }\
        """);
    Locator refusal = page.locator("#refused");
    assertThat(refusal).isVisible();
    Locator text = refusal.locator("p");
    boolean beginsWithCell = text.textContent().matches("[a-z]\\d.*");
    assertThat(text.evaluate("p => getComputedStyle(p, '::first-letter').textTransform"))
        .isEqualTo(beginsWithCell ? "none" : "uppercase");
    if (!game.startsWith("niju")) {
      assertThat(refusal.locator(".rule-link")).hasText(Pattern.compile("rule \\w+"));
      Locator marked = page.locator("tabuleiro-board .cell.state-refused").first();
      assertThat(marked).hasAttribute("aria-label", Pattern.compile(".*mentioned in the message"));
      assertThat(page.locator("tabuleiro-board .outline.refused").first()).isVisible();
    }
    assertThat(board.selectedPath()).isEmpty();
  }

  private static void addOutside(String part, List<String> outside) {
    BoundingBox box = page.locator(part).first().boundingBox();
    int width = page.viewportSize().width;
    int height = page.viewportSize().height;
    boolean isInside =
        box != null
            && box.x >= -1
            && box.y >= -1
            && box.x + box.width <= width + 1
            && box.y + box.height <= height + 1;
    if (!isInside) {
      outside.add(
          box == null
              ? part + " is not shown"
              : "%s at %dx%d: %.0f,%.0f to %.0f,%.0f"
                  .formatted(
                      part, width, height, box.x, box.y, box.x + box.width, box.y + box.height));
    }
  }

  @Test
  void theLinkOfARefusalOpensItsRuleAndTheGoalIsRemembered() {
    page.setViewportSize(1000, 900);
    GameWindow window = openGame("jostle/6x6", "1");
    BoardProbe board = new BoardProbe(page);
    refuse("jostle", board);
    page.locator("#refused .rule-link").click();
    assertThat(page.locator("#rule-4")).isFocused();
    assertThat(page.locator("#rule-4")).containsText("one step to an adjacent empty square");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.keyboard().press("Escape");
    assertThat(page.locator("#rules")).isHidden();
    page.locator("#refused .close").click();
    assertThat(page.locator("#refused")).isHidden();
    checkValues();

    page.locator("#goal .close").click();
    assertThat(page.locator("#goal")).isHidden();
    page.reload();
    window.waitUntilReady();
    assertThat(page.locator("#goal")).isHidden();
    page.keyboard().press("g");
    assertThat(page.locator("#goal")).isVisible();
    page.keyboard().press("r");
    assertThat(page.locator("#rules")).isVisible();
    page.keyboard().press("Escape");
  }

  /// Jostle's checkers show their values, also to screen readers, where the visitor wants it.
  private static void checkValues() {
    Locator values = page.locator("tabuleiro-board .value");
    Locator redChecker = page.locator("tabuleiro-board [aria-label*='checker, Red']").first();
    assertThat(values).hasCount(0);
    assertThat(redChecker).not().hasAttribute("aria-label", Pattern.compile(".*value.*"));
    page.locator("#tool-more").click();
    page.getByLabel("Show the value of each piece").check();
    page.keyboard().press("Escape");
    assertThat(values).not().hasCount(0);
    assertThat(values.first()).hasText(Pattern.compile("[\u2212]?[0-8]"));
    assertThat(redChecker).hasAttribute("aria-label", Pattern.compile(".*value -?[0-8].*"));
  }

  @Test
  void aHintSaysThePieceThenTheMoveThenWhy() {
    page.setViewportSize(1000, 900);
    GameWindow window = openGame("talpa/4x4", "1");
    Locator hint = page.locator("#hint");
    page.locator("#hint-more").click();
    assertThat(hint).containsText("Look at");
    assertThat(page.locator("tabuleiro-board .annotation.circle")).hasCount(1);
    page.locator("#hint-more").click();
    assertThat(hint).containsText("A good move");
    assertThat(page.locator("tabuleiro-board .annotation.arrow")).hasCount(1);
    page.locator("#hint-more").click();
    assertThat(hint).hasText(Pattern.compile(".* takes [a-d][1-4]: .*(it |is |what |Even).+"));
    assertThat(hint).not().containsText("(+");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    window.play(new BoardProbe(page).legalPath(0));
    assertThat(hint).isHidden();
    assertThat(page.locator("tabuleiro-board .annotation")).hasCount(0);
  }

  @Test
  void theEndIsACardBesideTheBoardForEachPlayer() {
    page.setViewportSize(1280, 800);
    openGame("talpa/3x3", "1");
    BoardProbe board = new BoardProbe(page);
    GameWindow window = new GameWindow(page, new MouseInput(page));
    Locator card = page.locator("#end");
    while (card.isHidden() && page.locator("#end-title").count() == 0) {
      page.waitForCondition(() ->
          page.locator("tabuleiro-board:not([locked])").count() > 0
              || page.locator("#end-title").count() > 0);
      if (page.locator("tabuleiro-board:not([locked])").count() > 0) {
        int moves = page.locator("#moves button.ply").count();
        window.play(board.legalPath(0));
        page.waitForCondition(() -> page.locator("#moves button.ply").count() > moves);
      }
    }
    assertThat(card).isVisible();
    assertThat(page.locator("#end-title")).hasText(Pattern.compile("You (won|lost)"));
    assertThat(page.locator("#end-title")).isFocused();
    List<String> outside = new ArrayList<>();
    for (int[] size : WINDOWS) {
      page.setViewportSize(size[0], size[1]);
      page.evaluate("scrollTo(0, 0)");
      addOutside("#end", outside);
    }
    assertThat(outside).isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.setViewportSize(1366, 660);
    assertThat(card.boundingBox().x).as("beside the board").isGreaterThan(rightOf("c1"));
    page.setViewportSize(390, 844);
    page.evaluate("scrollTo(0, 0)");
    BoundingBox frame = page.locator("#board").boundingBox();
    assertThat(card.boundingBox().y)
        .as("below the board")
        .isGreaterThanOrEqualTo(frame.y + frame.height);
    page.keyboard().press("Escape");
    assertThat(card).isHidden();
    assertThat(page.evaluate("scrollY")).isEqualTo(0);
    page.evaluate("document.getElementById('steps').scrollIntoView({ block: 'end' })");
    assertThat(page.locator("#board").boundingBox().y).as("seen while reviewing").isPositive();
    page.reload();
    window.waitUntilReady();
    assertThat(card).isVisible();
    assertThat(page.locator("body")).isFocused();
    assertThat(page.locator("#log p.move").first()).isVisible();
  }

  private static double rightOf(String cell) {
    BoundingBox box = page.locator("tabuleiro-board [data-cell=%s]".formatted(cell)).boundingBox();
    return box.x + box.width;
  }

  @Test
  void aCurveThatIsBeingComputedSaysNothingAboutTheRest() {
    site.navigate(page, "/analysis");
    PageModules.serve(page);
    Object width =
        page.evaluate(
            """
            async () => {
              const { ScoreCurve } = await import('/page-modules.js');
              const element = document.getElementById('curve');
              const curve = new ScoreCurve(element, {}, () => {}, document);
              const point = { move: 'a1', scoreText: '', advantage: 0 };
              const points = [0, 1, 2, 3].map(ply => ({ ...point, ply }));
              curve.add({ plies: 6, complete: false, points, turningPoints: [] });
              return document.querySelector('.curve-picture .ground').getAttribute('width');
            }\
            """);
    assertThat(width).as("half of the 600 units").isEqualTo("300");
  }

  /// Creates a game of the visitor against a level, and opens its page.
  private static GameWindow openGame(String game, String level) {
    return openGame(page, game, level);
  }

  private static GameWindow openGame(Page page, String game, String level) {
    site.navigate(page, "/learn");
    String[] names = game.split("/", -1);
    Object id =
        page.evaluate(
            """
            async ([game, variant, second]) => (await (await fetch('/api/v2/games', {
              method: 'POST', headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ id: crypto.randomUUID(), game, variant, first: 'me', second,
                name: 'Ana' }) })).json()).gameId\
            """,
            List.of(names[0], names[1], level));
    site.navigate(page, "/g/" + id);
    return new GameWindow(page, new MouseInput(page));
  }
}
