package tabuleiro.games.jostle;

import tabuleiro.games.common.Bits128;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violations;
import tabuleiro.rules.text.BoardRowsText;

/// The text of a position: the rows from the top, separated by `/`, then the side to move. In a
/// row, `r` and `b` are checkers and a number is a run of empty cells.
final class PositionText {
  private static final String LETTERS = "rb";

  private PositionText() {}

  /// As [JostlePosition#format()].
  static String format(JostlePosition position) {
    BoardRowsText rows = BoardRowsText.of(position.game().board(), LETTERS);
    return rows.format(cell -> letterAt(position, cell)) + " " + letter(position.sideToMove());
  }

  private static int letterAt(JostlePosition position, int cell) {
    return position.ownerAt(cell).map(PositionText::letter).orElse((char) BoardRowsText.EMPTY);
  }

  private static char letter(Side side) {
    return side == Side.FIRST ? 'r' : 'b';
  }

  /// As [JostleGame#parse(String)].
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
    int found = checkers.count();
    if (found > most) {
      throw new IllegalPositionException(Violations.tooManyPieces("1", side, most, found));
    }
  }
}
