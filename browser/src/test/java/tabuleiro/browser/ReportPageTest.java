package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static tabuleiro.browser.KeyPress.press;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.app.CommandRunner;
import tabuleiro.app.cli.CommandContext;

/// The page of a balance report, opened as a file.
final class ReportPageTest {
  private static final String[] REPORT =
      "report talpa --variant 4x4 --seed 7 --random-games 50 --games 6 --nodes 20 --ladder 2"
          .split(" ", -1);

  @RegisterExtension static final TestSite site = TestSite.shared();

  @TempDir static Path folder;

  private static Path write() {
    Path file = folder.resolve("report.html");
    String[] arguments = new String[REPORT.length + 2];
    System.arraycopy(REPORT, 0, arguments, 0, REPORT.length);
    arguments[REPORT.length] = "--html";
    arguments[REPORT.length + 1] = file.toString();
    OutputStream none = OutputStream.nullOutputStream();
    CommandContext context =
        CommandContext.of(
            arguments, Map.of("LC_ALL", "C"), InputStream.nullInputStream(), none, none, null);
    assertThat(CommandRunner.execute(context, arguments)).isZero();
    return file;
  }

  @Test
  void gamesCanBePlayedThroughAndKeepTheirPlaceInTheOtherLanguage() {
    Page page = site.browser().newPhoneVisitor(390, 844);
    page.navigate(write().toUri().toString());
    Locator film = page.locator("main:not([hidden]) .film").first();
    assertThat(film.locator(".said")).containsText("The start of a game of");
    film.locator("[data-step=next]").click();
    assertThat(film.locator(".said")).containsText("Ply 1 of");
    press(film.locator("[data-step=next]"), "ArrowRight");
    assertThat(film.locator(".said")).containsText("Ply 2 of");
    assertThat(film.locator(".frame[visibility=visible]")).hasCount(1);
    page.locator("[data-language=pt]").click();
    Locator portuguese = page.locator("main:not([hidden]) .film").first();
    assertThat(portuguese.locator(".said")).containsText("Lance 2 de");
    press(portuguese.locator("[data-step=back]"), "End");
    assertThat(portuguese.locator(".frame").last()).hasAttribute("visibility", "visible");
    assertThat(page.locator("main:not([hidden]) .pictures svg").first()).isVisible();
    Object width = page.evaluate("() => document.documentElement.scrollWidth");
    assertThat(width).as("nothing is wider than the screen").isEqualTo(390);
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }

  @Test
  void aChartIsSavedAsPictureAndAsFigures() throws IOException {
    Page page = site.browser().newPhoneVisitor(390, 844);
    page.navigate(write().toUri().toString());
    for (Locator figure : page.locator("main:not([hidden]) figure:has(canvas)").all()) {
      Download picture = page.waitForDownload(() -> figure.locator("[data-save=svg]").click());
      assertThat(picture.suggestedFilename()).endsWith(".svg");
      String svg = Files.readString(picture.path());
      assertThat(svg)
          .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
          .contains("<title>" + figure.locator("figcaption").textContent())
          .containsAnyOf("<rect fill=\"#0b63ad\"", "<polyline fill=\"none\" stroke=\"#0b63ad\"")
          .doesNotContain("NaN", "undefined");
      Download figures = page.waitForDownload(() -> figure.locator("[data-save=csv]").click());
      assertThat(figures.suggestedFilename()).endsWith(".csv");
      List<String> rows = Files.readAllLines(figures.path());
      Object labels =
          figure.evaluate(
              "one => JSON.parse(one.querySelector('script').textContent).labels.length");
      assertThat(rows).hasSize(1 + (int) labels);
      assertThat(rows.getFirst()).startsWith("\"\",\"");
      page.waitForTimeout(400); // Chromium begins ten downloads a second, and drops the next one.
    }
    assertThat(site.browser().drainErrors()).isEmpty();
    page.context().close();
  }
}
