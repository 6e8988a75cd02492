package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabuleiro.games.Games;

/// Studies, the position editor, lessons, and the curve of a finished game.
final class StudyPageTest {
  private static final String TALPA = "/analysis?game=talpa&variant=6x6";

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void aSavedStudyOpensByItsLink() {
    Page page = site.open(TALPA, "en", "light");
    page.locator("#engine").uncheck();
    play(page, 0);
    play(page, 0);
    page.locator("#tab-notes").click();
    page.locator("#comment").fill("a quiet move");
    page.locator("#tab-moves").click();
    page.locator("#previous").click();
    assertThat(page.locator("#says")).hasText("Blue to move");
    play(page, 1);
    page.locator("#show-share").click();
    page.locator("#study-title").fill("Two answers");
    page.locator("#keep").click();
    String link = page.locator(".share-link input").first().inputValue();
    page.locator("#share .close").click();
    String moves = page.locator("#moves").innerText();
    assertThat(page.locator("#moves button.move")).hasCount(4); // One of them is the start.

    Page other = site.browser().newVisitor("pt", "dark");
    other.navigate(link);
    assertThat(other.locator("html[data-ready=yes]")).isAttached();
    assertThat(other.locator("#moves button.move")).hasCount(4);
    assertThat(other.locator("#moves").innerText())
        .isEqualTo(moves.replaceFirst("^Start", "Início"))
        .contains("a quiet move");
    assertThat(other.locator("#title")).hasText("Two answers");
    page.context().close();
    other.context().close();
  }

  @Test
  void theEditorExplainsARefusalAndContinuesWithoutAReload() {
    Page page = site.open(TALPA, "en", "light");
    page.evaluate("globalThis.isSame = true");
    page.locator("#edit").click();
    page.locator("#position-text").fill("no position");
    assertThat(page.locator("#verdict.bad")).containsText("row");
    page.locator("#editor .use").click();
    assertThat(page.locator("#editor")).isVisible();
    page.locator("#editor .original").click();
    page.locator("#editor .sides input[value=second]")
        .check(new Locator.CheckOptions().setForce(true));
    assertThat(page.locator("#verdict")).hasText("The position is valid.");
    page.locator("#editor .use").click();
    assertThat(page.locator("#editor")).isHidden();
    assertThat(page.locator("#says")).hasText("Blue to move");
    assertThat(page).hasURL(Pattern.compile(".*position=.*"));
    play(page, 0);
    assertThat(page.locator("#says")).hasText("Red to move");
    assertThat(page.evaluate("isSame")).isEqualTo(true);
    page.goBack();
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    assertThat(page.locator("#says")).hasText("Red to move");
    page.context().close();
  }

  @Test
  void aLessonNamesTheRuleThatForbidsAMove() {
    Page page = site.open("/learn/trench", "en", "light");
    Locator lesson = page.locator(".lesson").first();
    lesson.scrollIntoViewIfNeeded();
    assertThat(lesson.locator("tabuleiro-board [role=gridcell]").first()).isVisible();
    List<?> illegal =
        (List<?>)
            lesson
                .locator("tabuleiro-board")
                .evaluate(
                    """
                    board => {
                      const [from] = Object.keys(board.entry.steps[0]);
                      const targets = Object.keys(board.entry.steps[board.entry.steps[0][from]]);
                      const all = board.geometry.cells.map(({ name }) => name);
                      const pieces = new Set(Object.keys(board.entry.steps[0]));
                      return [from, all.find(name => !targets.includes(name) && !pieces.has(name))];
                    }\
                    """);
    illegal.forEach(cell -> click(page, lesson, (String) cell));
    assertThat(lesson.locator(".answer.bad")).containsText(Pattern.compile("rule [0-9]+"));
    page.context().close();
  }

  @Test
  void theTurningPointsOfAFinishedGameCanBeShown() {
    Page page = site.open("/lobby", "en", "light");
    ApiPlayer player = finish(ApiPlayer.createPair(page, "talpa", "5x5"));
    String game = player.game();
    int plies = player.ply();
    page.context().close();
    // WholeGameTest checks the other two combinations.
    for (List<String> settings : List.of(List.of("en", "dark"), List.of("pt", "light"))) {
      Page reader = site.open("/g/" + game, settings.getFirst(), settings.getLast());
      assertThat(AccessibilityCheck.violations(reader)).isEmpty();
      site.navigate(reader, "/analysis?of=" + game);
      assertThat(reader.locator("#curve-notes tbody tr")).hasCount(plies + 1);
      assertThat(reader.locator(".curve-progress")).isHidden();
      assertThat(reader.locator("#moves .pair .move-score")).hasCount(plies);
      assertThat(reader.locator("#moves .mistake"))
          .hasCount(reader.locator("#curve-notes .curve-turns li").count());
      assertThat(AccessibilityCheck.violations(reader)).isEmpty();
      showTurningPoint(reader);
      reader.context().close();
    }
  }

