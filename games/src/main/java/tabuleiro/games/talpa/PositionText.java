package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violations;
import tabuleiro.rules.support.BoardRowsText;

/// Position text: the rows from the top, separated by `/`, then the side to move. In a row, `r` and
/// `b` are pieces and a number is a run of empty squares: `rbrb/brbr/rb2/brbr r`.
final class PositionText {
  private static final String EXAMPLE = "rbr/brb/rbr r";
  private static final char RED = 'r';
  private static final char BLUE = 'b';
  private static final String LETTERS = "" + RED + BLUE;

  private PositionText() {}

  static String format(TalpaPosition position) {
    BoardRowsText rows = BoardRowsText.of(position.game().board(), LETTERS);
    return rows.format(square ->
        position.owner(square).map(PositionText::letter).orElse((char) BoardRowsText.EMPTY))
        + " "
        + letter(position.sideToMove());
  }

  private static char letter(Side side) {
    return side == Side.FIRST ? RED : BLUE;
  }

  static TalpaPosition parse(TalpaGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.malformedPosition(text, EXAMPLE));
    }
    int[] cells = BoardRowsText.of(game.board(), LETTERS).parse(parts[0]);
    Side toMove = BoardRowsText.parseSide(parts[1], "r", "b");
    TalpaPosition position = game.position(pieces(cells, RED), pieces(cells, BLUE), toMove);
    PieceCountCheck.violation(position)
        .ifPresent(violation -> {
          throw new IllegalPositionException(violation);
        });
    return position;
  }

  private static BitSet pieces(int[] cells, char letter) {
    BitSet pieces = new BitSet();
    for (int square = 0; square < cells.length; square++) {
      pieces.set(square, cells[square] == letter);
    }
    return pieces;
  }
}
