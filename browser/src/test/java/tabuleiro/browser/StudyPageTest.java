package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;

/// Studies, the editor, lessons, and what is told of a finished game.
final class StudyPageTest {
  private static final String TALPA = "/analysis?game=talpa&variant=6x6";

  @TempDir static Path folder;

  private static Site site;

  @BeforeAll
  static void start() {
    site = Site.start(folder);
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  @Test
  void aStudyIsFoundAgainByItsLink() {
    Page page = site.visit(TALPA, "en", "light");
    page.locator("#engine").uncheck();
    play(page, 0);
    play(page, 0);
    page.locator("#comment").fill("a quiet move");
    page.locator("#previous").click();
    assertThat(page.locator("#says")).hasText("Blue to move");
    play(page, 1);
    page.locator("#study-title").fill("Two answers");
    page.locator("#keep").click();
    String link = page.locator(".share-link input").inputValue();
    String moves = page.locator("#moves").innerText();
    assertThat(page.locator("#moves button.move")).hasCount(4); // The start is one of them.

    Page other = site.browser().visitor("pt", "dark");
    other.navigate(link);
    assertThat(other.locator("#moves button.move")).hasCount(4);
    assertThat(other.locator("#moves").innerText())
        .isEqualTo(moves.replaceFirst("^Start", "Início"))
        .contains("a quiet move");
    assertThat(other.locator("#title")).hasText("Two answers");
    page.context().close();
    other.context().close();
  }

  @Test
  void theEditorRefusesNonsenseWithItsReasonAndGoesOnWithoutAReload() {
    Page page = site.visit(TALPA, "en", "light");
    page.evaluate("globalThis.isSame = true");
    page.locator("#edit").click();
    page.locator("#position-text").fill("no position");
    assertThat(page.locator("#verdict.bad")).containsText("row");
    page.locator("#editor .use").click();
    assertThat(page.locator("#editor")).isVisible();
    page.locator("#editor .original").click();
    page.locator("#editor .sides input[value=second]")
        .check(new Locator.CheckOptions().setForce(true));
    assertThat(page.locator("#verdict")).hasText("A game can go on from this position.");
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
  void aLessonNamesTheRuleThatAWrongTryBreaks() {
    Page page = site.visit("/learn/trench", "en", "light");
    Locator lesson = page.locator(".lesson").first();
    lesson.scrollIntoViewIfNeeded();
    assertThat(lesson.locator("tabuleiro-board [role=gridcell]").first()).isVisible();
    List<?> wrong =
        (List<?>)
            lesson
                .locator("tabuleiro-board")
                .evaluate(
                    """
                    board => {
                      const [from] = Object.keys(board.clicks.steps[0]);
                      const after = Object.keys(board.clicks.steps[board.clicks.steps[0][from]]);
                      const all = board.geometry.cells.map(({ name }) => name);
                      const men = new Set(Object.keys(board.clicks.steps[0]));
                      return [from, all.find(name => !after.includes(name) && !men.has(name))];
                    }\
                    """);
    wrong.forEach(cell -> click(page, lesson, (String) cell));
    assertThat(lesson.locator(".answer.bad")).containsText(Pattern.compile("rule [0-9]+"));
    page.context().close();
  }

  @Test
  void aFinishedGameHasACurveWhoseTurningPointsCanBeLookedAt() {
    Page page = site.visit("/lobby", "en", "light");
    Program player = finishedGame(page);
    String game = player.game();
    int plies = player.ply();
    page.context().close();
    // The other two of the four are looked at where whole games are played.
    for (List<String> look : List.of(List.of("en", "dark"), List.of("pt", "light"))) {
      Page reader = site.visit("/g/" + game, look.getFirst(), look.getLast());
      assertThat(Axe.violations(reader)).isEmpty();
      site.go(reader, "/analysis?of=" + game);
      assertThat(reader.locator("#curve tbody tr")).hasCount(plies + 1);
      assertThat(reader.locator(".curve-status")).hasText("");
      assertThat(Axe.violations(reader)).isEmpty();
      lookAtATurn(reader);
      reader.context().close();
    }
  }

  /// Plays well with the first side and at random with the second.
  private static Program finishedGame(Page page) {
    List<Program> both = Program.pair(page, "talpa", "5x5");
    Mind mind = new Mind(Games.find("talpa").orElseThrow().game("5x5"));
    for (int ply = 0; !both.getFirst().isOver(); ply++) {
      Program mover = both.get(ply % 2);
      mover.play(mind.path(mover.position()));
    }
    return both.getFirst();
  }

  private static void lookAtATurn(Page page) {
    Locator turn = page.locator(".curve-turns li button").first();
    int ply = Integer.parseInt(turn.innerText().replaceAll("[^0-9]", ""));
    turn.click();
    // The position before the move is shown; the start is the first of the list.
    assertThat(page.locator("#moves button.move").nth(ply - 1))
        .hasAttribute("aria-current", Pattern.compile(".+"));
  }

  private static void play(Page page, int choice) {
    assertThat(page.locator("tabuleiro-board")).isVisible();
    String before = page.locator("#moves").innerText();
    new Mouse(page).play(new PageBoard(page).somePath(choice));
    assertThat(page.locator("#moves")).not().hasText(before);
    // The board shows the next position once the server has told it.
    page.waitForFunction(
        "() => document.querySelector('tabuleiro-board').clicks.picked.length === 0");
  }

  private static void click(Page page, Locator place, String cell) {
    BoundingBox box = place.locator("[data-cell='%s']".formatted(cell)).boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
