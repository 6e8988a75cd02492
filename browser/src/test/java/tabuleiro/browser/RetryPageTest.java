package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.GameId;
import tabuleiro.rules.Side;
import tabuleiro.view.position.MoveJsonMapper;

/// Positions to try again: the visitor's mistakes that are due, and those of a finished game.
final class RetryPageTest {
  private static final GameId BOARD = new GameId("jostle", "hex");

  /// Stores a mistake that is due since yesterday.
  private static final String STORE =
      """
      ([position, best, advantage]) => localStorage.setItem('mistakes', JSON.stringify([{
        game: 'jostle', variant: 'hex', position, best, explanation: 'It wins by force.',
        advantage, solved: 0, due: '2020-01-01' }]))\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void aMistakeComesBackAndItsRightAnswerIsConfirmed() {
    Puzzle puzzle = PuzzleStore.of(BOARD).values().iterator().next();
    Page page = site.open("/about", "en", "light");
    page.evaluate(
        STORE,
        List.of(
            puzzle.position().format(),
            puzzle.position().formatMove(puzzle.solution()),
            puzzle.position().sideToMove() == Side.FIRST ? 1 : -1));
    site.navigate(page, "/mine");
    assertThat(page.locator("#beside")).containsText("1 of your mistakes comes back today.");
    press(page.locator("#due"), "Enter");
    page.waitForURL("**/puzzles/retry");
    play(page, puzzle, puzzle.refutations().keySet().iterator().next());
    assertThat(page.locator("#answer"))
        .hasText(
            Pattern.compile(".+ (allows|ends the game).+"),
            new LocatorAssertions.HasTextOptions().setTimeout(60_000));
    assertThat(page.evaluate("JSON.parse(localStorage.getItem('mistakes'))[0].solved"))
        .isEqualTo(0);
    press(page.getByText("Try again").last(), "Enter");
    play(page, puzzle, puzzle.solution());
    assertThat(page.locator("#answer")).hasText("Right. It wins by force.");
    assertThat(page.evaluate("JSON.parse(localStorage.getItem('mistakes'))[0].due").toString())
        .as("missed once, so it begins anew")
        .isGreaterThan("2020-01-01");
    site.navigate(page, "/puzzles/retry");
    assertThat(page.locator("#answer")).containsText("None of your mistakes is due");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  private static void play(Page page, Puzzle puzzle, int move) {
    assertThat(page.locator("#board tabuleiro-board:not([locked]) [role=gridcell]").first())
        .isVisible();
    new MouseInput(page).play(MoveJsonMapper.of(puzzle.position(), move).targets());
  }

  @Test
  void aFinishedGameLeadsToThePositionsInWhichItTurned() {
    Page page = site.open("/about", "en", "light");
    StagedGame game = StagedGame.begun(site, page, "{}");
    for (int i = 0; i < 2; i++) {
      game.window().play(new BoardProbe(page).legalPath(0));
      game.window().waitForMoves(2 * i + 1);
      game.friend().playFirstLegalMove();
      game.window().waitForMoves(2 * i + 2);
    }
    game.click("Resign");
    game.click("Yes, I resign");
    String id = page.url().replaceFirst(".*/g/", "");
    site.navigate(page, "/puzzles/retry?game=" + id);
    page.waitForFunction(
        "document.getElementById('task').textContent !== ''"
            + " || document.getElementById('answer').textContent.startsWith('No single move')",
        null,
        new Page.WaitForFunctionOptions().setTimeout(120_000));
    Object kept =
        page.evaluate("() => JSON.parse(localStorage.getItem('mistakes') ?? '[]').length === 0");
    assertThat(kept).isEqualTo(page.locator("#task").textContent().isEmpty());
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }
}
