package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
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
    assertThat(page.locator("#answer")).not().containsText("@"); // as in the text of a record
    press(page.locator("#following"), "Enter");
    assertThat(page.locator("#line")).containsText("; ");
    assertThat(page.locator("#streak")).containsText("in a row: 0 (best: 0)");
    press(page.locator("#next"), "Enter");
    page.waitForURL("**/puzzle/*board=*");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({"jostle, hex, Look at", "niju, first-6, Take this tile"})
  void hintsTellThePieceAndThenTheMove(String game, String variant, String piece) {
    Map.Entry<String, Puzzle> first =
        PuzzleStore.of(new GameId(game, variant)).entrySet().iterator().next();
    Page page = site.open("/puzzle/" + first.getKey(), "en", "light");
    assertThat(page.locator(".rules-seen .rule-picture").first()).isVisible();
    page.locator("#hint").click();
    assertThat(page.locator("#answer")).containsText(piece);
    page.locator("#hint").click();
    assertThat(page.locator("#answer")).containsText("The move: ");
    assertThat(page.locator("tabuleiro-board .annotation.hint")).isVisible();
    assertThat(page.locator("#hint")).hasCount(0);
    assertThat(page.locator("#streak")).containsText("In all: 0 of 1.");
    page.reload();
    play(page, first.getValue(), first.getValue().solution());
    assertThat(page.locator("#answer")).containsText("Correct");
    assertThat(page.locator("#streak")).containsText("In all: 0 of 1.");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void againstTheClockACorrectMoveCountsAndAWrongOneCostsTime() {
    Page page = site.open("/puzzles/storm", "en", "light");
    assertThat(page.locator("#time")).hasText("3:00");
    Response begun =
        page.waitForResponse("**/puzzles/storms?*", () -> press(page.locator("#start"), "Enter"));
    Puzzle first = puzzleOf(begun);
    assertThat(page.locator("#start")).hasCount(0);
    Response next = page.waitForResponse("**/answers?*", () -> play(page, first, first.solution()));
    assertThat(page.locator("#answer.good")).hasText("Correct.");
    assertThat(page.locator("#solved")).hasText("1");
    Puzzle second = puzzleOf(next);
    page.waitForResponse(
        "**/answers?*", () -> play(page, second, second.refutations().keySet().iterator().next()));
    assertThat(page.locator("#answer.bad")).hasText("Wrong: ten seconds less.");
    assertThat(page.locator("#solved")).hasText("1");
    assertThat(page.locator("#time")).not().hasText("3:00");
    assertThat(site.browser().drainErrors()).isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    page.context().close();
  }

  /// Returns the puzzle to solve now.
  private static Puzzle puzzleOf(Response answer) {
    JsonObject puzzle =
        JsonParser.parseString(answer.text()).getAsJsonObject().getAsJsonObject("puzzle");
    GameId board =
        new GameId(puzzle.get("game").getAsString(), puzzle.get("variant").getAsString());
    return Objects.requireNonNull(PuzzleStore.of(board).get(puzzle.get("id").getAsString()));
  }

  private static void play(Page page, Puzzle puzzle, int move) {
    assertThat(page.locator("#board tabuleiro-board:not([locked]) [role=gridcell]").first())
        .isVisible();
    new MouseInput(page).play(MoveJsonMapper.of(puzzle.position(), move).targets());
  }
}
