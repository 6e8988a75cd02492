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

/// Every page, in both languages and both themes, can be used by anybody.
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
  void everyPage(String language, String theme) {
    look(language, theme);
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"en, dark", "pt, light"})
  void everyPageTheOtherWayRound(String language, String theme) {
    look(language, theme);
  }

  private static void look(String language, String theme) {
    Page page = browser.visitor(language, theme);
    for (String path : PATHS) {
      page.navigate("http://localhost:" + server.port() + path);
      assertThat(page.locator("html[data-ready=yes]")).isAttached();
      assertThat(page.locator("html")).hasAttribute("lang", language);
      assertThat(browser.errors()).as(path).isEmpty();
      assertThat(Axe.violations(page)).as(path).isEmpty();
      browser.errors(); // The tool itself sets a style, which the page's policy refuses.
    }
    lookAtNoPage(page, language);
    page.context().close();
  }

  private static void lookAtNoPage(Page page, String language) {
    page.navigate("http://localhost:" + server.port() + "/nosuch");
    assertThat(page.locator("html")).hasAttribute("lang", language);
    assertThat(page.locator("#reason")).not().isEmpty();
    assertThat(Axe.violations(page)).isEmpty();
    page.navigate("http://localhost:" + server.port() + "/g/nothing");
    assertThat(page.locator("#reason")).containsText("'nothing'");
    browser.errors(); // The browser calls an answer of 404 an error.
  }
}
