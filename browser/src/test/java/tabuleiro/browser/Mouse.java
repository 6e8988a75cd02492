package tabuleiro.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/// A hand that clicks, and touches no key.
///
/// @param page where the board is
record Mouse(Page page) implements Hand {
  private static final int QUARTERS = 4;

  @Override
  public void play(List<String> path) {
    path.forEach(this::pick);
  }

  private void pick(String spot) {
    if (spot.startsWith("turn")) {
      for (int i = 0; i < QUARTERS && !new PageBoard(page).picked().contains(spot); i++) {
        page.locator("tabuleiro-board [data-spot=turn-right]").click();
      }
    } else if (spot.startsWith("tile")) {
      page.locator("tabuleiro-board button[data-spot=%s]".formatted(spot)).click();
    } else {
      clickCell(spot);
    }
  }

  /// Clicks where the cell is seen: pieces lie over cells, and let clicks through.
  private void clickCell(String cell) {
    var shown = page.locator("tabuleiro-board [data-cell='%s']".formatted(cell));
    shown.scrollIntoViewIfNeeded();
    BoundingBox box = shown.boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