  @Test
  void aGameShowsItsCurveWhenItIsOver() {
    Page page = site.open("/lobby", "en", "light");
    List<ApiPlayer> both = ApiPlayer.createPair(page, "talpa", "5x5");
    Page watcher = site.open("/g/" + both.getFirst().game(), "en", "light");
    Locator curve = watcher.locator("#curve");
    assertThat(watcher.locator("tabuleiro-board [role=gridcell]").first()).isVisible();
    assertThat(curve).isHidden();
    assertThat(curve.locator("tbody tr")).hasCount(0);

    int plies = finish(both).ply();
    assertThat(curve.locator("tbody tr")).hasCount(plies + 1);
    assertThat(curve.locator(".curve-progress")).isHidden();
    CurrentMove.waitUntilSeen(watcher, "#moves");
    // The colour of the first side grows from below, where its name is.
    double middle = curve.locator(".curve-picture").boundingBox().y + 20;
    assertThat(curve.locator(".curve-side.second").boundingBox().y < middle).isTrue();
    assertThat(curve.locator(".curve-side.first").boundingBox().y > middle).isTrue();
    Locator slider = curve.locator(".curve-picture");
    assertThat(slider).hasAttribute("aria-valuenow", Integer.toString(plies));
    press(slider, "ArrowLeft");
    assertThat(slider).hasAttribute("aria-valuetext", Pattern.compile((plies - 1) + "\\. .+: .+"));
    assertThat(watcher.locator("#moves .ply").nth(plies - 2)).hasAttribute("aria-current", "true");
    curve.locator("a").click();
    assertThat(watcher.locator("#moves button.move").nth(plies - 1))
        .hasAttribute("aria-current", Pattern.compile(".+"));
    watcher.context().close();
    page.context().close();
  }

  /// Plays a game to its end through the API.
  private static ApiPlayer finish(List<ApiPlayer> both) {
    MoveChooser chooser = new MoveChooser(Games.find("talpa").orElseThrow().game("5x5"));
    for (int ply = 0; !both.getFirst().isOver(); ply++) {
      ApiPlayer mover = both.get(ply % 2);
      mover.play(chooser.choosePath(mover.position()));
    }
    return both.getFirst();
  }

  private static void showTurningPoint(Page page) {
    page.locator("#tab-notes").click();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    Locator turn = page.locator(".curve-turns li button").first();
    int ply = Integer.parseInt(turn.innerText().replaceAll("[^0-9]", ""));
    turn.click();
    // The page shows the position before the move; the first button is the start.
    assertThat(page.locator("#moves button.move").nth(ply - 1))
        .hasAttribute("aria-current", Pattern.compile(".+"));
    Locator curve = page.locator(".curve-picture");
    curve.focus();
    page.keyboard().press("Home");
    assertThat(curve).hasAttribute("aria-valuenow", "0");
    page.keyboard().press("ArrowUp");
    assertThat(curve).hasAttribute("aria-valuetext", Pattern.compile("1\\. [a-e].*: .+"));
    assertThat(page.locator("#moves button.move").nth(1))
        .hasAttribute("aria-current", Pattern.compile(".+"));
    assertThat(page.locator(".curve-plies span").first()).hasText("0");
  }

  private static void play(Page page, int choice) {
    assertThat(page.locator("tabuleiro-board")).isVisible();
    String before = page.locator("#moves").innerText();
    new MouseInput(page).play(new BoardProbe(page).legalPath(choice));
    assertThat(page.locator("#moves")).not().hasText(before);
    // The board shows the next position after the server's answer.
    page.waitForFunction("() => document.querySelector('tabuleiro-board').entry.path.length === 0");
  }

  private static void click(Page page, Locator place, String cell) {
    BoundingBox box = place.locator("[data-cell='%s']".formatted(cell)).boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
