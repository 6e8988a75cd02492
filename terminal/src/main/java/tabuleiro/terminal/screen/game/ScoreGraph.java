package tabuleiro.terminal.screen.game;

import java.util.List;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.grid.CharacterGrid;
import tabuleiro.terminal.screen.grid.ColourRole;
import tabuleiro.terminal.screen.grid.TextStyle;

/// Draws scores as a bar and as a curve.
final class ScoreGraph {
  /// The heights of the curve, from a lost position of the first side to a won one.
  private static final String HEIGHTS = "▁▂▃▄▅▆▇█";

  private static final String ASCII_HEIGHTS = "_.-~=+*#";

  /// The score at which odds are 10 to 1, in Elo points.
  private static final double TEN_TO_ONE = 400;

  private ScoreGraph() {}

  /// Returns the first side's expected share of the result: 1 for a proven win.
  ///
  /// @param score the score of the side to move
  static double shareOfFirst(Score score, Side mover) {
    double share =
        switch (score.kind()) {
          case ESTIMATE -> shareOf(score.value());
          case WIN -> 1;
          case LOSS -> 0;
          case DRAW -> 0.5;
        };
    return mover == Side.FIRST ? share : 1 - share;
  }

  /// Returns the first side's expected share of the result.
  ///
  /// @param score the score of the first side, in Elo points
  static double shareOf(int score) {
    return 1 / (1 + Math.pow(10, -score / TEN_TO_ONE));
  }

  /// Draws a row in which the first side's part, at the left, has the length of its share.
  static void drawBar(CharacterGrid grid, int row, double share, boolean ascii) {
    int first = (int) Math.round(share * grid.columns());
    for (int column = 0; column < grid.columns(); column++) {
      boolean isFirst = column < first;
      char symbol = ascii ? (isFirst ? '#' : '-') : isFirst ? '█' : '░';
      ColourRole colour = isFirst ? ColourRole.FIRST : ColourRole.SECOND;
      grid.put(column, row, symbol, TextStyle.of(colour).onBackground(ColourRole.CELL));
    }
  }

  /// Draws the scores of a game in one row, with the shown ply marked.
  ///
  /// @param scores the score of each position for the first side, at least one
  static void drawCurve(
      CharacterGrid grid, int row, List<Integer> scores, int shownPly, boolean ascii) {
    int columns = Math.min(grid.columns(), scores.size());
    String heights = ascii ? ASCII_HEIGHTS : HEIGHTS;
    int last = scores.size() - 1;
    int shown = last == 0 ? 0 : Math.round((float) shownPly * (columns - 1) / last);
    for (int column = 0; column < columns; column++) {
      int ply = columns == 1 ? 0 : Math.round((float) column * last / (columns - 1));
      int height = (int) (shareOf(scores.get(ply)) * (heights.length() - 1) + 0.5);
      TextStyle style = TextStyle.of(column == shown ? ColourRole.CHOSEN : ColourRole.TEXT);
      grid.put(
          column,
          row,
          heights.charAt(height),
          column == shown ? style.onBackground(ColourRole.CHOSEN).asBold() : style);
    }
  }
}
