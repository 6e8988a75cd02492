package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Dates are written as in the region that the browser names.
final class DatesTest {
  private static final Map<String, Pattern> DATES =
      Map.of(
          "en-GB", Pattern.compile("since \\d{1,2} [A-Z][a-z]+ \\d{4}"),
          "en-US", Pattern.compile("since [A-Z][a-z]+ \\d{1,2}, \\d{4}"),
          "en", Pattern.compile("since \\d{1,2} [A-Z][a-z]+ \\d{4}"),
          "de", Pattern.compile("since \\d{1,2} [A-Z][a-z]+ \\d{4}"),
          "pt-PT", Pattern.compile("desde \\d{1,2} de [a-zç]+ de \\d{4}"),
          "pt-BR", Pattern.compile("desde \\d{1,2} de [a-zç]+ de \\d{4}"));

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void theyFollowTheRegion() {
    Page member = site.newMember("en", "Hortense");
    DATES.forEach((region, date) -> {
      Page page = site.open("/player/Hortense", region, "light");
      assertThat(page.locator("#since")).containsText(date);
      page.context().close();
    });
    member.context().close();
  }
}
