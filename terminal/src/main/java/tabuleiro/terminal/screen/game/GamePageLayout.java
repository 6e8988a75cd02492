package tabuleiro.terminal.screen.game;

import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.page.PageContext;

/// The places of the parts of a game's page.
///
/// @param boardColumns the width of the board's area, which begins below the title at the left
/// @param boardRows its height
/// @param panelLeft the first column of the panel with the players and moves, which is as high as
///   the board's area
/// @param panelColumns its width
public record GamePageLayout(int boardColumns, int boardRows, int panelLeft, int panelColumns) {
  /// The row below the title.
  public static final int TOP = 1;

  /// The rows below the board: two of messages, one of keys.
  private static final int BELOW = 3;

  private static final int NARROWEST_PANEL = 25;
  private static final int WIDEST_PANEL = 44;

  public static GamePageLayout of(PageContext context) {
    int panel = Math.clamp(context.columns() / 3, NARROWEST_PANEL, WIDEST_PANEL);
    int panelLeft = context.columns() - panel;
    return new GamePageLayout(panelLeft - 1, context.rows() - TOP - BELOW, panelLeft, panel - 1);
  }

  /// Returns the column in which a drawing of the board begins.
  public int left(CharacterGrid drawing) {
    return Math.max(0, (boardColumns - drawing.columns()) / 2);
  }

  /// Returns the row in which a drawing of the board begins.
  public int top(CharacterGrid drawing) {
    return TOP + Math.max(0, (boardRows - drawing.rows()) / 2);
  }
}
