package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.games.Games;
import tabuleiro.play.puzzle.Puzzle;
import tabuleiro.play.puzzle.PuzzleStore;
import tabuleiro.view.position.MoveJsonMapper;

/// What two people do on the site in an evening, from their names to the search for their game, on
/// a server that is killed meanwhile.
final class EveningTest {
  private static final int KILL_PLY = 5;
  private static final int MAX_PLIES = 60;

  @TempDir Path folder;

  private static void restart(KillableSite site) {
    site.kill();
    site.restart();
  }

  private static void solveDailyPuzzle(KillableSite site, Page page) {
    site.open(page, "/puzzles/daily");
    Puzzle puzzle = PuzzleStore.daily(LocalDate.now(ZoneOffset.UTC));
    assertThat(page.locator("#board tabuleiro-board:not([locked]) [role=gridcell]").first())
        .isVisible();
    new MouseInput(page).play(MoveJsonMapper.of(puzzle.position(), puzzle.solution()).targets());
    assertThat(page.locator("#answer")).containsText(Pattern.compile("Correct|Certo"));
  }

  /// Finds an opponent for a rated game of Talpa.
  private static void pair(KillableSite site, Page page) {
    site.open(page, "/lobby");
    page.locator("#boards input[value='talpa/8x8']").check();
    page.locator(".quick-more summary").click();
    page.locator("#quick-rated").check();
    page.locator("#clocks button[value='5m+3s']").click();
  }

  /// Plays the game of the two windows to its end. Returns its id.
  private static String play(KillableSite site, Page ana, Page rui) {
    pair(site, ana);
    assertThat(ana.locator("#searching")).isVisible();
    pair(site, rui);
    List<GameWindow> windows =
        List.of(ana, rui).stream().map(page -> new GameWindow(page, new MouseInput(page))).toList();
    for (GameWindow window : windows) {
      window.page().waitForURL("**/g/*");
      window.waitUntilReady();
    }
    int first = side(windows.getFirst()).equals("first") ? 0 : 1;
    MoveChooser chooser = new MoveChooser(Games.find("talpa").orElseThrow().game("8x8"));
    List<?> state = windows.getFirst().serverState();
    for (int ply = 0; state.getLast().equals("*") && ply < MAX_PLIES; ply++) {
      windows.get((first + ply) % 2).play(chooser.choosePath((String) state.getFirst()));
      for (GameWindow window : windows) {
        window.waitForMoves(ply + 1);
      }
      if (ply == KILL_PLY) {
        restart(site);
        windows.forEach(GameWindow::waitUntilOnline);
      }
      state = windows.getFirst().serverState();
    }
    assertThat(state.getLast()).isIn("1-0", "0-1");
    return windows.getFirst().id();
  }

  private static String side(GameWindow window) {
    return (String)
        window
            .page()
            .evaluate(
                "id => fetch(`/api/v2/games/${id}`).then(r => r.json()).then(s => s.side)",
                window.id());
  }

  private static String createTournament(KillableSite site, Page owner) {
    site.open(owner, "/tournaments");
    press(owner.locator("#create-card summary"), "Enter");
    owner.locator("#name").fill("Evening cup");
    owner.locator("#game").selectOption("talpa/8x8");
    owner.locator("#length").fill("3");
    owner.locator("#computers").check();
    press(owner.locator("#length"), "Enter");
    owner.waitForURL(Pattern.compile("/tournament/"));
    press(owner.locator("#enter"), "Enter");
    for (String level : List.of("1", "2")) {
      owner.locator("#level").selectOption(level);
      press(owner.locator("#level-enters"), "Enter");
      assertThat(owner.locator("#players")).containsText("Level " + level);
    }
    return owner.url().replaceFirst(".*/", "");
  }

  /// Plays all rounds. A person with a game resigns it; the levels play theirs.
  private static void playTournament(KillableSite site, String id, Page ana, Page rui) {
    for (int round = 1; round <= 3; round++) {
      assertThat(ana.locator("#status")).containsText(round + " of 3");
      for (Page page : List.of(ana, rui)) {
        site.open(page, "/tournament/" + id);
        if (page.locator("#opponent").isVisible()) {
          press(page.locator("#play"), "Enter");
          page.waitForURL("**/g/*");
          GameCommand.send(page, "resign");
          site.open(page, "/tournament/" + id);
        }
      }
      if (round == 1) {
        restart(site);
        site.open(ana, "/tournament/" + id);
      }
    }
    assertThat(ana.locator("#status")).containsText("Finished");
  }

  @Test
  void twoPeopleSpendAnEvening() {
    try (KillableSite site = KillableSite.start(folder)) {
      Page ana = site.newMember("en", "Ana");
      Page rui = site.newMember("pt", "Rui");
      solveDailyPuzzle(site, ana);
      restart(site);
      solveDailyPuzzle(site, rui);

      String game = play(site, ana, rui);
      for (String name : List.of("Ana", "Rui")) {
        site.open(ana, "/player/" + name);
        Locator ratings = ana.locator("#rating-table tbody");
        assertThat(ratings).containsText("Talpa");
        assertThat(ratings).not().containsText("1500");
        assertThat(ana.locator("#games")).containsText("Rui");
      }
      site.open(rui, "/leaderboard?pool=talpa-8x8-blitz");
      assertThat(rui.locator("#own")).containsText(Pattern.compile("[0-9]{3,4}"));

      String cup = createTournament(site, ana);
      site.open(rui, "/tournament/" + cup);
      press(rui.locator("#enter"), "Enter");
      assertThat(ana.locator("#players tr")).hasCount(4);
      press(ana.locator("#start"), "Enter");
      playTournament(site, cup, ana, rui);
      assertThat(ana.locator("#players tr")).hasCount(4);

      restart(site);
      site.open(rui, "/search");
      rui.locator("#player").fill("Ana");
      press(rui.locator("#rarer > summary"), "Enter");
      rui.locator("#minPlies").fill("5");
      press(rui.locator("#minPlies"), "Enter");
      assertThat(rui.locator("#found #games a[href='/g/" + game + "']")).isVisible();
    }
  }
}
