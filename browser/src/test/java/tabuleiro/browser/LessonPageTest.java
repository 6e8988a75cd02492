package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rules.Game;

/// The guided first games, played to their end by mouse and by keyboard.
final class LessonPageTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  /// The solutions of each board's tasks; `!` marks an attempt that the rules must refuse.
  @ParameterizedTest
  @CsvSource({
    "niju/most, 'tile1 turn0 0,0; tile6 turn0 1,1; tile5 turn0 1,1; tile4 turn0 1,-1'",
    "jostle/hex, 'c6 c7; ! c6 d6; h4 h3'",
    "trench/classic, 'b3 b4; c4 d4; ! e2 e4; d5 f5; c4 d4'"
  })
  void aGuidedGameLeadsToAWinAndToARealGame(String board, String solutions) {
    playGuidedGame(board, solutions);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "jostle/10x10, 'e2 f2; ! c6 d6; e8 e9; b5 a5'",
    "morelli/13, 'a1 c3; ! a1 e5; a1 c3; f1 f3; c3 d4'",
    "talpa/8x8, 'a2 b2; ! a2; d3 c3; c2 b2'"
  })
  void aGuidedGameOnSquaresLeadsToAWinToo(String board, String solutions) {
    playGuidedGame(board, solutions);
  }

  private static void playGuidedGame(String board, String solutions) {
    Page page = site.open("/lesson/" + board, "en", "light");
    List<String> tasks = List.of(solutions.split("; "));
    play(page, tasks, new MouseInput(page));
    assertThat(page.locator("#finished-text")).containsText("You can play");
    page.navigate(page.url().replaceAll("/lesson/.*", "/learn"));
    assertThat(page.locator(".done:visible")).hasCount(1);
    page.goBack();
    play(page, tasks, KeyboardInput.of(page));
    press(page.locator("#play"), "Enter");
    page.waitForURL("**/g/*");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void anotherMoveIsTakenBackAndExplainedAndProgressIsKept() {
    Page page = site.open("/lesson/talpa/8x8", "en", "light");
    MouseInput mouse = new MouseInput(page);
    for (String task : List.of("a2 b2", "! a2", "d3 c3")) {
      solve(page, task, mouse);
      page.locator("#next").click();
    }
    page.navigate(page.url().replaceAll("/lesson/.*", "/learn"));
    Locator talpa = page.locator(".on-talpa:has(.progress)");
    assertThat(talpa.locator(".progress .solved")).hasCount(3);
    assertThat(talpa.locator(".progress")).containsText("3 of 4 steps");
    assertThat(page.locator(".button.main")).hasCount(1);
    talpa.locator(".button.main:has-text('Continue')").click();
    assertThat(page.locator("#count")).hasText("Step 4 of 4");
    waitForBoard(page);
    mouse.play(List.of("e3", "d3"));
    assertThat(page.locator("#answer.bad")).containsText("no path is open yet");
    waitForBoard(page);
    mouse.play(List.of("c2", "b2"));
    assertThat(page.locator("#answer.good")).containsText("You win");
    page.context().close();
  }

  /// Pressing the cells that "Show me" points at solves each step, or is answered.
  @ParameterizedTest
  @MethodSource("tabuleiro.games.Games#representativeGames")
  void whatIsShownSolvesTheStep(Game board) {
    Page page =
        site.open("/lesson/" + board.id().game() + "/" + board.id().variant(), "en", "light");
    int steps = page.locator("#count i").count();
    int shown = 0;
    for (int step = 1; step <= steps; step++) {
      assertThat(page.locator("#count")).hasText("Step " + step + " of " + steps);
      waitForBoard(page);
      assertThat(page.locator(".rule-scenes > svg")).isVisible();
      assertThat(page.locator(".rule figcaption")).not().containsText("learn.picture");
      if (page.locator("#show").count() > 0) {
        shown++;
        page.locator("#show").click();
        assertThat(page.locator("#answer")).containsText("Look at");
        new MouseInput(page).play(pointedOut(page));
        assertThat(page.locator("#answer.good")).isVisible();
        assertThat(page.locator("#again")).isVisible();
      }
      if (step < steps) {
        press(page.locator("#skip, #next"), "Enter");
      }
    }
    assertThat(shown).isPositive();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  /// Returns the cells of the arrow or the circle on the board.
  private static List<String> pointedOut(Page page) {
    return ((List<?>)
            page.evaluate(
                """
                document.querySelector('tabuleiro-board').annotations.flatMap(
                  ({ cell, from, to }) => [cell ?? from, to].filter(Boolean))\
                """))
        .stream().map(Object::toString).toList();
  }

  private static void play(Page page, List<String> tasks, MoveInput input) {
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    for (int step = 1; step <= tasks.size(); step++) {
      assertThat(page.locator("#count")).hasText("Step " + step + " of " + tasks.size());
      solve(page, tasks.get(step - 1), input);
      if (step < tasks.size()) {
        press(page.locator("#next"), "Enter");
      }
    }
    assertThat(page.locator("#play")).isVisible();
  }

  private static void solve(Page page, String task, MoveInput input) {
    waitForBoard(page);
    if (task.startsWith("! ")) {
      // Keys lead only to cells that can be selected: a refused attempt needs the mouse.
      new MouseInput(page).play(List.of(task.substring(2).split(" ")));
      assertThat(page.locator("#answer.good")).containsText("rule");
    } else {
      input.play(List.of(task.split(" ")));
      assertThat(page.locator("#answer.good")).isVisible();
    }
  }

  /// Waits until a move can be entered.
  private static void waitForBoard(Page page) {
    assertThat(page.locator("#board tabuleiro-board:not([locked]) [role=gridcell]").first())
        .isVisible();
  }
}
