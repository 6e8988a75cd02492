package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Passkeys, with the keyboard alone and Chromium's virtual authenticator.
final class PasskeyTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  /// Gives the window an authenticator that recognizes its user.
  private static CDPSession addAuthenticator(Page page) {
    CDPSession session = page.context().newCDPSession(page);
    session.send("WebAuthn.enable");
    JsonObject options = new JsonObject();
    options.addProperty("protocol", "ctap2");
    options.addProperty("transport", "internal");
    options.addProperty("hasResidentKey", true);
    options.addProperty("hasUserVerification", true);
    options.addProperty("isUserVerified", true);
    options.addProperty("automaticPresenceSimulation", true);
    JsonObject arguments = new JsonObject();
    arguments.add("options", options);
    session.send("WebAuthn.addVirtualAuthenticator", arguments);
    return session;
  }

  @Test
  void aMemberNeedsNoPassword() {
    Page page = site.open("/account", "en", "light");
    addAuthenticator(page);
    page.locator("#new-name").fill("Passkeeper");
    press(page.locator("#sign-up-passkey"), "Enter");
    assertThat(page.locator("#codes")).isFocused();
    press(page.locator("#codes-kept"), "Enter");
    assertThat(page.locator("#who")).hasText("Signed in as Passkeeper");
    TestSite.openAdvanced(page);
    assertThat(page.locator("#passkey-list li")).hasCount(1);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    press(page.locator("#passkey-list button"), "Enter");
    assertThat(page.locator("#problem")).containsText("only way to sign in");
    site.browser().drainErrors(); // The refused request.
    press(page.locator("#sign-out"), "Enter");
    assertThat(page.locator("#sign-in")).isVisible();
    press(page.locator("#sign-in-passkey"), "Enter");
    assertThat(page.locator("#who")).hasText("Signed in as Passkeeper");
    TestSite.openAdvanced(page);
    page.locator("details:has(> #change-password) > summary").click();
    assertThat(page.locator("#old-password")).isHidden();
    page.locator("#next-password").fill("one two three");
    press(page.locator("#next-password"), "Enter");
    assertThat(page.locator("#done")).containsText("The password was changed");
    assertThat(page.locator("#old-password")).isVisible();
    press(page.locator("#passkey-list button"), "Enter");
    assertThat(page.locator("#passkey-list li")).hasCount(0);
    assertThat(page.locator("#no-passkeys")).isVisible();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void aMemberWithAPasswordAddsAPasskey() {
    Page page = site.open("/account", "pt", "dark");
    addAuthenticator(page);
    page.locator("#new-name").fill("Chaveiro");
    page.locator("#new-password").fill("one two three");
    press(page.locator("#new-password"), "Enter");
    press(page.locator("#codes-kept"), "Enter");
    TestSite.openAdvanced(page);
    page.locator("#passkeys summary").click();
    page.locator("#passkey-password").fill("wrong password");
    press(page.locator("#passkey-password"), "Enter");
    assertThat(page.locator("#problem")).containsText("não está certo");
    site.browser().drainErrors(); // The refused request.
    page.locator("#passkey-password").fill("one two three");
    press(page.locator("#passkey-password"), "Enter");
    assertThat(page.locator("#passkey-list li")).hasCount(1);
    assertThat(page.locator("#done")).hasText("A chave de acesso foi acrescentada.");
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    page.locator("#passkey-password").fill("one two three");
    press(page.locator("#passkey-password"), "Enter");
    assertThat(page.locator("#problem")).containsText("Talvez já tenha uma");
    press(page.locator("#sign-out"), "Enter");
    press(page.locator("#sign-in-passkey"), "Enter");
    assertThat(page.locator("#who")).containsText("Chaveiro");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void withoutAnAuthenticatorThePageSaysSo() {
    Page page = site.open("/account", "en", "light");
    CDPSession session = addAuthenticator(page);
    press(page.locator("#sign-in-passkey"), "Enter");
    assertThat(page.locator("#problem")).containsText("No passkey was used");
    session.send("WebAuthn.disable");
    page.navigate(site.address().replace("localhost", "127.0.0.1") + "/account");
    assertThat(page.locator("html[data-ready=yes]")).isAttached();
    assertThat(page.locator("#sign-in")).isVisible();
    assertThat(page.locator("#sign-in-passkey")).isHidden();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }
}
