package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A visitor keeps studies in folders, with the keyboard alone.
final class StudiesTest {
  private static final String RECORD =
      """
      [Event "%s"]
      [Game "talpa"]
      [Variant "4x4"]

      1. b1c1 {good} a1a2 *
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  private static Locator folder(Page page, String name) {
    return page.locator(".folder", new Page.LocatorOptions().setHasText(name));
  }

  private static void check(Page page) {
    Object width = page.evaluate("() => document.documentElement.scrollWidth");
    assertThat(width).isEqualTo(page.viewportSize().width);
    assertThat(AccessibilityCheck.violations(page)).isEmpty();
    site.browser().drainErrors(); // The check sets a style, which the policy of the page refuses.
  }

  private static void submit(Page page, String dialog) {
    press(page.locator("#" + dialog + "-dialog [type=submit]"), "Enter");
  }

  private static void load(Page page, String name, String text) {
    press(page.locator("#import"), "Enter");
    page.locator("#import-file")
        .setInputFiles(new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8)));
    assertThat(page.locator("#import-text")).hasValue(text);
    submit(page, "import");
  }

  @Test
  void studiesAreSavedMovedImportedExportedAndDeleted() throws IOException {
    Page page = site.open("/studies", "en", "dark");
    page.setViewportSize(390, 844);
    assertThat(page.locator("#none")).isVisible();
    assertThat(page.locator("#export-all")).isHidden();
    check(page);
    press(page.locator("#none a"), "Enter");
    page.waitForURL("**/analysis");
    site.navigate(page, "/analysis?game=talpa&variant=6x6&moves=b1a1+a3a2");
    page.locator("#show-share").click();
    page.locator("#study-title").fill("A first <study>");
    page.locator("#study-folder").fill("Openings");
    press(page.locator("#keep"), "Enter");
    assertThat(page.locator(".share-status")).containsText("in your studies");
    check(page);
    String link = page.locator(".share-link input").first().inputValue();

    site.navigate(page, "/studies");
    assertThat(folder(page, "Openings").locator("h2")).containsText("1 study");
    assertThat(page.locator(".studies a")).hasText("A first <study>");
    press(page.locator(".studies button").first(), "Enter");
    page.locator("#edit-title").fill("Renamed");
    page.locator("#edit-folder").fill("Mine");
    press(page.locator("#edit-folder"), "Enter");
    assertThat(page.locator("#done")).isFocused();
    assertThat(folder(page, "Mine").locator("a[href^='/s/']")).hasText("Renamed");

    String bad = RECORD.replace("a1a2", "a1d4");
    load(page, "bad.pgn", bad);
    assertThat(page.locator("#import-dialog .verdict"))
        .containsText("Nothing was imported: line 5, column");
    check(page);
    press(page.locator("#import-dialog"), "Escape");
    assertThat(page.locator(".studies li")).hasCount(1);
    load(page, "partly-good.pgn", RECORD.formatted("One") + bad);
    assertThat(page.locator("#done"))
        .containsText("New studies: 1. Already in your list: 0. Not imported: line 10, column");
    check(page);
    load(page, "good.pgn", RECORD.formatted("One") + RECORD.formatted("Two"));
    assertThat(page.locator("#done")).hasText("New studies: 1. Already in your list: 1.");
    assertThat(folder(page, "Without a folder").locator("li")).hasCount(2);
    check(page);

    press(folder(page, "Mine").locator("button").first(), "Enter");
    page.locator("#folder-name").fill("Studies of 2026");
    press(page.locator("#folder-name"), "Enter");
    assertThat(folder(page, "Studies of 2026").locator("li")).hasCount(1);
    Download file =
        page.waitForDownload(
            () -> press(folder(page, "Studies of 2026").locator("a").first(), "Enter"));
    assertThat(file.suggestedFilename()).isEqualTo("Studies of 2026.pgn");
    assertThat(Files.readString(file.path())).contains("[StudyTitle \"Renamed\"]", "1. b1a1");

    press(folder(page, "Studies of 2026").locator("li button").last(), "Enter");
    assertThat(page.locator("#delete-title")).hasText("Renamed");
    assertThat(page.locator("#delete-dialog .close")).isFocused();
    check(page);
    submit(page, "delete");
    assertThat(page.locator("#done")).containsText("The study is deleted.");
    assertThat(page.locator(".studies li")).hasCount(2);
    assertThat(site.browser().drainErrors()).isEmpty();
    page.navigate(link);
    assertThat(page.locator("#reason")).isVisible();
    site.browser().drainErrors(); // The browser logs a 404 as an error.
    page.context().close();
  }
}
