package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What a visitor chooses about boards, and what the page of each game offers as an example.
final class BoardOptionsTest {
  private static final List<String> PIECE_SETS = List.of("own", "plain", "contrast");

  /// Returns the shapes of the first piece of a side, on the board or in a hand, without colours.
  private static final String SHAPES =
      """
      side => {
        const piece = document.querySelector('tabuleiro-board').root.querySelector(`.piece.${side}`);
        return [...piece.querySelectorAll('*')].map(part => part.tagName + [...part.attributes]
          .filter(({ name }) => !/class|fill|stroke$/.test(name)).map(({ value }) => value)).join(';');
      }\
      """;

  private static final String SWATCH =
      """
      () => document.querySelector('#player-bottom .swatch').shadowRoot.querySelector('g').innerHTML\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();
  private Page page;

  @BeforeEach
  void start() {
    page = site.browser().newVisitor("en", "light");
  }

  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SHAPES")
  void eachSetDrawsItsOwnPiecesAndTheExampleIsALegalMove(String game) {
    checkSets(game);
  }

  @Tag("slow")
  @ParameterizedTest
  @FieldSource("tabuleiro.browser.Boards#SQUARES")
  void eachSetDrawsItsOwnPiecesOnSquaresToo(String game) {
    checkSets(game);
  }

  private void checkSets(String game) {
    GameWindow window = new GameWindow(page, new MouseInput(page));
    String[] id = game.split("/", -1);
    window.createGame(site.address(), id[0], id[1], "computer", "1");
    page.locator("#tool-more").click();
    Locator choice = choice("Pieces");
    Set<Object> drawings = new HashSet<>();
    Set<Object> swatches = new HashSet<>();
    for (String set : PIECE_SETS) {
      choice.selectOption(set);
      drawings.add(page.evaluate(SHAPES, "second"));
      swatches.add(page.evaluate(SWATCH));
    }
    assertThat(drawings).as("drawings of the sets").hasSize(PIECE_SETS.size());
    assertThat(swatches).as("swatches of the sets").hasSize(PIECE_SETS.size());
    assertThat(page.evaluate(SHAPES, "first")).as("without colours").isNotIn(drawings);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();

    page.keyboard().press("Escape");
    window.showCommands();
    String hint = page.locator("#command").getAttribute("placeholder");
    assertThat(hint).startsWith("help, or ");
    page.locator("#command").fill(hint.replace("help, or ", ""));
    page.keyboard().press("Enter");
    window.waitForMoves(2);
    page.context().close();
  }

  @Test
  void thePiecesAreChosenByKeyboardAndUsedOnEveryPage() {
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "6x6", "computer", "1");
    page.locator("#tool-more").focus();
    page.keyboard().press("Enter");
    choice("Pieces").focus();
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowDown");
    checkStars();
    assertThat(page.locator("#player-bottom .emblem")).hasCount(1);
    assertThat(page.locator("#goal .emblem")).hasCount(2);
    page.navigate(page.url() + "?language=pt");
    window.waitUntilReady();
    checkStars();
    page.locator("#tool-more").click();
    assertThat(choice("Peças")).hasValue("contrast");
    for (String path : List.of("/mine", "/analysis?game=talpa&variant=6x6", "/learn/talpa")) {
      site.navigate(page, path);
      checkStars();
    }
    checkPalette();
    page.context().close();
  }

  @Test
  void theFirstGameOffersTheLookWithPictures() {
    page.setViewportSize(1280, 800);
    new GameWindow(page, new MouseInput(page))
        .createGame(site.address(), "talpa", "6x6", "computer", "1");
    page.locator(".goal-look button").click();
    Locator looks = page.locator("#looks button:has(svg)");
    assertThat(looks).hasCount(3);
    assertThat(looks.first()).hasAttribute("aria-pressed", "true");
    looks.last().click();
    assertThat(looks.last()).hasAttribute("aria-pressed", "true");
    assertThat(choice("Board")).hasValue("contrast");
    assertThat(choice("Pieces")).hasValue("contrast");
    checkStars();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.context().close();
  }

  /// The pieces of the editor are those of the board, in its colours.
  private void checkPalette() {
    site.navigate(page, "/analysis?game=niju&variant=most");
    page.locator("#edit").click();
    Locator tile = page.locator(".palette .choice .swatch").first();
    assertThat(tile.locator(".body")).hasCSS("fill", "rgb(243, 236, 219)");
    assertThat(tile.locator(".tile-marks rect").first()).hasCSS("stroke", "rgb(32, 37, 46)");
    assertThat(page.locator("tabuleiro-board .first-cell")).hasCount(0);
  }

  private Locator choice(String name) {
    return page.getByRole(
        AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /// Checks that the first side's pieces have the sign of the set `contrast`.
  private void checkStars() {
    assertThat(
            page.locator(":is(tabuleiro-board, tabuleiro-picture) .piece.first path.emblem")
                .first())
        .hasAttribute("d", Pattern.compile("^M0 -12.6L.*Z$"));
  }
}
