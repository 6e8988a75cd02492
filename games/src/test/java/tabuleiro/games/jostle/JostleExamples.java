package tabuleiro.games.jostle;

import tabuleiro.rules.Side;
import tabuleiro.rules.board.Board;

/// Positions for examples, from the names of cells.
final class JostleExamples {
  private JostleExamples() {}

  /// Returns the position with checkers on the cells of `red` and `blue`, names with spaces
  /// between.
  static JostlePosition position(String variant, Side toMove, String red, String blue) {
    JostleGame game = new JostleFamily().game(variant);
    char[] cells = ".".repeat(game.board().cellCount()).toCharArray();
    put(game.board(), cells, red, 'r');
    put(game.board(), cells, blue, 'b');
    String rows = JostleSymmetries.text(game.board(), cells);
    return game.parse(rows + (toMove == Side.FIRST ? " r" : " b"));
  }

  private static void put(Board board, char[] cells, String names, char letter) {
    for (String name : names.split(" ", -1)) {
      cells[board.cell(name).orElseThrow()] = letter;
    }
  }

  /// Returns the position after moves with spaces between.
  static JostlePosition after(JostlePosition start, String moves) {
    JostlePosition position = start;
    for (String move : moves.split(" ", -1)) {
      position = position.playUnchecked(position.parseMove(move));
    }
    return position;
  }
}
