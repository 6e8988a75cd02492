package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The lobby and the lists of games.
final class GameListsTest {
  /// Not shared: the lists are empty at first.
  @RegisterExtension static final TestSite site = TestSite.start();

  @Test
  void aClockButtonFindsAnOpponentForTwoVisitors() {
    Page ana = lobby("Hex Jostle");
    ana.locator(".quick-more summary").click();
    ana.locator("#width").selectOption("100");
    press(button(ana, "5 min + 3 sec"), "Enter");
    // The limits begin with 1400 and 1600, and become wider.
    assertThat(ana.locator("#searching"))
        .hasText(Pattern.compile("Looking .* from 1[0-4]\\d0 to 1[6-9]\\d0\\. The limits .*"));
    assertThat(ana.locator("#stop")).isFocused();
    assertThat(ana.locator("#meanwhile"))
        .hasAttribute("href", Pattern.compile("/new.opponent=computer&game=jostle&variant=hex&.*"));
    assertThat(AccessibilityCheck.violations(ana)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    Page rui = lobby("Talpa");
    assertThat(button(rui, "5 min + 3 sec").locator(".waiting")).hasText("fast");
    choose(rui, "Hex Jostle");
    assertThat(button(rui, "5 min + 3 sec").locator(".waiting")).hasText("1 waiting");
    assertThat(button(rui, "10 min + 5 sec").locator(".waiting")).hasText("calm");
    button(rui, "5 min + 3 sec").click();
    rui.waitForURL("**/g/*");
    ana.waitForURL(rui.url());
    assertThat(ana.locator("#status")).not().containsText("Waiting for your opponent");
    assertThat(rui.locator("#seat-form")).isHidden();
    // The home page leads to the game that most people watch; another test may play one too.
    Page carla = site.open("/", "en", "light");
    assertThat(carla.locator("#playing tabuleiro-picture svg").first()).isAttached();
    assertThat(AccessibilityCheck.violations(carla)).isEmpty();
    press(carla.locator("#playing .watched a").first(), "Enter");
    carla.waitForURL("**/g/*");
    carla.context().close();
    GameCommand.send(rui, "abort");
    ana.context().close();
    rui.context().close();
  }

  @Test
  void aSearchCanBeStopped() {
    Page eva = lobby("Morelli");
    button(eva, "5 min + 3 sec").click();
    assertThat(eva.locator("#searching")).hasText("Looking for an opponent.");
    assertThat(eva.locator("#games")).containsText("Your challenge");
    press(eva.locator("#stop"), "Enter");
    assertThat(eva.locator("#search")).isHidden();
    assertThat(button(eva, "5 min + 3 sec")).isFocused();
    assertThat(eva.locator("#games")).not().containsText("Your challenge");
    eva.context().close();
  }

  @Test
  void aChallengeForDaysOpensItsPage() {
    Page eva = lobby("Hex Jostle");
    button(eva, "3 days").click();
    eva.waitForURL("**/g/*");
    String own = eva.url();
    site.navigate(eva, "/lobby");
    assertThat(row(eva, own)).containsText("Your challenge");
    button(eva, "3 days").click();
    eva.waitForURL("**/g/*");
    assertThat(eva.url()).isEqualTo(own);
    eva.context().close();
  }

  @Test
  void aChallengeShowsItsBoardAndKeepsTheFocusWhenOthersCome() {
    String first = challenge("game=talpa&variant=5x7&clock=3d/move&side=first");
    Page page = site.open("/lobby", "en", "light");
    Locator row = row(page, first);
    assertThat(row.locator("h3")).hasText("Talpa 5x7");
    assertThat(row).containsText("Guest (visitor) (Red)");
    assertThat(row).containsText("free seat (Blue)");
    assertThat(row).containsText("3 days a move");
    assertThat(row).containsText("You play Blue");
    assertThat(row.locator("tabuleiro-picture svg").first()).isAttached();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    row.locator("a").focus();
    String second = challenge("game=niju&clock=3d/move");
    assertThat(row(page, second)).isVisible();
    assertThat(row.locator("a")).isFocused();
    assertThat(row.locator("tabuleiro-picture")).hasCount(1);
    page.keyboard().press("Enter");
    page.waitForURL(first);
    assertThat(page.locator("#seat-form")).isVisible();
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({"/watch, #none a[href*=public]", "/mine, #choice a"})
  void anEmptyListLeadsToAGame(String path, String link) {
    Page page = site.open(path, "en", "light");
    assertThat(page.locator("#none")).isVisible();
    page.locator(link).first().click();
    assertThat(page.locator("input[value=computer]")).isChecked();
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    String game = page.url();
    site.navigate(page, path);
    assertThat(page.locator("#none")).isHidden();
    assertThat(row(page, game).locator("tabuleiro-picture")).isVisible();
    site.navigate(page, "/");
    Locator unfinished = page.locator("#returning");
    assertThat(unfinished).containsText("against Level 2");
    assertThat(unfinished.locator("tabuleiro-picture")).isVisible();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    press(page.locator("#continue"), "Enter");
    page.waitForURL(game);
    page.context().close();
  }

  private static Page lobby(String board) {
    Page page = site.open("/lobby", "en", "light");
    choose(page, board);
    return page;
  }

  private static void choose(Page page, String board) {
    page.getByLabel(board, new Page.GetByLabelOptions().setExact(true)).check();
  }

  private static Locator button(Page page, String clock) {
    return page.locator("#clocks button", new Page.LocatorOptions().setHasText(clock));
  }

  private static Locator row(Page page, String game) {
    String path = game.replaceFirst(".*/g/", "/g/");
    Locator link = page.locator("a[href='%s']".formatted(path));
    return page.locator("#games > li", new Page.LocatorOptions().setHas(link));
  }

  /// Makes a challenge as a new visitor, and returns its address.
  private static String challenge(String settings) {
    Page page = site.open("/new?opponent=open&" + settings, "en", "light");
    page.locator("#begin").click();
    page.waitForURL("**/g/*");
    String address = page.url();
    page.context().close();
    return address;
  }
}
