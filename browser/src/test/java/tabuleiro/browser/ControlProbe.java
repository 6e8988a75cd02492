package tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/// Finds what is visible on a page and cannot be clicked, at the five sizes of windows.
///
/// @param page the page
record ControlProbe(Page page) {
  /// The windows in which everything important is visible without scrolling.
  static final List<Size> USUAL =
      List.of(new Size(1280, 800), new Size(1366, 660), new Size(390, 844), new Size(844, 390));

  /// A page that is enlarged four times.
  private static final Size ENLARGED = new Size(320, 256);

  /// Names each visible control, and each row of the board, whose centre belongs to something else.
  /// A control outside the window is scrolled into view first, as its user would do.
  private static final String COVERED =
      """
      () => {
        const board = document.querySelector('tabuleiro-board');
        const name = element => [element.localName, element.id && `#${element.id}`,
          element.textContent.trim().slice(0, 30) || element.getAttribute('aria-label')].join(' ');
        const faults = [];
        const rewind = () => {
          scrollTo(0, 0);
          [...document.querySelectorAll('*')].filter(element => element.scrollTop > 0)
            .forEach(element => element.scrollTo(0, 0));
        };
        const check = (element, label, isReached) => {
          const centre = () => {
            // A link in a text may have several lines: the first one is clicked.
            const { left, top, width, height } = element.getClientRects()[0];
            return [left + width / 2, top + height / 2];
          };
          let [x, y] = centre();
          let top = document.elementFromPoint(x, y);
          if (!isReached(top, x, y)) {
            element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
            [x, y] = centre();
            top = document.elementFromPoint(x, y);
          }
          if (!isReached(top, x, y)) {
            faults.push(`${label} at ${Math.round(x)},${Math.round(y)} is under ${top && name(top)}`);
          }
        };
        const isSeen = element => {
          const { width, height } = element.getBoundingClientRect();
          return width > 1 && height > 1 && !element.matches('.skip:not(:focus)')
            && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        };
        // A table without edges shows a part of itself: its user moves it for the rest.
        const isIn = (cell, table) => {
          const { left, top, width, height } = cell.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          const window = table.getBoundingClientRect();
          return x > window.left && x < window.right && y > window.top && y < window.bottom;
        };
        const selector = 'button, a[href], input, select, textarea, summary';
        for (const control of document.querySelectorAll(selector)) {
          if (isSeen(control)) {
            const label = control.closest('label');
            check(control, name(control),
              top => control.contains(top) || (label !== null && label.contains(top)));
          }
        }
        rewind();
        if (board !== null && !board.inert && isSeen(board)) {
          for (const control of board.shadowRoot.querySelectorAll(selector)) {
            if (isSeen(control)) {
              check(control, `${name(control)} of the board`, (top, x, y) =>
                top === board && control.contains(board.shadowRoot.elementFromPoint(x, y)));
            }
          }
          rewind();
          const table = board.shadowRoot.querySelector('.kind-unbounded');
          for (const row of board.geometry.rows) {
            const cell = board.drawing.cells.get(row[Math.floor(row.length / 2)].name);
            if (table === null || isIn(cell, table)) {
              check(cell, `the row of ${cell.dataset.cell}`, top => top === board);
            }
          }
        }
        rewind();
        return faults;
      }\
      """;

  /// The size of a window.
  record Size(int width, int height) {}

  /// Returns what cannot be clicked, with the size of the window.
  List<String> covered() {
    List<String> faults = new ArrayList<>(coveredInUsualWindows());
    faults.addAll(covered(ENLARGED));
    return faults;
  }

  /// Returns what cannot be clicked in the usual windows, with the size of the window.
  List<String> coveredInUsualWindows() {
    return USUAL.stream().flatMap(size -> covered(size).stream()).toList();
  }

  private List<String> covered(Size size) {
    page.setViewportSize(size.width(), size.height());
    return ((List<?>) page.evaluate(COVERED))
        .stream().map(fault -> "%dx%d: %s".formatted(size.width(), size.height(), fault)).toList();
  }

  /// Returns in which usual windows a control is not wholly visible without scrolling.
  List<String> outside(String selector) {
    List<String> sizes = new ArrayList<>();
    for (Size size : USUAL) {
      page.setViewportSize(size.width(), size.height());
      boolean isInside =
          (boolean)
              page.locator(selector)
                  .evaluate(
                      """
                      element => {
                        const { top, left, bottom, right } = element.getBoundingClientRect();
                        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
                      }\
                      """);
      if (!isInside) {
        sizes.add("%s at %dx%d".formatted(selector, size.width(), size.height()));
      }
    }
    return sizes;
  }
}
