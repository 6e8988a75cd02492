package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.documentation.DocumentationFiles;

/// The pages of the documentation, from a folder and from a server.
final class DocumentationPageTest {
  @RegisterExtension static final TestSite site = TestSite.shared();

  @TempDir static Path folder;

  @BeforeAll
  static void write() throws IOException {
    for (String name : DocumentationFiles.names()) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.write(file, DocumentationFiles.read(name));
    }
  }

  private static void open(Page page, String name) {
    page.navigate(folder.resolve(name).toUri().toString());
    assertThat(page.locator("html[data-ready]")).hasCount(1);
  }

  @Test
  void aSearchInAFolderFindsTheRulesAndLeadsToTheirHeading() {
    Page page = site.browser().newVisitor("en", "light");
    List<String> requested = new ArrayList<>();
    page.onRequest((Request request) -> requested.add(request.url()));
    open(page, "en/index.html");
    page.locator("#query").fill("Thrône");
    page.locator("#query").press("Enter");
    assertThat(page.locator("#found")).hasText(Pattern.compile("\\d+ sections were found\\."));
    Locator first = page.locator("#search-results a").first();
    assertThat(first).hasText("Morelli › Rules");
    page.locator("#query").fill("throne zzz");
    assertThat(page.locator("#found")).containsText("Nothing was found");
    page.locator("#query").fill("throne");
    first.click();
    assertThat(page.locator("h2:target")).hasText("Rules");
    page.locator("header [hreflang=pt]").click();
    assertThat(page.locator("h1")).hasText("Morelli");
    assertThat(page.locator("html")).hasAttribute("lang", "pt");
    assertThat(page.locator("#tree [aria-current=page]")).hasText("Morelli");
    assertThat(requested).isNotEmpty().allMatch(address -> address.startsWith("file:"));
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void withoutTheEngineTheRulesHaveAPictureAndASentenceInPlaceOfTheBoard() {
    Page page = site.browser().newVisitor("en", "light");
    open(page, "en/rules/jostle.html");
    assertThat(page.locator("#no-board")).containsText("the board needs the engine");
    assertThat(page.locator("#play-board img")).isVisible();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @ParameterizedTest
  @CsvSource({
    "en/index.html, light",
    "en/search.html?q=proof, dark",
    "pt/rules/trench.html, dark",
    "pt/decisions/0010-event-sourcing-for-games.html, light",
    "en/reports/trench-classic.html, dark",
    "pt/how-to/install.html, light"
  })
  void pagesHaveNoBarriersAndFitAPhone(String name, String theme) {
    Page page = site.browser().newVisitor("en", theme);
    page.navigate(site.address() + "/docs/" + name);
    assertThat(page.locator("html[data-ready]")).hasCount(1);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    page.setViewportSize(390, 844);
    assertThat(page.evaluate("() => document.documentElement.scrollWidth"))
        .as("nothing is wider than the screen")
        .isEqualTo(390);
    assertThat(page.locator("#tree")).isHidden();
    page.locator("[popovertarget=tree]").click();
    assertThat(page.locator("#tree")).isVisible();
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void aServerHasThePagesInTheLanguageOfTheVisitorWithALinkToPlay() {
    Page page = site.browser().newVisitor("pt", "light");
    page.navigate(site.address() + "/docs");
    assertThat(page.locator("h1")).hasText("Documentação");
    assertThat(page).hasURL(Pattern.compile(".*/docs/pt/index\\.html"));
    page.locator("#query").fill("trono");
    page.locator("#query").press("Enter");
    assertThat(page.locator("#search-results a").first()).containsText("Morelli");
    page.locator("#theme").click();
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    page.locator(".site-tools [href='/']").click();
    assertThat(page).hasURL(site.address() + "/");
    assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }
}
