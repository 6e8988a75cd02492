package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Position;

/// The layout and the keys of the analysis page.
final class AnalysisPageTest {
  private static final List<String> IMPORTANT = List.of("#board", "#bar", "#lines", "#moves");

  /// Sums the shifts that no input caused.
  private static final String OBSERVE_SHIFTS =
      """
      globalThis.shifted = 0;
      new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries()) {
          globalThis.shifted += hadRecentInput ? 0 : value;
        }
      }).observe({ type: 'layout-shift', buffered: true });\
      """;

  private static final String START_OF_GAME =
      """
      fetch('/api/v2' + location.pathname.replace('/g/', '/games/'))
        .then(answer => answer.json())
        .then(({ start }) => start)\
      """;

  private static final String ANNOTATIONS = "document.querySelector('tabuleiro-board').annotations";

  /// Loads positions into the editor's draft and returns the texts that it writes.
  private static final String WRITE_POSITIONS =
      """
      async ([game, variant, positions]) => {
        const { PositionDraft, loadEditorPieces, loadVariation } = await import('/page-modules.js');
        const notation = await loadEditorPieces({ game, variant });
        const draft = new PositionDraft(document.querySelector('tabuleiro-board').board, notation);
        const written = [];
        for (const position of positions) {
          draft.load((await loadVariation({ game, variant }, { position })).position);
          written.push(draft.text());
        }
        return written;
      }\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @ParameterizedTest
  @CsvSource({"talpa, 8x8", "niju, most", "jostle, hex"})
  void boardAndPanelsAreVisibleWithoutScrolling(String game, String variant) {
    Page page = site.browser().newVisitor("en", "light");
    page.addInitScript(OBSERVE_SHIFTS);
    for (List<Integer> size :
        List.of(List.of(1280, 800), List.of(1366, 660), List.of(390, 844), List.of(844, 390))) {
      page.setViewportSize(size.getFirst(), size.getLast());
      site.navigate(page, "/analysis?game=%s&variant=%s".formatted(game, variant));
      assertThat(page.locator("#lines li").first()).isVisible();
      for (String part : IMPORTANT) {
        BoundingBox box = page.locator(part).boundingBox();
        assertThat(box.height).as("%s at %s", part, size).isGreaterThan(14);
        assertThat(box.y + box.height)
            .as("%s at %s", part, size)
            .isBetween(14.0, size.getLast() + 0.5);
        assertThat(box.x + box.width).as("%s at %s", part, size).isLessThan(size.getFirst() + 0.5);
      }
      assertThat((Number) page.evaluate("shifted"))
          .as("shift at %s", size)
          .satisfies(shift -> assertThat(shift.doubleValue()).isLessThan(0.05));
    }
    page.context().close();
  }

  @Test
  void arrowKeysStepThroughTheMovesWithoutAClick() {
    Page page = site.open("/analysis?game=talpa&variant=6x6&moves=b1a1+a3a2", "en", "light");
    Locator current = page.locator("#moves [aria-current]");
    assertThat(current).hasText("a3a2");
    page.keyboard().press("ArrowLeft");
    assertThat(current).hasText("b1a1");
    page.keyboard().press("Home");
    assertThat(current).hasText("Start");
    page.keyboard().press("ArrowRight");
    assertThat(current).hasText("b1a1");
    page.keyboard().press("End");
    assertThat(current).hasText("a3a2");
    page.context().close();
  }

  @Test
  void theCurrentMoveOfALongGameIsSeenInItsList() {
    Page page = site.open("/analysis?game=jostle&variant=hex&moves=" + longGame(), "en", "light");
    String list = "#tab-moves-panel";
    CurrentMove.waitUntilSeen(page, list);
    page.keyboard().press("Home");
    CurrentMove.waitUntilSeen(page, list);
    page.locator("#tab-explorer").click();
    page.locator("#walk button").last().focus();
    page.keyboard().press("End");
    assertThat(page.locator("#moves")).isHidden();
    assertThat(page.locator("#tab-explorer-panel")).hasText("Openings are known up to 16 moves.");
    page.locator("#tab-moves").click();
    CurrentMove.waitUntilSeen(page, list);
    page.setViewportSize(390, 844);
    CurrentMove.waitUntilSeen(page, list);
    assertThat(site.browser().drainErrors()).as("nothing was refused").isEmpty();
    page.context().close();
  }

  private static String longGame() {
    Position position = Games.find("jostle").orElseThrow().game("hex").start(0);
    List<String> moves = new ArrayList<>();
    Random random = new Random(5);
    while (moves.size() < 60 && !position.outcome().isOver()) {
      int move = position.moveAt(random.nextInt(position.countMoves()));
      moves.add(position.formatMove(move));
      position = position.playUnchecked(move);
    }
    return String.join("+", moves);
  }

  @Test
  void arrowKeysBelongToFieldsAndToTheBoardWithTheKeyboardFocus() {
    Page page = site.open("/analysis?game=talpa&variant=6x6&moves=b1a1+a3a2", "en", "light");
    Locator current = page.locator("#moves [aria-current]");
    page.locator("#tab-notes").click();
    page.locator("#comment").fill("good");
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("Home");
    assertThat(current).containsText("a3a2");
    BoardProbe board = new BoardProbe(page);
    page.locator("#edit").focus();
    for (int i = 0; i < 40 && board.focusedSpot().isEmpty(); i++) {
      page.keyboard().press("Shift+Tab");
    }
    String cell = board.focusedSpot();
    assertThat(cell).isNotEmpty();
    page.keyboard().press(cell.startsWith("a") ? "ArrowRight" : "ArrowLeft");
    assertThat(board.focusedSpot()).isNotEmpty().isNotEqualTo(cell);
    assertThat(current).containsText("a3a2");
    page.context().close();
  }

  @Test
  void aMoveByMouseLeavesTheArrowKeysToTheMoves() {
    Page page = site.open("/analysis?game=talpa&variant=6x6", "en", "light");
    new MouseInput(page).play(new BoardProbe(page).legalPath(0));
    Locator current = page.locator("#moves [aria-current]");
    assertThat(page.locator("#moves .pair")).containsText("1.");
    page.keyboard().press("ArrowLeft");
    assertThat(current).hasText("Start");
    page.context().close();
  }

  @Test
  void theListOfKeysOpensWithAKeyAndSingleKeysCanBeTurnedOff() {
    Page page = site.open("/analysis?game=talpa&variant=6x6", "en", "light");
    Locator keys = page.locator("#keys-dialog");
    page.keyboard().press("f");
    assertThat(page.locator("#flip")).hasAttribute("aria-pressed", "true");
    page.keyboard().press("?");
    assertThat(keys).isVisible();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.locator("#single-keys").uncheck();
    page.keyboard().press("Escape");
    assertThat(keys).isHidden();
    page.keyboard().press("f");
    page.keyboard().press("?");
    assertThat(keys).isHidden();
    assertThat(page.locator("#flip")).hasAttribute("aria-pressed", "true");
    page.context().close();
  }

  @Test
  void aPastedRecordOpensAndAnErrorNamesItsLine() {
    Page page = site.open("/analysis?game=talpa&variant=6x6", "en", "light");
    page.locator("#open").click();
    String record = "[White \"Ana\"]\n[Black \"Rui\"]\n[Game \"niju\"]\n[Variant \"most-6\"]\n\n";
    page.locator("#record-text").fill(record + "1. 1r0@5,5 *");
    page.locator("#open-form .main").click();
    assertThat(page.locator("#record-problem")).containsText("line 6, column 4");
    assertThat(page.locator("#record-text")).hasValue(record + "1. 1r0@5,5 *");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    String game = record + "1. 1r0@0,0 *\n";
    page.locator("#record-file")
        .setInputFiles(
            new FilePayload(
                "two.pgn", "text/plain", (game + "\n" + game).getBytes(StandardCharsets.UTF_8)));
    page.locator(".record-games button").nth(1).click();
    assertThat(page.locator("#title")).hasText("Ana against Rui");
    assertThat(page.locator("#moves button.move")).hasText(new String[] {"Start", "1r0@0,0"});
    page.context().close();
  }

  @Test
  void aGameContinuesFromThePositionAgainstALevel() {
    Page page = site.open("/analysis?game=talpa&variant=4x4&moves=b1a1", "en", "light");
    page.locator("#play-here").click();
    page.locator("#play-level").selectOption("1");
    assertThat(page.locator("#play-sides input[value=second]")).isChecked();
    page.locator("#play-start").click();
    page.waitForURL(Pattern.compile(".*/g/.*"));
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    Position start = Games.find("talpa").orElseThrow().game("4x4").start(1);
    assertThat(page.evaluate(START_OF_GAME))
        .isEqualTo(start.playUnchecked(start.parseMove("b1a1")).format());
    page.context().close();
  }

  @Test
  void arrowsPointOutTheBestMovesUnlessTurnedOff() {
    Page page = site.open("/analysis?game=talpa&variant=6x6", "en", "light");
    page.waitForFunction("() => " + ANNOTATIONS + ".length === 3");
    page.keyboard().press("a");
    page.waitForFunction("() => " + ANNOTATIONS + ".length === 0");
    page.context().close();
  }

  @Test
  void theScoreIsExplainedByFeaturesAndByNumbersOnThePieces() {
    Page page = site.open("/analysis?game=trench&variant=classic", "en", "light");
    page.waitForSelector("#lines li");
    assertThat(page.isVisible("#explanation")).isFalse();
    page.keyboard().press("w");
    page.waitForSelector("#features li:has-text('What the neural network adds')");
    page.waitForFunction("() => document.querySelector('tabuleiro-board').numbers?.h8 > 20");
    page.waitForSelector("#lines li");
    page.keyboard().press("w");
    page.waitForFunction("() => document.querySelector('tabuleiro-board').numbers === undefined");
    assertThat(page.isVisible("#explanation")).isFalse();
    page.context().close();
  }

  @Test
  void tabsShowTheOpeningsAndTheNotes() {
    site.browser().drainErrors(); // Refused requests of other tests.
    Page page = site.open("/analysis?game=talpa&variant=6x6", "pt", "dark");
    Locator openings = page.locator("#tab-explorer-panel");
    page.locator("#tab-moves").focus();
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("#tab-explorer")).isFocused();
    assertThat(page.locator("#moves")).isHidden();
    assertThat(openings.locator("p")).containsText("partidas");
    assertThat(openings.locator("tbody button").first()).isVisible();
    assertThat(site.browser().drainErrors()).isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    Locator move = openings.locator("tbody button").first();
    String played = move.innerText();
    move.click();
    page.locator("#tab-moves").click();
    assertThat(page.locator("#moves [aria-current]")).hasText(played);
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("#comment")).isVisible();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.locator("#show-share").click();
    assertThat(page.locator("#keep")).isVisible();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.context().close();
  }

  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void theEditorWritesEveryPositionUnchanged(Game game) {
    GameId id = game.id();
    String path = "/analysis?game=%s&variant=%s".formatted(id.game(), id.variant());
    Page page = site.open(path, "en", "light");
    List<String> positions = new ArrayList<>();
    Random random = new Random(18);
    for (int i = 0; i < 12; i++) {
      Position position = game.start(i);
      for (int ply = random.nextInt(60); ply > 0 && !position.outcome().isOver(); ply--) {
        position = position.playUnchecked(position.moveAt(random.nextInt(position.countMoves())));
      }
      positions.add(position.format());
    }
    PageModules.serve(page);
    Object written = page.evaluate(WRITE_POSITIONS, List.of(id.game(), id.variant(), positions));
    assertThat(written).isEqualTo(positions);
    page.context().close();
  }
}
