package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Pages at 320 by 256 CSS pixels, which is a window of 1280 by 1024 at a zoom of 400 %.
final class SmallWindowTest {
  private static final int WIDTH = 320;
  private static final int HEIGHT = 256;

  /// Returns the elements that reach beyond the window, when the page can be scrolled sideways.
  private static final String TOO_WIDE =
      """
      () => {
        const page = document.scrollingElement;
        if (page.scrollWidth <= innerWidth) {
          return [];
        }
        return [...document.querySelectorAll('body *')]
          .filter(element => element.getBoundingClientRect().right > innerWidth + 0.5)
          .map(element => `${element.localName}#${element.id}.${element.className} `
            + Math.round(element.getBoundingClientRect().right));
      }\
      """;

  /// Returns the ids that several elements have.
  private static final String REPEATED_IDS =
      """
      () => {
        const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
        return ids.filter((id, index) => ids.indexOf(id) !== index);
      }\
      """;

  /// Returns the elements that are not within the window.
  private static final String OUT_OF_VIEW =
      """
      () => ['player-top', 'player-bottom', 'status'].filter(id => {
        const { top, bottom, left, right, height } =
          document.getElementById(id).getBoundingClientRect();
        return height === 0 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
      })\
      """;

  @RegisterExtension static final TestSite site = TestSite.shared();

  @AfterEach
  void close() {
    site.browser().closeWindows();
  }

  private static Page visitor(String language) {
    Page page = site.browser().newVisitor(language, "light");
    page.setViewportSize(WIDTH, HEIGHT);
    return page;
  }

  private static void check(SoftAssertions softly, Page page, String path) {
    softly.assertThat(list(page, TOO_WIDE)).as(path + " is not scrolled sideways").isEmpty();
    softly.assertThat(list(page, REPEATED_IDS)).as(path).isEmpty();
    softly.assertThat(AccessibilityCheck.violations(page)).as(path).isEmpty();
  }

  private static List<?> list(Page page, String script) {
    return (List<?>) page.evaluate(script);
  }

  @Test
  void everyPageFits() {
    SoftAssertions softly = new SoftAssertions();
    Page page = visitor("pt");
    for (String path : SitePaths.ALL) {
      site.navigate(page, path);
      check(softly, page, path);
    }
    softly.assertAll();
  }

  @Test
  void thePlayersTheClocksAndTheTurnStayInView() {
    SoftAssertions softly = new SoftAssertions();
    for (String board :
        List.of("talpa/8x8", "niju/most", "jostle/hex", "morelli/13", "trench/classic")) {
      String[] id = board.split("/", -1);
      Page page = visitor("en");
      page.navigate(
          "%s/new?game=%s&variant=%s&opponent=computer&player=1&side=first&clock=10m%%2B5s"
              .formatted(site.address(), id[0], id[1]));
      assertThat(page.locator("html[data-ready=yes]")).isAttached();
      page.locator("#begin").click();
      page.waitForURL("**/g/*");
      assertThat(page.locator("html[data-ready=yes]")).isAttached();
      assertThat(page.locator("tabuleiro-board [role=gridcell]").first()).isAttached();
      check(softly, page, board);
      softly.assertThat(list(page, OUT_OF_VIEW)).as(board).isEmpty();
      page.mouse().wheel(0, 200);
      page.waitForTimeout(300);
      softly.assertThat(list(page, OUT_OF_VIEW)).as(board + " after scrolling").isEmpty();
      page.context().close();
    }
    softly.assertAll();
  }
}
