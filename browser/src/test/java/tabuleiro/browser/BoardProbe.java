package tabuleiro.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/// Reads the state of the board on a page.
///
/// @param page the page with the board
record BoardProbe(Page page) {
  private static final String BOARD = "document.querySelector('tabuleiro-board')";

  /// Returns a click path of a legal move.
  ///
  /// @param choice the index of the spot at each step, modulo the number of spots
  List<String> legalPath(int choice) {
    return strings(
        """
        (choice => {
          const steps = %s.entry.steps;
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

  /// Returns the selected spots.
  List<String> selectedPath() {
    return strings(BOARD + ".entry.path");
  }

  /// Returns the cells that can be picked now, in the order of reading.
  List<String> selectableCells() {
    return strings(
        "(b => { const legal = new Set(b.entry.nextCells());"
            + " return b.geometry.rows.flat().map(c => c.name).filter(n => legal.has(n)); })("
            + BOARD
            + ")");
  }

  /// Returns the spot with the focus: a cell, a tile or a button of the board; empty without one.
  String focusedSpot() {
    return (String)
        page.evaluate(
            "(d => d ? d.cell ?? d.spot ?? '' : '')(%s.shadowRoot.activeElement?.dataset)"
                .formatted(BOARD));
  }

  @SuppressWarnings("unchecked") // The script returns a list of strings.
  private List<String> strings(String script) {
    return (List<String>) page.evaluate(script);
  }
}
