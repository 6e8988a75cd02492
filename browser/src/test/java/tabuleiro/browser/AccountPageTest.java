package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The account, with the keyboard alone.
final class AccountPageTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  private static void submit(Page page, String form, String name, String password) {
    page.locator("#" + form + " [name=name]").fill(name);
    page.locator("#" + form + " [name=password]").fill(password);
    page.locator("#" + form + " [name=password]").press("Enter");
  }

  @Test
  void aVisitorBecomesAMemberOnTwoDevices() {
    Page laptop = site.open("/account", "en", "light");
    submit(laptop, "sign-up", "Carla", "one two three");
    assertThat(laptop.locator("#codes")).isFocused();
    assertThat(laptop.locator("#code-list li")).hasCount(8);
    assertThat(AccessibilityCheck.violations(laptop)).isEmpty();
    laptop.locator("#codes-kept").press("Enter");
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
    phone.locator("#devices button").press("Enter");
    assertThat(phone.locator("#devices li")).hasCount(1);
    site.navigate(laptop, "/account");
    assertThat(laptop.locator("#sign-in")).isVisible();
    site.navigate(phone, "/player/carla");
    assertThat(phone.locator("#name")).hasText("Carla");
    assertThat(AccessibilityCheck.violations(phone)).isEmpty();
    site.browser().drainErrors();
    site.navigate(phone, "/account");
    phone.locator("#sign-out").press("Enter");
    assertThat(phone.locator("#sign-in")).isVisible();
    assertThat(site.browser().drainErrors()).isEmpty();
    laptop.context().close();
    phone.context().close();
  }
}
