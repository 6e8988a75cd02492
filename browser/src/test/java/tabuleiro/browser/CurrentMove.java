package tabuleiro.browser;

import com.microsoft.playwright.Page;

/// The current move in a list of moves, which must be seen.
final class CurrentMove {
  private static final String IS_SEEN =
      """
      list => {
        const scroller = document.querySelector(list);
        const own = scroller.getBoundingClientRect();
        const move = scroller.querySelector('[aria-current]').getBoundingClientRect();
        return scrollY === 0 && move.height > 0
          && move.top >= own.top - 1 && move.bottom <= own.bottom + 1
          && move.left >= own.left - 1 && move.right <= own.right + 1;
      }\
      """;

  private CurrentMove() {}

  /// Waits until the current move is wholly within the element that scrolls it. The page itself
  /// must not have been scrolled.
  ///
  /// @param list the selector of that element
  static void waitUntilSeen(Page page, String list) {
    page.waitForFunction(IS_SEEN, list);
  }
}
