package tabuleiro.games.jostle;

import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.RowsText;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violations;

/// Reads and writes position texts: the rows, with `r` and `b` for checkers; then the side to move.
final class PositionText {
  private static final String LETTERS = "rb";

  private PositionText() {}

  /// Writes a position.
  static String format(JostlePosition position) {
    RowsText rows = RowsText.of(position.game().board(), LETTERS);
    return rows.format(cell -> letterAt(position, cell))
        + " "
        + JostleGame.letter(position.sideToMove());
  }

  private static int letterAt(JostlePosition position, int cell) {
    return Rule4.owner(position, cell).map(JostleGame::letter).orElse((char) RowsText.EMPTY);
  }

  /// Reads a position.
  static JostlePosition parse(JostleGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.positionForm(text, game.startText()));
    }
    Layout layout = game.layout();
    int[] cells = RowsText.of(game.board(), LETTERS).parse(parts[0]);
    Side side = RowsText.side(parts[1], "r", "b");
    Bits red = checkers(layout, cells, 'r');
    Bits blue = checkers(layout, cells, 'b');
    requireAtMost(game.checkers(), Side.FIRST, red);
    requireAtMost(game.checkers(), Side.SECOND, blue);
    return JostlePosition.of(game, side, red, blue);
  }

  private static Bits checkers(Layout layout, int[] cells, int letter) {
    long[] words = new long[2];
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] == letter) {
        int bit = layout.bit(cell);
        words[bit / Long.SIZE] |= 1L << bit;
      }
    }
    return new Bits(words[0], words[1]);
  }

  private static void requireAtMost(int most, Side side, Bits checkers) {
    int found = Long.bitCount(checkers.low()) + Long.bitCount(checkers.high());
    if (found > most) {
      throw new IllegalPositionException(Violations.tooManyPieces("1", side, most, found));
    }
  }
}
