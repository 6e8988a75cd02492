package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Invitations, and one seat on several devices.
final class InvitationTest {
  /// Lets requests for QR codes fail.
  private static final String REFUSE_CODES =
      """
      globalThis.fetched = fetch;
      globalThis.fetch = (request, options) =>
        String(request).includes('/qr')
          ? Promise.reject(new TypeError('test'))
          : fetched(request, options);\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private static GameWindow invite() {
    Page page = site.browser().newVisitor("en", "light");
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    return window;
  }

  /// Opens a link in the window of another visitor.
  private static Page open(String link, String theme) {
    Page page = site.browser().newVisitor("en", theme);
    page.navigate(link);
    return page;
  }

  private static Page accept(String link) {
    Page friend = open(link, "light");
    friend.locator("#seat-name").fill("Rui");
    friend.locator("#seat-form button").click();
    assertThat(friend.locator("#seat-form")).isHidden();
    return friend;
  }

  @Test
  void anInvitationSeatsOneVisitorAndTheNextOneWatches() {
    GameWindow window = invite();
    String link = window.invitation();
    Page friend = open(link, "light");
    assertThat(friend.locator("#seat-form h2")).containsText("invites you to a game of Talpa");
    assertThat(friend.locator("#seat-form")).containsText("You play ");
    assertThat(friend.locator("#seat-form")).containsText("8x8, the standard board · No clock");
    assertThat(friend.locator("#seat-form a")).hasAttribute("href", "/learn/talpa");
    assertThat(friend.url()).as("the token has left the address").doesNotContain("#");
    assertThat(AccessibilityCheck.violations(friend)).isEmpty();
    friend.locator("#seat-form button").click();
    assertThat(friend.locator("#seat-form")).isHidden();

    Page third = open(link, "dark");
    assertThat(third.locator("#seat-form h2")).hasText("This invitation was used");
    assertThat(third.locator("tabuleiro-board")).hasAttribute("locked", "");
    assertThat(AccessibilityCheck.violations(third)).isEmpty();
    third.locator("#seat-form button").click();
    assertThat(third.locator("#seat-form")).isHidden();
    assertThat(third.locator("tabuleiro-board")).hasAttribute("locked", "");
    window.page().context().close();
    friend.context().close();
    third.context().close();
  }

  @Test
  void aSeatContinuesOnAnotherDeviceAndItsOwnerCanEndThat() {
    GameWindow window = invite();
    Page laptop = accept(window.invitation());
    laptop.locator("#tool-more").click();
    laptop.locator("#share-list").getByText("Create the link").click();
    Locator address = laptop.locator("input[aria-label='Open this link on your other device']");
    String link = address.inputValue();
    assertThat(link).contains("/g/" + window.id() + "#d=");

    Page phone = open(link, "dark");
    assertThat(phone.locator("#seat-form h2")).hasText("Continue on this device");
    assertThat(phone.url()).as("the code has left the address").doesNotContain("#");
    assertThat(AccessibilityCheck.violations(phone)).isEmpty();
    phone.locator("#seat-form button").click();
    assertThat(phone.locator("#seat-form")).isHidden();
    assertThat(phone.locator("#player-bottom .player-name")).hasText("Rui");
    assertThat(phone.locator("#devices")).isHidden();
    assertThat(laptop.locator("#devices")).containsText("Another device now plays your seat");
    assertThat(AccessibilityCheck.violations(laptop)).isEmpty();
    laptop.reload();
    assertThat(laptop.locator("#devices")).containsText("Was it you?");

    Page thief = open(link, "dark");
    thief.locator("#seat-form button").click();
    assertThat(thief.locator("#seat-form .bad")).containsText("was used or has expired");

    laptop.locator("#devices").getByText("End other devices").click();
    assertThat(laptop.locator("#devices")).isHidden();
    assertThat(phone.locator("#devices")).containsText("This device no longer plays");
    assertThat(phone.locator("tabuleiro-board")).hasAttribute("locked", "");
    for (Page page : new Page[] {window.page(), laptop, phone, thief}) {
      page.context().close();
    }
  }

  @Test
  void aCodeThatCannotBeDrawnSaysWhy() {
    Page page = site.browser().newVisitor("en", "light");
    page.addInitScript(REFUSE_CODES);
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8", "friend", "");
    Locator code = page.locator("#invite .code");
    assertThat(code).containsText("The server did not answer");
    assertThat(code.locator(".qr")).isHidden();
    page.evaluate("() => { fetch = fetched; }");
    code.locator("summary").click();
    code.locator("summary").click();
    assertThat(code.locator(".qr svg")).isVisible();
    assertThat(code).not().containsText("The server did not answer");
    page.context().close();
  }

  @Test
  void theTimeForTheFirstMoveIsCountedDown() {
    Page page = site.browser().newVisitor("en", "light");
    page.clock().install();
    GameWindow window = new GameWindow(page, new MouseInput(page));
    window.createGame(site.address(), "talpa", "8x8&clock=5m", "friend", "");
    Locator countdown = page.locator(".player-first-move");
    assertThat(countdown).hasCount(0);
    Page friend = accept(window.invitation());
    assertThat(countdown.last()).containsText("First move: ");
    assertThat(countdown).hasCount(1);
    assertThat(friend.locator(".player-first-move").first()).containsText("First move: ");
    assertThat(friend.locator("#clock-status")).isEmpty();
    Locator status = page.locator("#clock-status");
    assertThat(status).containsText("seconds for your first move");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.clock().fastForward(45_000);
    assertThat(countdown.last()).hasClass(Pattern.compile("short"));
    assertThat(status).hasText("Less than 20 seconds left for your first move");
    page.context().close();
    friend.context().close();
  }
}
