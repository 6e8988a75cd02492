package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The form for a new game.
final class NewGamePageTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  @ParameterizedTest
  @CsvSource({"1280, 800", "1366, 660", "390, 844", "844, 390"})
  void theButtonIsInViewAndEachGameHasAPicture(int width, int height) {
    Page page =
        width < 900
            ? site.browser().newPhoneVisitor(width, height)
            : site.browser().newVisitor("pt", "dark");
    page.setViewportSize(width, height);
    site.navigate(page, "/new");
    assertThat(page.locator("#boards .board-crop tabuleiro-picture")).hasCount(6);
    assertThat(page.locator("#boards label")).hasCount(6);
    assertThat(isInView(page.locator("#begin"))).isTrue();
    assertThat(isInView(page.locator("#boards label").first())).isTrue();
    assertThat(((Number) page.evaluate("document.documentElement.scrollWidth")).intValue())
        .isEqualTo(width);
    page.context().close();
  }

  private static boolean isInView(Locator element) {
    return (boolean)
        element.evaluate(
            """
            element => {
              const { left, top, right, bottom } = element.getBoundingClientRect();
              const x = (left + right) / 2;
              const isOnTop = document.elementFromPoint(x, (top + bottom) / 2);
              return top >= 0 && bottom <= innerHeight && element.contains(isOnTop);
            }\
            """);
  }

  @Test
  void aGameIsSetUpWithKeysAlone() {
    Page page = site.open("/new?game=niju", "en", "light");
    // Niju, then Jostle, Morelli, Trench and Talpa, in the order of the pictures.
    page.locator("#boards input:checked").focus();
    pressUntil(page, "ArrowRight", "#boards input[value='talpa/8x8']");
    assertThat(page.locator("#tagline")).containsText("moles");
    page.keyboard().press("Tab");
    pressUntil(page, "ArrowRight", "input[value=friend]");
    assertThat(page.locator("#level")).isHidden();
    page.keyboard().press("Tab");
    pressUntil(page, "ArrowRight", "input[value=second]");
    page.keyboard().press("Tab");
    pressUntil(page, "ArrowRight", "input[value='3d/move']");
    page.keyboard().press("Tab");
    page.keyboard().press("Enter");
    assertThat(page.locator("#more")).hasAttribute("open", "");
    page.keyboard().press("Tab");
    page.keyboard().type("5");
    page.keyboard().press("Tab");
    page.keyboard().type("7");
    assertThat(page.locator("#more-now")).hasText("5x7");
    assertThat(page.locator("#begin")).hasText("Invite a friend to Talpa");
    press(page.locator("#name"), "Enter");
    page.waitForURL("**/g/*");
    assertThat(page.locator("#setting")).hasText("5x7 · 3 days a move");
    assertThat(page.locator("#player-bottom")).containsText("Blue");
    page.context().close();
  }

  private static void pressUntil(Page page, String key, String checked) {
    for (int i = 0; i < 6 && !page.locator(checked).isChecked(); i++) {
      page.keyboard().press(key);
    }
    assertThat(page.locator(checked)).isChecked();
  }

  @Test
  void anAddressFillsTheFormAndAnotherGameKeepsTheRest() {
    Page page =
        site.open(
            "/new?game=talpa&variant=9x6&opponent=open&clock=20m%2B10s&side=first", "en", "light");
    assertThat(page.locator("#refused")).isHidden();
    assertThat(page.locator("input[value='talpa/8x8']")).isChecked();
    assertThat(page.locator("input[value=open]")).isChecked();
    assertThat(page.locator("#base")).hasValue("20");
    assertThat(page.locator("#increment")).hasValue("10");
    page.locator("#more summary").click();
    assertThat(page.getByLabel("Columns")).hasValue("9");
    assertThat(page.getByLabel("Rows")).hasValue("6");
    page.locator("input[value='jostle/hex']").check();
    assertThat(page.locator("#more")).hasAttribute("open", "");
    assertThat(page.locator("#variant-set")).isHidden();
    page.getByLabel("Morelli").check();
    assertThat(page.getByLabel("Squares a side")).hasValue("13");
    page.getByLabel("Start").selectOption("adjacent");
    assertThat(page.locator("#more-now")).hasText("13x13, each colour on two adjacent sides");
    assertThat(page.locator("input[value=first]")).isChecked();
    assertThat(page.locator("#base")).hasValue("20");
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    assertThat(page.locator("#setting")).containsText("20 min + 10 sec");
    page.goBack();
    assertThat(page.locator("input[value='morelli/13']")).isAttached();
    page.navigate(site.address() + "/new");
    assertThat(page.locator("input[value='morelli/13']")).isChecked();
    assertThat(page.locator("#base")).hasValue("20");
    page.context().close();
  }

  @Test
  void anAddressThatAsksForWhatIsNotThereGetsAMessageAndAFormThatWorks() {
    Page page = site.open("/new?game=chess&variant=8x8&level=12&side=up", "pt", "dark");
    Locator refused = page.locator("#refused p");
    assertThat(refused.first()).containsText("game=chess");
    assertThat(refused.first()).containsText("/new?game=");
    assertThat(page.locator("#refused")).containsText("level=12");
    assertThat(page.locator("#refused")).containsText("side=up");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    page.context().close();
  }

  @Test
  void timeOddsNeedAClockAndFollowThePlayer() {
    Page page = site.open("/new?game=talpa&level=1&clock=10m&side=second", "en", "light");
    page.locator("#more summary").click();
    Locator odds = page.getByLabel("Time odds");
    odds.selectOption("me-half");
    assertThat(page.locator("#more-now")).containsText("I have half the time");
    assertThat(page.locator("[name=rated]")).isDisabled();
    page.getByLabel("No clock").check();
    assertThat(odds).isDisabled();
    assertThat(page.locator("#odds-hint")).isVisible();
    page.getByLabel("5 min + 3 sec").check();
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    assertThat(page.locator("#setting")).containsText("5 min + 3 sec against 2 min 30 sec + 1.5");
    assertThat(page.locator("#player-bottom .clock")).hasText("2:30");
    page.context().close();
  }

  @Test
  void playersForResearchPlayEachOther() {
    Page page = site.open("/new?game=talpa&variant=3x3&level=1", "en", "light");
    page.locator("#more summary").click();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.getByLabel("In your place").selectOption("2");
    page.locator("#player").selectOption("random");
    assertThat(page.locator("#level input[value='1']")).isDisabled();
    assertThat(page.locator("#more-now")).containsText("Level 2 · Random");
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    List<String> names = page.locator(".player-name").allTextContents();
    assertThat(names).containsExactlyInAnyOrder("Level 2", "Random");
    page.context().close();
  }

  @Test
  void aLevelSaysWhatItIsLikeAndTheButtonWhatItStarts() {
    Page page = site.open("/new?game=jostle&variant=hex&level=1", "en", "light");
    assertThat(page.locator("#level .character")).containsText("Moves at random");
    assertThat(page.locator("#begin")).hasText("Play Hex Jostle, level 1");
    page.locator("#level label").nth(8).click();
    assertThat(page.locator("#level .character")).containsText("Full strength");
    assertThat(page.locator("#begin")).hasText("Play Hex Jostle, level 9");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.context().close();
  }

  @Test
  void twoPeoplePlayOnOneScreen() {
    Page page = site.open("/new?game=talpa&variant=4x4&opponent=here", "en", "light");
    assertThat(page.locator("[name=side]").first()).isDisabled();
    assertThat(page.locator("[name=clock][value='3d/move']")).hasCount(0);
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    assertThat(page.locator("#seat-form")).isHidden();
    assertThat(page.locator("#status")).containsText("Red");
    page.context().close();
  }

  @Test
  void onePressFindsAnOpponentForTheGameThatIsChosen() {
    Page ana = site.open("/new?game=trench", "en", "light");
    ana.locator("#clocks [value='10m+5s']").click();
    assertThat(ana.locator("#stop")).isFocused();
    assertThat(AccessibilityCheck.violations(ana)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    Page rui = site.open("/new?game=trench", "pt", "dark");
    assertThat(rui.locator("#clocks [value='10m+5s'] .waiting")).hasText("1 à espera");
    assertThat(rui.locator("#challenges")).containsText("Trench");
    rui.locator("#clocks [value='10m+5s']").click();
    rui.waitForURL("**/g/*");
    ana.waitForURL(rui.url());
    GameCommand.send(rui, "abort");
    ana.context().close();
    rui.context().close();
  }

  @Test
  void whatCannotApplyIsNotTicked() {
    String path = "/new?game=talpa&variant=8x8&opponent=friend&clock=5m%2B3s";
    Page page = site.open(path, "en", "light");
    page.locator("#more > summary").click();
    Locator swap = page.locator("[name=swap]");
    swap.check();
    page.locator("[name=match]").check();
    assertThat(swap).isDisabled();
    assertThat(swap).not().isChecked();
    page.locator("[name=match]").uncheck();
    Locator rated = page.locator("[name=rated]");
    rated.check();
    page.locator("label:has([name=clock][value=off])").click();
    assertThat(rated).isDisabled();
    assertThat(rated).not().isChecked();
    assertThat(swap).isEnabled();
    page.context().close();
  }
}
