package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.testkit.ServerProcess;

/// Checks the accessibility of every page, in both languages and both themes.
final class PagesTest {
  private static final List<String> PATHS =
      List.of(
          "/",
          "/new",
          "/lobby",
          "/watch",
          "/mine",
          "/learn",
          "/learn/niju",
          "/learn/jostle",
          "/learn/morelli",
          "/learn/trench",
          "/learn/talpa",
          "/analysis?game=talpa&variant=8x8");

  @TempDir static Path folder;

  private static ServerProcess server;
  private static Browser browser;

  @BeforeAll
  static void start() {
    String database = folder.resolve("games.db").toString();
    server =
        ServerProcess.start(
            folder.resolve("errors"), Map.of(), List.of("--port", "0", "--database", database));
    browser = Browser.start();
  }

  @AfterAll
  static void stop() {
    browser.close();
    server.close();
  }

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
    Page page = browser.newVisitor(language, theme);
    for (String path : PATHS) {
      page.navigate("http://localhost:" + server.port() + path);
      assertThat(page.locator("html[data-ready=yes]")).isAttached();
      assertThat(page.locator("html")).hasAttribute("lang", language);
      assertThat(browser.drainErrors()).as(path).isEmpty();
      assertThat(AccessibilityCheck.violations(page)).as(path).isEmpty();
      browser.drainErrors(); // The check sets a style, which the policy of the page refuses.
    }
    checkMissingPage(page, language);
    page.context().close();
  }

  private static void checkMissingPage(Page page, String language) {
    page.navigate("http://localhost:" + server.port() + "/nosuch");
    assertThat(page.locator("html")).hasAttribute("lang", language);
    assertThat(page.locator("#reason")).not().isEmpty();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.navigate("http://localhost:" + server.port() + "/g/nothing");
    assertThat(page.locator("#reason")).containsText("'nothing'");
    browser.drainErrors(); // The browser logs a 404 as an error.
  }
}
