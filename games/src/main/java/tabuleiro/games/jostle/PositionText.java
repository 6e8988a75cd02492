package tabuleiro.games.jostle;

import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violations;
import tabuleiro.rules.support.BoardRowsText;

/// Reads and writes position texts: the rows, with `r` and `b` for checkers; then the side to move.
final class PositionText {
  private static final String LETTERS = "rb";

  private PositionText() {}

  /// Writes a position.
  static String format(JostlePosition position) {
    BoardRowsText rows = BoardRowsText.of(position.game().board(), LETTERS);
    return rows.format(cell -> letterAt(position, cell))
        + " "
        + JostleGame.letter(position.sideToMove());
  }

  private static int letterAt(JostlePosition position, int cell) {
    return Refusals.owner(position, cell)
        .map(JostleGame::letter)
        .orElse((char) BoardRowsText.EMPTY);
  }

  /// Reads a position.
  static JostlePosition parse(JostleGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.malformedPosition(text, game.startText()));
    }
    BitboardLayout layout = game.layout();
    int[] cells = BoardRowsText.of(game.board(), LETTERS).parse(parts[0]);
    Side side = BoardRowsText.parseSide(parts[1], "r", "b");
    Bits128 red = checkers(layout, cells, 'r');
    Bits128 blue = checkers(layout, cells, 'b');
    requireAtMost(game.checkersPerSide(), Side.FIRST, red);
    requireAtMost(game.checkersPerSide(), Side.SECOND, blue);
    return JostlePosition.of(game, side, red, blue);
  }

  private static Bits128 checkers(BitboardLayout layout, int[] cells, int letter) {
    long[] words = new long[2];
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] == letter) {
        int bit = layout.bitOf(cell);
        words[bit / Long.SIZE] |= 1L << bit;
      }
    }
    return new Bits128(words[0], words[1]);
  }

  private static void requireAtMost(int most, Side side, Bits128 checkers) {
    int found = Long.bitCount(checkers.low()) + Long.bitCount(checkers.high());
    if (found > most) {
      throw new IllegalPositionException(Violations.tooManyPieces("1", side, most, found));
    }
  }
}
