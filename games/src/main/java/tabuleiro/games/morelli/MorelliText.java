package tabuleiro.games.morelli;

import org.jspecify.annotations.Nullable;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.SquareBoard;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Position texts: rows from the top, the side to move, the owner of the Throne.
final class MorelliText {
  private static final String EXAMPLE = "bwwww/b3w/b3w/b3w/bbbbw b -";

  private MorelliText() {}

  static String format(MorelliPosition position) {
    SquareBoard board = position.game().board();
    StringBuilder text = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      int run = 0;
      for (int column = 0; column < board.columns(); column++) {
        int cell = board.cellAt(column, row);
        if (position.hasStone(Side.FIRST, cell) || position.hasStone(Side.SECOND, cell)) {
          appendRun(text, run);
          run = 0;
          text.append(position.hasStone(Side.FIRST, cell) ? 'b' : 'w');
        } else {
          run++;
        }
      }
      appendRun(text, run);
      text.append(row > 0 ? '/' : ' ');
    }
    text.append(letter(position.sideToMove())).append(' ');
    return text.append(position.throneOwner().map(MorelliText::letter).orElse("-")).toString();
  }

  private static void appendRun(StringBuilder text, int run) {
    if (run > 0) {
      text.append(run);
    }
  }

  private static String letter(Side side) {
    return side == Side.FIRST ? "b" : "w";
  }

  static MorelliPosition parse(MorelliGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 3) {
      throw new PositionFormatException(Violations.positionForm(text, EXAMPLE));
    }
    long[] stones = parseRows(game.board(), parts[0]);
    Side sideToMove = parseSide(parts[1]);
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

  private static long[] parseRows(SquareBoard board, String text) {
    String[] rows = text.split("/", -1);
    if (rows.length != board.rows()) {
      throw new PositionFormatException(Violations.rowCount(board.rows(), rows.length));
    }
    long[] stones = Stones.none();
    for (int i = 0; i < rows.length; i++) {
      parseRow(board, rows[i], i + 1, stones);
    }
    return stones;
  }

  /// Reads a row; `number` counts the rows from the top, starting at 1.
  private static void parseRow(SquareBoard board, String text, int number, long[] stones) {
    int column = 0;
    int next = 0;
    while (next < text.length()) {
      char letter = text.charAt(next);
      if (letter >= '1' && letter <= '9') {
        int end = endOfDigits(text, next);
        column += emptyRun(text.substring(next, end), number);
        next = end;
        continue;
      }
      if (letter != 'b' && letter != 'w') {
        throw new PositionFormatException(Violations.unknownLetter(String.valueOf(letter), number));
      }
      if (column < board.columns()) {
        int cell = board.cellAt(column, board.rows() - number);
        Stones.flip(stones, letter == 'b' ? Side.FIRST : Side.SECOND, cell);
      }
      column++;
      next++;
    }
    if (column != board.columns()) {
      throw new PositionFormatException(Violations.rowLength(number, board.columns(), column));
    }
  }

  private static int endOfDigits(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }

  private static int emptyRun(String digits, int row) {
    if (digits.length() > 2) {
      throw new PositionFormatException(Violations.unknownLetter(digits, row));
    }
    return Integer.parseInt(digits);
  }

  private static Side parseSide(String text) {
    return switch (text) {
      case "b" -> Side.FIRST;
      case "w" -> Side.SECOND;
      default -> throw new PositionFormatException(Violations.unknownSide(text, "b, w"));
    };
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
