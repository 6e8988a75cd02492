package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Draws the pictures of the pages in the documentation anew, with `-Dpictures=write`. Look at each
/// before it is committed.
@EnabledIfSystemProperty(named = "pictures", matches = "write")
final class PagePicturesTest {
  private static final Path FOLDER = Path.of("../docs/pictures");
  private static final int QUALITY = 45;
  private static final int MAX_BYTES = 100_000;

  /// How long the scores of a whole game may take on a busy machine.
  private static final int EVALUATION_MILLIS = 120_000;

  /// Creates a game against level 2 and plays moves; returns the game's id.
  private static final String PLAY =
      """
      async ([game, variant, seed]) => {
        const random = limit => {
          seed = (seed * 1103515245 + 12345) % 2147483648;
          return Math.floor(seed / 65536) % limit;
        };
        const call = async (path, body) => {
          const headers = { 'Content-Type': 'application/json' };
          const options = body && { method: 'POST', headers, body: JSON.stringify(body) };
          return (await fetch('/api/v2/games' + path, options)).json();
        };
        const { gameId: id } = await call('', { id: crypto.randomUUID(), game, variant, first: 'me',
          second: '2', name: 'Ana', clock: '10m+5s' });
        for (let ply = 0; ply <= 12; ply += 2) {
          let state = await call('/' + id);
          while (state.ply < ply && state.ending === '') {
            await new Promise(resolve => setTimeout(resolve, 200));
            state = await call('/' + id);
          }
          if (ply === 12 || state.ending !== '') {
            break;
          }
          const path = [];
          for (let at = 0; path.length === 0 || at > 0; ) {
            const spots = Object.keys(state.position.nextTargets[at]);
            path.push(spots[random(spots.length)]);
            at = state.position.nextTargets[at][path.at(-1)];
          }
          await call(`/${id}/commands`, { id: crypto.randomUUID(), seenSequence: state.head.sequence, ply,
            action: 'move', targets: path });
        }
        return id;
      }\
      """;

  private static TestSite site;

  /// Not an extension: that would start also where the tests are switched off.
  @BeforeAll
  static void start() {
    site = TestSite.start();
  }

  @AfterAll
  static void stop() {
    site.close();
  }

  /// The file name, family and variant of each board.
  private static final List<List<String>> BOARDS =
      List.of(
          List.of("ni-ju", "niju", "most"),
          List.of("jostle", "jostle", "10x10"),
          List.of("jostle-hex", "jostle", "hex"),
          List.of("morelli", "morelli", "13"),
          List.of("trench", "trench", "classic"),
          List.of("talpa", "talpa", "8x8"));

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void everyBoardInEverySizeAndTheme(String language) throws IOException {
    Page page = site.browser().newVisitor(language, "light");
    show(page, "/", "light", 1280, 800);
    save(page, language + "/home");
    for (List<String> board : BOARDS) {
      String id = (String) page.evaluate(PLAY, List.of(board.get(1), board.get(2), 7));
      String file = language + "/" + board.getFirst();
      for (String theme : List.of("light", "dark")) {
        String end = theme.equals("dark") ? "-dark" : "";
        show(page, "/g/" + id, theme, 1280, 800);
        save(page, file + end);
        show(page, "/g/" + id, theme, 390, 844);
        save(page, file + "-phone" + end);
      }
    }
    page.context().close();
  }

  /// Creates a game of two computers and waits for its end; returns the game's id.
  private static final String WATCH =
      """
      async () => {
        const settings = { id: crypto.randomUUID(), game: 'talpa', variant: '8x8', first: '5',
          second: '4' };
        const headers = { 'Content-Type': 'application/json' };
        const options = { method: 'POST', headers, body: JSON.stringify(settings) };
        const { gameId: id } = await (await fetch('/api/v2/games', options)).json();
        for (;;) {
          const { ending } = await (await fetch('/api/v2/games/' + id)).json();
          if (ending !== '') {
            return id;
          }
          await new Promise(resolve => setTimeout(resolve, 1000));
        }
      }\
      """;

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt"})
  void theAnalysisOfAFinishedGame(String language) throws IOException {
    Page page = site.browser().newVisitor(language, "light");
    page.navigate(site.address());
    String id = (String) page.evaluate(WATCH);
    show(page, "/analysis?of=" + id, "light", 1280, 720);
    assertThat(page.locator(".curve-turns"))
        .not()
        .isEmpty(new LocatorAssertions.IsEmptyOptions().setTimeout(EVALUATION_MILLIS));
    // The middle of the game, as a page is a tenth of it.
    press(page.locator(".curve-picture"), "Home");
    for (int i = 0; i < 5; i++) {
      page.keyboard().press("PageUp");
    }
    assertThat(page.locator("#lines li")).hasCount(3);
    save(page, language + "/analysis");
    page.context().close();
  }

  private static void show(Page page, String path, String theme, int width, int height) {
    ColorScheme scheme = theme.equals("dark") ? ColorScheme.DARK : ColorScheme.LIGHT;
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
    page.setViewportSize(width, height);
    site.navigate(page, path);
    page.waitForLoadState(LoadState.NETWORKIDLE);
    // The home page has a board that only shows positions.
    assertThat(page.locator("tabuleiro-board [role=gridcell], tabuleiro-picture svg.board").first())
        .isVisible();
  }

  private static void save(Page page, String name) throws IOException {
    JsonObject options = new JsonObject();
    options.addProperty("format", "webp");
    options.addProperty("quality", QUALITY);
    CDPSession session = page.context().newCDPSession(page);
    String picture = session.send("Page.captureScreenshot", options).get("data").getAsString();
    session.detach();
    byte[] bytes = Base64.getDecoder().decode(picture);
    assertThat(bytes).as(name).hasSizeLessThan(MAX_BYTES);
    Files.write(FOLDER.resolve(name + ".webp"), bytes);
  }
}
