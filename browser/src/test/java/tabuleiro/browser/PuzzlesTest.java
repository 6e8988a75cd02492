package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.rules.GameId;
import tabuleiro.view.position.MoveJsonMapper;

/// The puzzles: a wrong move is refuted, the right one solves the puzzle.
final class PuzzlesTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  @ParameterizedTest
  @CsvSource({"jostle, hex", "niju, first-6"})
  void aWrongMoveIsRefutedAndTheRightOneSolvesThePuzzle(String game, String variant) {
    Map.Entry<String, Puzzle> first =
        PuzzleStore.of(new GameId(game, variant)).entrySet().stream()
            .filter(entry -> entry.getValue().line().size() > 1)
            .findFirst()
            .orElseThrow();
    Puzzle puzzle = first.getValue();
    Page page = site.open("/puzzle/" + first.getKey(), "en", "light");
    play(page, puzzle, puzzle.refutations().keySet().iterator().next());
    assertThat(page.locator("#answer")).containsText("the reply is");
    press(page.locator("#again"), "Enter");
    play(page, puzzle, puzzle.solution());
    assertThat(page.locator("#answer")).containsText("Correct");
    press(page.locator("#following"), "Enter");
    assertThat(page.locator("#line")).containsText(" ");
    assertThat(page.locator("#streak")).containsText("in a row: 0 (best: 0)");
    press(page.locator("#next"), "Enter");
    page.waitForURL("**/puzzle/*board=*");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  private static void play(Page page, Puzzle puzzle, int move) {
    assertThat(page.locator("#board tabuleiro-board:not([locked]) [role=gridcell]").first())
        .isVisible();
    new MouseInput(page).play(MoveJsonMapper.of(puzzle.position(), move).targets());
  }
}
