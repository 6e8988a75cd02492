package tabuleiro.games.talpa;

import java.util.BitSet;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.IllegalPositionException;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.SquareBoard;
import tabuleiro.rules.Violation;
import tabuleiro.rules.Violations;

/// Position text: the rows from the top, separated by `/`, then the side to move. In a row, `r` and
/// `b` are pieces and a number is a run of empty squares: `rbrb/brbr/rb2/brbr r`.
final class PositionText {
  private static final String EXAMPLE = "rbr/brb/rbr r";
  private static final char RED = 'r';
  private static final char BLUE = 'b';
  private static final Pattern RUN = Pattern.compile("[1-9][0-9]?");

  private final SquareBoard board;
  private final BitSet red = new BitSet();
  private final BitSet blue = new BitSet();

  private PositionText(SquareBoard board) {
    this.board = board;
  }

  static String format(TalpaPosition position) {
    SquareBoard board = position.game().board();
    StringBuilder text = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      formatRow(position, row, text);
      text.append(row > 0 ? '/' : ' ');
    }
    return text.append(letter(position.sideToMove())).toString();
  }

  private static void formatRow(TalpaPosition position, int row, StringBuilder text) {
    SquareBoard board = position.game().board();
    int run = 0;
    for (int column = 0; column < board.columns(); column++) {
      Optional<Side> owner = position.owner(board.cellAt(column, row));
      if (owner.isEmpty()) {
        run++;
        continue;
      }
      text.append(run > 0 ? Integer.toString(run) : "").append(letter(owner.get()));
      run = 0;
    }
    text.append(run > 0 ? Integer.toString(run) : "");
  }

  private static char letter(Side side) {
    return side == Side.FIRST ? RED : BLUE;
  }

  static TalpaPosition parse(TalpaGame game, String text) {
    String[] parts = text.split(" ", -1);
    if (parts.length != 2) {
      throw new PositionFormatException(Violations.positionForm(text, EXAMPLE));
    }
    PositionText reader = new PositionText(game.board());
    reader.readRows(parts[0].split("/", -1));
    Side toMove =
        switch (parts[1]) {
          case "r" -> Side.FIRST;
          case "b" -> Side.SECOND;
          default -> throw new PositionFormatException(Violations.unknownSide(parts[1], "r, b"));
        };
    TalpaPosition position = game.position(reader.red, reader.blue, toMove);
    SetUp.violation(position)
        .ifPresent(violation -> {
          throw new IllegalPositionException(violation);
        });
    return position;
  }

  private void readRows(String[] rows) {
    if (rows.length != board.rows()) {
      throw new PositionFormatException(Violations.rowCount(board.rows(), rows.length));
    }
    for (int i = 0; i < rows.length; i++) {
      readRow(rows[i], i + 1);
    }
  }

  /// Reads a row; `number` counts from 1 at the top.
  private void readRow(String row, int number) {
    Matcher run = RUN.matcher(row);
    int column = 0;
    int next = 0;
    while (next < row.length()) {
      if (run.region(next, row.length()).lookingAt()) {
        column += Integer.parseInt(run.group());
        next = run.end();
      } else {
        readPiece(row.codePointAt(next), column, number);
        column++;
        next = row.offsetByCodePoints(next, 1);
      }
    }
    if (column != board.columns()) {
      throw new PositionFormatException(Violations.rowLength(number, board.columns(), column));
    }
  }

  private void readPiece(int letter, int column, int number) {
    if (letter != RED && letter != BLUE) {
      Violation violation = Violations.unknownLetter(Character.toString(letter), number);
      throw new PositionFormatException(violation);
    }
    // A row that is too long is refused at its end; its squares past the board are not kept.
    if (column < board.columns()) {
      (letter == RED ? red : blue).set(board.cellAt(column, board.rows() - number));
    }
  }
}
