package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.testkit.ServerProcess;

/// A whole game in the system's Firefox, by mouse: the other tests run in Chromium.
final class FirefoxGameTest {
  private static final int MAX_PLIES = 16;
  private static final String READY = "document.documentElement.dataset.ready === 'yes'";
  private static final String IS_OVER = "document.querySelector('#end') !== null";
  private static final String BOARD = "document.querySelector('tabuleiro-board')";

  /// The click path of the last legal move.
  private static final String LEGAL_PATH =
      """
      (({ entry: { steps } }) => {
        const path = [];
        for (let at = 0; path.length === 0 || at > 0; ) {
          const spot = Object.keys(steps[at]).at(-1);
          path.push(spot);
          at = steps[at][spot];
        }
        return path;
      })(%s)\
      """
          .formatted(BOARD);

  @Test
  void aGameIsPlayedToItsEnd() throws IOException {
    Path folder = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "firefox");
    Path profile = Files.createDirectory(folder.resolve("profile"));
    String database = folder.resolve("games.db").toString();
    List<String> arguments = List.of("--port", "0", "--database", database, "--engine", "server");
    try (ServerProcess server = ServerProcess.start(folder.resolve("errors"), Map.of(), arguments);
        Firefox firefox = Firefox.start(profile)) {
      playAGame(firefox, "http://localhost:" + server.port() + "/new");
    }
  }

  @Test
  void aGameIsPlayedToItsEndWithoutAServer() throws IOException {
    Path profile = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "firefox");
    try (EditionSite site = new EditionSite();
        Firefox firefox = Firefox.start(profile)) {
      playAGame(firefox, site.address() + "new/");
    }
  }

  /// @param form the address of the page to begin a game
  private static void playAGame(Firefox firefox, String form) {
    firefox.navigate(form + "?game=talpa&variant=4x4&opponent=computer&player=1&side=first");
    firefox.waitUntil(READY);
    firefox.click("document.querySelector('#begin').getBoundingClientRect()");
    firefox.waitUntil("location.pathname.includes('/g/') && " + READY);
    int moves = playToTheEnd(firefox);
    assertThat(moves).isBetween(2, MAX_PLIES);
    assertThat(firefox.evaluate("document.querySelector('#end-title').textContent").getAsString())
        .isIn("You won", "You lost");
    assertThat(firefox.evaluate("document.querySelectorAll('#moves .ply').length").getAsInt())
        .isGreaterThan(moves);
    assertThat(firefox.errors()).isEmpty();
  }

  /// Returns the number of the player's moves.
  private static int playToTheEnd(Firefox firefox) {
    int moves = 0;
    while (moves < MAX_PLIES) {
      firefox.waitUntil(
          "%s || !%s.hasAttribute('locked') && !%s.hasAttribute('ahead')"
              .formatted(IS_OVER, BOARD, BOARD));
      if (firefox.evaluate(IS_OVER).getAsBoolean()) {
        break;
      }
      JsonArray path = firefox.evaluate(LEGAL_PATH).getAsJsonArray();
      path.forEach(spot -> firefox.click("%s.cellBoxes([%s])[0]".formatted(BOARD, spot)));
      moves++;
      firefox.waitUntil(
          "document.querySelectorAll('#moves .ply').length >= %d || %s"
              .formatted(2 * moves, IS_OVER));
    }
    return moves;
  }
}
