package tabuleiro.games.morelli;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.rules.text.BoardRowsText;

/// The text of a position: the rows from the top, separated by `/`, the side to move, and the owner
/// of the Throne. In a row, `b` and `w` are stones and a number is a run of empty squares.
final class PositionText {
  private static final String EXAMPLE = "bwwww/b3w/b3w/b3w/bbbbw b -";

  private static final String LETTERS = "bw";

  private PositionText() {}

  /// As [MorelliPosition#format()].
  static String format(MorelliPosition position) {
    BoardRowsText rows = BoardRowsText.of(position.game().board(), LETTERS);
    String throne = position.throneOwner().map(PositionText::letter).orElse("-");
    return rows.format(cell -> letterAt(position, cell))
        + " "
        + letter(position.sideToMove())
        + " "
        + throne;
  }

  private static int letterAt(MorelliPosition position, int cell) {
    if (position.hasStone(Side.FIRST, cell)) {
      return 'b';
    }
    return position.hasStone(Side.SECOND, cell) ? 'w' : BoardRowsText.EMPTY;
  }

  private static String letter(Side side) {
    return side == Side.FIRST ? "b" : "w";
  }

  /// As [MorelliGame#parse(String)].
  static MorelliPosition parse(MorelliGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 3) {
      throw new PositionFormatException(Violations.malformedPosition(text, EXAMPLE));
    }
    long[] stones = parseStones(game.board(), parts[0]);
    Side sideToMove = BoardRowsText.parseSide(parts[1], "b", "w");
    Side throne = parseThrone(parts[2]);
    int count = Stones.count(stones, Side.FIRST) + Stones.count(stones, Side.SECOND);
    if (count > game.maxStones()) {
      throw illegal(Violation.of("2", "too-many-stones", game.maxStones(), count));
    }
    for (Side side : Side.values()) {
      if (Stones.has(stones, side, game.throne())) {
        throw illegal(Violation.of("4", "stone-on-throne", game.board().name(game.throne())));
      }
    }
    return MorelliPosition.of(game, stones, sideToMove, throne);
  }

  private static IllegalPositionException illegal(Violation violation) {
    return new IllegalPositionException(violation);
  }

  private static long[] parseStones(SquareBoard board, String text) {
    int[] cells = BoardRowsText.of(board, LETTERS).parse(text);
    long[] stones = Stones.none();
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] != BoardRowsText.EMPTY) {
        Stones.flip(stones, cells[cell] == 'b' ? Side.FIRST : Side.SECOND, cell);
      }
    }
    return stones;
  }

  private static @Nullable Side parseThrone(String text) {
    return switch (text) {
      case "b" -> Side.FIRST;
      case "w" -> Side.SECOND;
      case "-" -> null;
      default ->
          throw new PositionFormatException(Violation.of("", "unknown-owner", text, "-, b, w"));
    };
  }
}
