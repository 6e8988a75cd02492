package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.page.PageContext;
import tabuleiro.terminal.screen.picture.BoardPictures;

/// The places of the parts of a game's page.
///
/// @param top the first row of the board's area, below the title and the goal
/// @param boardColumns the width of the board's area, which begins at the left
/// @param boardRows its height; 0 where a very long question takes all rows
/// @param panelLeft the first column of the panel with the players and moves, which is as high as
///   the board's area
/// @param panelColumns its width
public record GamePageLayout(
    int top, int boardColumns, int boardRows, int panelLeft, int panelColumns) {
  /// The row of the goal, in a window that has one.
  static final int GOAL_ROW = 1;

  /// The smallest height of a window that shows the goal; in a lower one the board needs the row.
  private static final int ROWS_FOR_GOAL = 24;

  /// The smallest width of the panel, and the smallest one that it has beside a board that needs
  /// its columns.
  private static final int NARROW_PANEL = 25;

  private static final int NARROWEST_PANEL = 22;
  private static final int WIDEST_PANEL = 44;

  /// Returns the layout of a page. The rows below the board are those that its prompt and its
  /// message need.
  public static GamePageLayout of(GamePage page, PageContext context) {
    int beside = context.columns() - 1 - BoardPictures.minColumns(page.progress().game().board());
    int usual = Math.clamp(context.columns() / 3, NARROW_PANEL, WIDEST_PANEL);
    int panel = Math.clamp(beside, NARROWEST_PANEL, usual);
    int panelLeft = context.columns() - panel;
    int top = context.rows() >= ROWS_FOR_GOAL ? GOAL_ROW + 1 : GOAL_ROW;
    int keys = 1;
    int below = GameFooter.of(page, context.columns()).rows() + keys;
    return new GamePageLayout(
        top, panelLeft - 1, Math.max(0, context.rows() - top - below), panelLeft, panel - 1);
  }

  /// Returns whether the goal is shown.
  boolean hasGoal() {
    return top > GOAL_ROW;
  }

  /// Returns the column in which a drawing of the board begins.
  public int left(CharacterGrid drawing) {
    return Math.max(0, (boardColumns - drawing.columns()) / 2);
  }

  /// Returns the row in which a drawing of the board begins.
  public int top(CharacterGrid drawing) {
    return top + Math.max(0, (boardRows - drawing.rows()) / 2);
  }
}
