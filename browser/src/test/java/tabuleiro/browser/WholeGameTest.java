package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.games.Games;
import tabuleiro.rules.Game;
import tabuleiro.testkit.ServerProcess;

/// Whole games in real windows: two persons, one by mouse and one by keys; then one against the
/// computer's level 5. A window is reloaded and the server killed in the middle of each.
final class WholeGameTest {
  private static final int MOST = 400;
  private static final int RELOAD = 4;
  private static final int KILL = 6;

  /// Right after a move of the first side: the answer to it is being thought about.
  private static final int KILL_THINKING = 7;

  private static final String LEVEL = "5";

  @TempDir Path folder;

  private ServerProcess server;
  private Browser browser;

  @BeforeEach
  void start() {
    server = serve("0");
    browser = Browser.start();
  }

  @AfterEach
  void stop() {
    browser.close();
    server.close();
  }

  private ServerProcess serve(String port) {
    String database = folder.resolve("games.db").toString();
    return ServerProcess.start(
        folder.resolve("errors"), Map.of(), List.of("--port", port, "--database", database));
  }

  private String address() {
    return "http://localhost:" + server.port();
  }

  @ParameterizedTest
  @CsvSource({
    "talpa, 8x8",
    "jostle, 10x10",
    "jostle, hex",
    "morelli, 13",
    "trench, classic",
    "niju, most"
  })
  void twoPersonsPlayToTheEnd(String family, String variant) {
    Game game = Games.find(family).orElseThrow().game(variant);
    GameWindow first = byMouse();
    first.begin(address(), family, game.id().variant(), "friend", "");
    GameWindow second = byKeys();
    second.accept(first.invitation());
    assertThat(second.page().url()).as("the secret is gone from the address").doesNotContain("#");
    Mind mind = new Mind(game);
    int ply = 0;
    List<?> told = first.told();
    while (told.getLast().equals("*") && ply < MOST) {
      (ply % 2 == 0 ? first : second).play(mind.path((String) told.getFirst()));
      ply++;
      first.waitForMoves(ply);
      second.waitForMoves(ply);
      disturb(ply, KILL, first, second);
      told = first.told();
    }
    finish(told, ply, first, second);
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
  void onePlaysTheComputerToTheEnd(String family, String variant, String hand) {
    GameWindow window = hand.equals("keys") ? byKeys() : byMouse();
    Game game = Games.find(family).orElseThrow().game(variant);
    window.begin(address(), family, variant, "computer", LEVEL);
    int kill = hand.equals("keys") ? KILL : KILL_THINKING;
    Mind mind = new Mind(game);
    int ply = 0;
    List<?> told = window.told();
    while (told.getLast().equals("*") && ply < MOST) {
      window.waitForMoves(ply); // The server may know of the answer before the window does.
      window.play(mind.path((String) told.getFirst()));
      ply++;
      disturb(ply, kill, window);
      told = window.toldAfter(ply);
      if (told.getLast().equals("*")) {
        ply++; // The computer has answered.
        disturb(ply, kill, window);
        told = window.toldAfter(ply - 1);
      }
    }
    finish(told, ply, window);
  }

  private GameWindow byKeys() {
    Page page = browser.visitor("pt", "dark");
    return new GameWindow(page, Keys.on(page));
  }

  private GameWindow byMouse() {
    Page page = browser.visitor("en", "light");
    return new GameWindow(page, new Mouse(page));
  }

  private void disturb(int ply, int kill, GameWindow... windows) {
    if (ply == RELOAD) {
      windows[0].page().reload();
      windows[0].waitUntilReady();
    } else if (ply == kill) {
      server.kill();
      server = serve(String.valueOf(server.port()));
      // What is half entered is let go when the window hears the state anew.
      List.of(windows).forEach(GameWindow::waitUntilOnline);
    }
  }

  private static void finish(List<?> told, int ply, GameWindow... windows) {
    assertThat(told.getLast()).as("result after %d moves", ply).isIn("1-0", "0-1", "1/2-1/2");
    for (GameWindow window : windows) {
      assertThat(window.page().locator("#log p.move").count()).isLessThanOrEqualTo(ply);
      assertThat(window.page().locator("#status").textContent()).isNotBlank();
      assertThat(Axe.violations(window.page())).isEmpty();
    }
    System.out.println("a game of " + ply + " moves, " + told.getLast());
  }
}
