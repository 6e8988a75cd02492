package tabuleiro.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;

/// Enters moves by mouse alone.
///
/// @param page the page with the board
record MouseInput(Page page) implements MoveInput {
  private static final int MAX_TURNS = 4;

  @Override
  public void play(List<String> path) {
    path.forEach(this::enter);
  }

  private void enter(String spot) {
    if (spot.startsWith("turn")) {
      for (int i = 0; i < MAX_TURNS && !new BoardProbe(page).selectedPath().contains(spot); i++) {
        page.locator("tabuleiro-board [data-spot=turn-right]").click();
      }
    } else if (spot.startsWith("tile")) {
      page.locator("tabuleiro-board button[data-spot=%s]".formatted(spot)).click();
    } else {
      clickCell(spot);
    }
  }

  /// Clicks the middle of a cell in the window: pieces cover cells, but let clicks through.
  private void clickCell(String cell) {
    var shown = page.locator("tabuleiro-board [data-cell='%s']".formatted(cell));
    shown.scrollIntoViewIfNeeded();
    BoundingBox box = shown.boundingBox();
    page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
  }
}
