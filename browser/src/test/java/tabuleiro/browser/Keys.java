package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Predicate;

/// A hand that presses keys, and touches no mouse.
///
/// @param page where the board is
/// @param board what is read off it
record Keys(Page page, PageBoard board) implements Hand {
  /// More than any page has places for the focus, and more than any board has cells to pick.
  private static final int MOST = 500;

  private static final int QUARTERS = 4;

  static Keys on(Page page) {
    return new Keys(page, new PageBoard(page));
  }

  @Override
  public void play(List<String> path) {
    path.forEach(this::pick);
  }

  private void pick(String spot) {
    if (spot.startsWith("turn")) {
      for (int i = 0; i < QUARTERS && !board.picked().contains(spot); i++) {
        page.keyboard().press("r");
      }
    } else if (spot.startsWith("tile")) {
      pressUntil("Tab", focused -> focused.startsWith("tile"));
      page.keyboard().press("Home");
      pressUntil("ArrowRight", spot::equals);
      page.keyboard().press("Enter");
    } else {
      pressUntil("Tab", focused -> !focused.isEmpty() && !focused.matches("(tile|turn).*"));
      pressUntil("n", spot::equals); // It goes from cell to cell that can be picked.
      page.keyboard().press("Enter");
    }
  }

  private void pressUntil(String key, Predicate<String> isThere) {
    int presses = 0;
    while (!isThere.test(board.focused())) {
      page.keyboard().press(key);
      presses++;
      assertThat(presses).as("presses of %s, now at %s", key, board.focused()).isLessThan(MOST);
    }
  }
}
