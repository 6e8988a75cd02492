package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Checks the accessibility of every page, in both languages and both themes.
final class PagesTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  @ParameterizedTest
  @CsvSource({"en, light", "pt, dark"})
  void hasNoAccessibilityViolations(String language, String theme) {
    checkPages(language, theme);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"en, dark", "pt, light"})
  void hasNoAccessibilityViolationsInTheOtherThemes(String language, String theme) {
    checkPages(language, theme);
  }

  private static void checkPages(String language, String theme) {
    Page page = site.browser().newVisitor(language, theme);
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      assertThat(page.locator("html")).hasAttribute("lang", language);
      assertThat(site.browser().drainErrors()).as(path).isEmpty();
      assertThat(AccessibilityCheck.violations(page)).as(path).isEmpty();
      site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
    }
    checkMissingPage(page, language);
    page.context().close();
  }

  private static void checkMissingPage(Page page, String language) {
    page.navigate(site.address() + "/nosuch");
    assertThat(page.locator("html")).hasAttribute("lang", language);
    assertThat(page.locator("#reason")).not().isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.navigate(site.address() + "/g/nothing");
    assertThat(page.locator("#reason")).containsText("'nothing'");
    site.browser().drainErrors(); // The browser logs a 404 as an error.
  }
}
