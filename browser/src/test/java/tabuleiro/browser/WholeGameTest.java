package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.testkit.UsualBoards;

/// Whole games in browser windows: between two humans, one by mouse and one by keyboard, and
/// against the computer's level 5. In each game a window is reloaded and the server is killed.
@Order(1)
final class WholeGameTest {
  private static final int MAX_PLIES = 400;
  private static final int RELOAD_PLY = 4;
  private static final int KILL_PLY = 6;

  /// Right after a move of the first side, while the computer thinks.
  private static final int KILL_PLY_OF_COMPUTER = 7;

  private static final String LEVEL = "5";

  @TempDir static Path folder;

  @AutoClose private static KillableSite site;

  @BeforeAll
  static void start() {
    site = KillableSite.start(folder);
  }

  /// On small boards: the others differ in nothing but the number of moves.
  @ParameterizedTest
  @CsvSource({"talpa, 5x5", "niju, most-6"})
  void twoHumansPlayToTheEnd(String family, String variant) {
    playBetweenHumans(family, variant);
  }

  @UsualBoards
  void twoHumansPlayToTheEndOnTheUsualBoard(String family, String variant) {
    playBetweenHumans(family, variant);
  }

  private static void playBetweenHumans(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    GameWindow first = byMouse();
    first.createGame(site.address(), family, game.id().variant(), "friend", "");
    GameWindow second = byKeys();
    second.acceptInvitation(first.invitation());
    assertThat(second.page().url())
        .as("the address no longer contains the token")
        .doesNotContain("#");
    MoveChooser chooser = new MoveChooser(game);
    int ply = 0;
    List<?> state = first.serverState();
    while (state.getLast().equals("*") && ply < MAX_PLIES) {
      (ply % 2 == 0 ? first : second).play(chooser.choosePath((String) state.getFirst()));
      ply++;
      first.waitForMoves(ply);
      second.waitForMoves(ply);
      interrupt(ply, KILL_PLY, first, second);
      state = first.serverState();
    }
    checkEnd(state, ply, first, second);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8, keys",
    "talpa, 8x8, mouse",
    "jostle, 10x10, keys",
    "jostle, 10x10, mouse",
    "jostle, hex, keys",
    "jostle, hex, mouse",
    "morelli, 13, keys",
    "morelli, 13, mouse",
    "trench, classic, keys",
    "trench, classic, mouse",
    "niju, most, keys",
    "niju, most, mouse"
  })
  void aHumanPlaysTheComputerToTheEnd(String family, String variant, String device) {
    GameWindow window = device.equals("keys") ? byKeys() : byMouse();
    Game game = Games.find(family).orElseThrow().game(variant);
    window.createGame(site.address(), family, variant, "computer", LEVEL);
    int kill = device.equals("keys") ? KILL_PLY : KILL_PLY_OF_COMPUTER;
    MoveChooser chooser = new MoveChooser(game);
    int ply = 0;
    List<?> state = window.serverState();
    while (state.getLast().equals("*") && ply < MAX_PLIES) {
      window.waitForMoves(ply); // The server may have the computer's move before the window.
      window.play(chooser.choosePath((String) state.getFirst()));
      ply++;
      interrupt(ply, kill, window);
      state = window.serverStateAfter(ply);
      if (state.getLast().equals("*")) {
        ply++; // The computer has moved.
        interrupt(ply, kill, window);
        state = window.serverStateAfter(ply - 1);
      }
    }
    checkEnd(state, ply, window);
  }

  private static GameWindow byKeys() {
    Page page = site.browser().newVisitor("pt", "dark");
    return new GameWindow(page, KeyboardInput.of(page));
  }

  private static GameWindow byMouse() {
    Page page = site.browser().newVisitor("en", "light");
    return new GameWindow(page, new MouseInput(page));
  }

  private static void interrupt(int ply, int kill, GameWindow... windows) {
    if (ply == RELOAD_PLY) {
      windows[0].page().reload();
      windows[0].waitUntilReady();
    } else if (ply == kill) {
      site.kill();
      site.restart();
      // A reconnected window receives the state and clears the selection.
      List.of(windows).forEach(GameWindow::waitUntilOnline);
    }
  }

  private static void checkEnd(List<?> state, int ply, GameWindow... windows) {
    assertThat(state.getLast()).as("result after %d moves", ply).isIn("1-0", "0-1", "1/2-1/2");
    for (GameWindow window : windows) {
      assertThat(window.page().locator("#log p.move").count()).isLessThanOrEqualTo(ply);
      assertThat(window.page().locator("#status").textContent()).isNotBlank();
      assertThat(AccessibilityCheck.violations(window.page())).isEmpty();
      window.page().context().close(); // Otherwise the server computes its score curve.
    }
    System.out.println("a game of " + ply + " moves, " + state.getLast());
  }
}
