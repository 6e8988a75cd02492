package tabuleiro.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Every page with a board of Ni-Ju shows the hand of the player beside or below it.
final class HandLayoutTest {
  /// Counts the tiles of the player's hand, and those that are not wholly in the window.
  private static final String TILES =
      """
      () => {
        const { shadowRoot } = document.querySelector('tabuleiro-board');
        const tiles = [...shadowRoot.querySelectorAll('.hands .own .hand-piece')];
        const isInside = element => {
          const { top, left, bottom, right } = element.getBoundingClientRect();
          return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        };
        return [tiles.length, tiles.filter(tile => !isInside(tile)).length];
      }\
      """;

  /// A puzzle with twenty tiles on the table, so that a small window shows a part of them.
  private static final String PUZZLE = "/puzzle/niju-first-2b61ef2680";

  @RegisterExtension static final TestSite site = TestSite.shared();

  @Test
  void theHandIsInTheWindow() {
    Page page = site.browser().newVisitor("en", "light");
    List<String> faults = new ArrayList<>();
    for (String path : List.of(PUZZLE, "/lesson/niju/most")) {
      page.setViewportSize(1280, 800);
      site.navigate(page, path);
      assertThat(page.locator("tabuleiro-board .hands .own .hand-piece").first()).isVisible();
      for (ControlProbe.Size size : ControlProbe.USUAL) {
        page.setViewportSize(size.width(), size.height());
        page.evaluate("scrollTo(0, 0)");
        List<?> counts = (List<?>) page.evaluate(TILES);
        assertThat((int) counts.getFirst()).as("tiles").isPositive();
        if ((int) counts.getLast() > 0) {
          faults.add("%s, %s: %s tiles outside".formatted(path, size, counts));
        }
      }
      new ControlProbe(page).covered().forEach(fault -> faults.add(path + ", " + fault));
    }
    assertThat(faults).isEmpty();
    page.context().close();
  }

  @Test
  void nothingCoversTheHandOnOtherPages() {
    Page page = site.browser().newVisitor("en", "light");
    StagedGame game = StagedGame.create(site, page, "niju/most", "1", "{}");
    String embedded = "/embed/g/" + game.window().id();
    List<String> faults = new ArrayList<>();
    for (String path : List.of("/g/" + game.window().id(), "/analysis?game=niju", embedded)) {
      page.setViewportSize(1280, 800);
      site.navigate(page, path);
      new ControlProbe(page).covered().forEach(fault -> faults.add(path + ", " + fault));
    }
    assertThat(faults).isEmpty();
    page.context().close();
  }
}
