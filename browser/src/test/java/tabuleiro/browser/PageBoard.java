package tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// What a test may read off the board of a page. It enters nothing.
///
/// @param page the page that shows it
record PageBoard(Page page) {
  private static final String BOARD = "document.querySelector('tabuleiro-board')";

  /// Returns a click path of a legal move: always the one `choice` of those that can be picked.
  List<String> somePath(int choice) {
    return strings(
        """
        (choice => {
          const steps = %s.clicks.steps;
          const path = [];
          for (let at = 0; path.length === 0 || at > 0; ) {
            const spots = Object.keys(steps[at]);
            const spot = spots[choice %% spots.length];
            path.push(spot);
            at = steps[at][spot];
          }
          return path;
        })(%d)\
        """
            .formatted(BOARD, choice));
  }

  /// Returns what is picked so far.
  List<String> picked() {
    return strings(BOARD + ".clicks.picked");
  }

  /// Returns the cells that can be picked now, in the order of reading.
  List<String> cells() {
    return strings(
        "(b => { const legal = new Set(b.nextCells());"
            + " return b.geometry.rows.flat().map(c => c.name).filter(n => legal.has(n)); })("
            + BOARD
            + ")");
  }

  /// Returns the spot that has the focus: a cell, a tile or a button of the board, or "".
  String focused() {
    return (String)
        page.evaluate(
            "(d => d ? d.cell ?? d.spot ?? '' : '')(%s.shadowRoot.activeElement?.dataset)"
                .formatted(BOARD));
  }

  @SuppressWarnings("unchecked") // What the script gives is a list of strings.
  private List<String> strings(String script) {
    return (List<String>) page.evaluate(script);
  }
}
