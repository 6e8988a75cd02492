package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The account, with the keyboard alone.
final class AccountPageTest {
  private static final Pattern CHART =
      Pattern.compile("The rating after each game: first [0-9]+.*");

  @RegisterExtension static final TestSite site = TestSite.shared();

  private static void submit(Page page, String form, String name, String password) {
    page.locator("#" + form + " [name=name]").fill(name);
    page.locator("#" + form + " [name=password]").fill(password);
    press(page.locator("#" + form + " [name=password]"), "Enter");
  }

  @Test
  void aVisitorBecomesAMemberOnTwoDevices() {
    Page laptop = site.open("/account", "en", "light");
    submit(laptop, "sign-up", "Carla", "one two three");
    assertThat(laptop.locator("#codes")).isFocused();
    assertThat(laptop.locator("#code-list li")).hasCount(8);
    assertThat(AccessibilityCheck.violations(laptop)).isEmpty();
    press(laptop.locator("#codes-kept"), "Enter");
    assertThat(laptop.locator("#codes")).isHidden();
    assertThat(laptop.locator("#who")).hasText("Signed in as Carla");
    Page phone = site.open("/account", "pt", "dark");
    submit(phone, "sign-in", "carla", "wrong password");
    assertThat(phone.locator("#problem")).containsText("não está certo");
    site.browser().drainErrors(); // The refused request.
    submit(phone, "sign-in", "carla", "one two three");
    assertThat(phone.locator("#devices li")).hasCount(2);
    assertThat(AccessibilityCheck.violations(phone)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    press(phone.locator("#devices button"), "Enter");
    assertThat(phone.locator("#devices li")).hasCount(1);
    site.navigate(laptop, "/account");
    assertThat(laptop.locator("#sign-in")).isVisible();
    site.navigate(phone, "/player/carla");
    assertThat(phone.locator("#name")).hasText("Carla");
    assertThat(phone.locator("#relations")).isHidden();
    assertThat(AccessibilityCheck.violations(phone)).isEmpty();
    site.browser().drainErrors();
    site.navigate(phone, "/account");
    press(phone.locator("#sign-out"), "Enter");
    assertThat(phone.locator("#sign-in")).isVisible();
    assertThat(site.browser().drainErrors()).isEmpty();
    laptop.context().close();
    phone.context().close();
  }

  @Test
  void aMemberMakesATokenAndABot() {
    Page page = site.open("/account", "en", "light");
    submit(page, "sign-up", "Robo", "one two three");
    press(page.locator("#codes-kept"), "Enter");
    TestSite.openAdvanced(page);
    page.locator("details:has(> #new-token) > summary").click();
    page.locator("#token-name").fill("Evening bot");
    press(page.locator("#token-name"), "Enter");
    assertThat(page.locator("#token")).isFocused();
    assertThat(page.locator("#token-secret")).containsText("mt-");
    assertThat(page.locator("#token-list li")).hasCount(1);
    assertThat(page.locator("#token-list")).containsText("Create, join and play games");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    press(page.locator("#token-kept"), "Enter");
    assertThat(page.locator("#token")).isHidden();
    press(page.locator("#token-list button"), "Enter");
    assertThat(page.locator("#token-list li")).hasCount(0);
    page.locator("#bot summary").click();
    page.locator("#bot-password").fill("one two three");
    press(page.locator("#bot-password"), "Enter");
    assertThat(page.locator("#is-bot")).isVisible();
    assertThat(page.locator("#bot")).isHidden();
    site.navigate(page, "/player/Robo");
    assertThat(page.locator("#name")).hasText("Robo (bot)");
    assertThat(page.locator("#relations")).isHidden();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void aMemberFollowsAndBlocksAnother() {
    Page other = site.open("/account", "en", "light");
    submit(other, "sign-up", "Leonor", "one two three");
    assertThat(other.locator("#codes")).isVisible();
    Page page = site.open("/account", "pt", "light");
    submit(page, "sign-up", "Mafalda", "one two three");
    assertThat(page.locator("#codes")).isVisible();
    site.navigate(page, "/player/leonor");
    press(page.locator("#follow"), "Enter");
    assertThat(page.locator("#relation-done")).hasText("Segue Leonor.");
    assertThat(page.locator("#follow")).hasText("Deixar de seguir");
    press(page.locator("#block"), "Enter");
    assertThat(page.locator("#block")).hasText("Deixar de bloquear");
    press(page.locator("#mute"), "Enter");
    assertThat(page.locator("#relation-done")).containsText("Silenciou Leonor");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    site.navigate(page, "/account");
    assertThat(page.locator("#following")).containsText("Leonor");
    assertThat(page.locator("#blocked")).containsText("Leonor");
    assertThat(page.locator("#muted")).containsText("Leonor");
    site.navigate(page, "/player/Leonor");
    press(page.locator("#follow"), "Enter");
    assertThat(page.locator("#follow")).hasText("Seguir");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
    other.context().close();
  }

  /// Sends a request of a page to the API, and returns the answer.
  private static String send(Page page, String path, String json) {
    return page.request()
        .post(
            site.address() + "/api/v2" + path,
            RequestOptions.create()
                .setHeader("Origin", site.address())
                .setHeader("Content-Type", "application/json")
                .setData(json.replace('\'', '"')))
        .text();
  }

  private static String game(Page page, String id) {
    return page.request().get(site.address() + "/api/v2/games/" + id).text();
  }

  /// Plays a rated game against level 1, which the member resigns after a move.
  private static void loseARatedGame(Page page) {
    String made =
        send(
            page,
            "/games",
            "{'id':'rated','game':'talpa','variant':'8x8','second':'1','clock':'5m','rated':true,"
                + "'sides':'fixed','visibility':'public'}");
    String id = made.replaceFirst("(?s).*\"gameId\":\"([^\"]+)\".*", "$1");
    send(
        page,
        "/games/" + id + "/commands",
        "{'id':'m','seenSequence':2,'ply':0,'action':'move','move':'d3c3'}");
    page.waitForCondition(() -> game(page, id).contains("\"ply\":2"));
    String head = game(page, id).replaceFirst("(?s).*\"head\":\\{\"sequence\":([0-9]+).*", "$1");
    send(
        page,
        "/games/" + id + "/commands",
        "{'id':'r','seenSequence':%s,'ply':2,'action':'resign'}".formatted(head));
  }

  @Test
  void aProfileShowsRatingsAndFirstMoves() {
    Page page = site.open("/account", "en", "light");
    submit(page, "sign-up", "Rated", "one two three");
    assertThat(page.locator("#codes")).isVisible();
    loseARatedGame(page);
    site.navigate(page, "/player/Rated");
    assertThat(page.locator("#rating-table tbody tr")).hasCount(1);
    assertThat(page.locator("#rating-table tbody")).containsText("?");
    assertThat(page.locator("#provisional")).isVisible();
    assertThat(page.locator("#chart [role=img]")).hasAttribute("aria-label", CHART);
    assertThat(page.locator("#history li")).hasCount(1);
    assertThat(page.locator("#opening-table tbody tr")).hasCount(1);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    assertThat(page.locator("#games li").first()).isVisible();
    page.context().close();
  }
}
