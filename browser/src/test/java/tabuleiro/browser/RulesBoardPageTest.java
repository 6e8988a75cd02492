package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The boards in the rules of the documentation, on which both sides are played.
final class RulesBoardPageTest {
  private static final String OLD_BROWSER = "WebAssembly.validate = () => false";

  private static TestSite server;
  private static EditionSite edition;

  /// Where the documentation is, and what knows the moves.
  enum Place {
    SERVER_WITH_ENGINE {
      @Override
      String address() {
        return server.address() + "/docs/";
      }
    },
    FOLDER {
      @Override
      String address() {
        return edition.address() + "docs/";
      }
    };

    abstract String address();
  }

  @BeforeAll
  static void start() {
    server = TestSite.withBrowserEngine();
    edition = new EditionSite();
  }

  @AfterAll
  static void stop() {
    server.close();
    edition.close();
  }

  private static Page visit(String theme, String script) {
    Page page = server.browser().newVisitor("en", theme);
    page.addInitScript(script);
    return page;
  }

  private static void open(Page page, String address) {
    page.navigate(address);
    page.locator("#play-board").scrollIntoViewIfNeeded();
    assertThat(page.locator("#play-board[data-ready] tabuleiro-board")).isVisible();
  }

  private static void assertMoves(Page page, String moves, String says) {
    assertThat(page.locator("#play-board .moves")).hasText(moves);
    assertThat(page.locator("#play-board .says")).containsText(says);
  }

  private static void end(Page page) {
    assertThat(server.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @ParameterizedTest
  @EnumSource
  void movesArePlayedByMouseAndByKeyboardAndTakenBack(Place place) {
    Page page = visit("light", "");
    List<String> requests = Collections.synchronizedList(new ArrayList<>());
    page.onRequest(request -> requests.add(request.url()));
    open(page, place.address() + "en/rules/jostle.html");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    assertMoves(page, "", "Red to move");
    new MouseInput(page).play(List.of("c8", "b8"));
    assertMoves(page, "1. c8b8", "Blue to move");
    KeyboardInput.of(page).play(List.of("d8", "d9"));
    assertMoves(page, "1. c8b8 2. d8d9", "Red to move");
    page.locator("#take-back").press("Enter");
    assertMoves(page, "1. c8b8", "Blue to move");
    page.locator("#again").click();
    assertMoves(page, "", "Red to move");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    assertThat(requests)
        .anyMatch(address -> address.endsWith("/engine.wasm"))
        .noneMatch(address -> address.contains("/api/"));
    end(page);
  }

  @ParameterizedTest
  @EnumSource
  void anIllegalMoveIsRefusedWithItsRule(Place place) {
    Page page = visit("light", "");
    open(page, place.address() + "en/rules/jostle.html");
    page.locator("#play-board ~ .scroll button").nth(2).click();
    assertThat(page.locator("[aria-pressed=true]")).hasText("A value that stays");
    Locator says = page.locator("#play-board .says");
    new MouseInput(page).play(List.of("b5", "a5"));
    assertThat(says).containsText("rule 4");
    assertThat(page.locator("#play-board .moves")).hasText("");
    page.locator("#play-board ~ .scroll button").nth(3).press("Enter");
    assertThat(says).containsText("Red to move");
    KeyboardInput.of(page).play(List.of("a1", "b1"));
    assertMoves(page, "1. a1b1", "Red wins");
    end(page);
  }

  @ParameterizedTest
  @CsvSource({
    "en, jostle, light",
    "pt, talpa, dark",
    "en, trench, dark",
    "pt, niju, light",
    "en, niju, dark",
    "pt, morelli, light"
  })
  void everyPositionIsShown(String language, String game, String theme) {
    Page page = visit(theme, "");
    open(page, edition.address() + "docs/" + language + "/rules/" + game + ".html");
    for (Locator button : page.locator("#play-board ~ .scroll button").all()) {
      button.click();
      assertThat(button).hasAttribute("aria-pressed", "true");
      assertThat(page.locator("#play-board .says"))
          .hasText(Pattern.compile("(.+ to move|A jogar: ).*"));
    }
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.setViewportSize(390, 844);
    assertThat(page.evaluate("() => document.documentElement.scrollWidth"))
        .as("nothing is wider than the screen")
        .isEqualTo(390);
    end(page);
  }

  @Test
  void anOldBrowserKeepsThePictureInTheFolderAndAsksTheServerOnAServer() {
    Page page = visit("light", OLD_BROWSER);
    page.navigate(Place.FOLDER.address() + "en/rules/talpa.html");
    page.locator("#play-board").scrollIntoViewIfNeeded();
    assertThat(page.locator("#no-board")).containsText("Firefox 120");
    assertThat(page.locator("#play-board img")).isVisible();
    open(page, Place.SERVER_WITH_ENGINE.address() + "en/rules/talpa.html");
    assertMoves(page, "", "Red to move");
    end(page);
  }

  @Test
  void onAWebsiteThePolicyOfAPageWithABoardForbidsOtherScripts() {
    Page page = visit("light", "");
    open(page, Place.FOLDER.address() + "en/rules/jostle.html");
    String addsScript =
        """
        () => new Promise(resolve => {
          const script = document.createElement('script');
          script.src = URL.createObjectURL(new Blob(['1']));
          script.onload = () => resolve('ran');
          script.onerror = () => resolve('forbidden');
          document.head.append(script);
        })
        """;
    assertThat(page.evaluate(addsScript)).isEqualTo("forbidden");
    server.browser().drainErrors(); // The browser reports what it has forbidden.
    page.context().close();
  }

  @Test
  void aServerWhoseEngineCannotBeLoadedAnswersItself() {
    Page page = visit("light", "");
    page.route("**/engine/**", route -> route.abort());
    open(page, Place.SERVER_WITH_ENGINE.address() + "pt/rules/trench.html");
    assertMoves(page, "", "A jogar: Pretas");
    server.browser().drainErrors(); // The browser reports what it could not load.
    page.context().close();
  }
}
