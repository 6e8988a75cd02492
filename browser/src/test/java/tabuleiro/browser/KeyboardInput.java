package tabuleiro.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Predicate;

/// Enters moves by keyboard alone.
///
/// @param page the page with the board
/// @param board the board of the page
record KeyboardInput(Page page, BoardProbe board) implements MoveInput {
  /// More than any page has focusable elements, and more than any board has cells.
  private static final int MAX_PRESSES = 500;

  private static final int MAX_TURNS = 4;

  static KeyboardInput of(Page page) {
    return new KeyboardInput(page, new BoardProbe(page));
  }

  @Override
  public void play(List<String> path) {
    path.forEach(this::enter);
  }

  private void enter(String spot) {
    if (spot.startsWith("turn")) {
      for (int i = 0; i < MAX_TURNS && !board.selectedPath().contains(spot); i++) {
        page.keyboard().press("r");
      }
    } else if (spot.startsWith("tile")) {
      pressUntil("Tab", focused -> focused.startsWith("tile"));
      page.keyboard().press("Home");
      pressUntil("ArrowRight", spot::equals);
      page.keyboard().press("Enter");
    } else {
      pressUntil("Tab", focused -> !focused.isEmpty() && !focused.matches("(tile|turn).*"));
      pressNextUntil(spot);
      page.keyboard().press("Enter");
    }
  }

  /// Presses `n`, which leads from one cell that can be selected to the next, until a cell has the
  /// focus. From the second press on, all are sent together, which is many times faster.
  private void pressNextUntil(String cell) {
    if (board.focusedSpot().equals(cell)) {
      return;
    }
    page.keyboard().press("n");
    List<String> cells = board.selectableCells();
    int steps = cells.indexOf(cell) - cells.indexOf(board.focusedSpot());
    page.keyboard().type("n".repeat(Math.floorMod(steps, cells.size())));
    assertThat(board.focusedSpot()).isEqualTo(cell);
  }

  private void pressUntil(String key, Predicate<String> isReached) {
    String focused = board.focusedSpot();
    for (int presses = 0; !isReached.test(focused); presses++) {
      assertThat(presses).as("presses of %s, now at %s", key, focused).isLessThan(MAX_PRESSES);
      page.keyboard().press(key);
      focused = board.focusedSpot();
    }
  }
}
