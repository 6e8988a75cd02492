package tabuleiro.rules.text;

import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.PositionFormatException;
import tabuleiro.rules.Side;
import tabuleiro.rules.Violations;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;

/// The board field of a position text, like the first field of FEN: the rows from the top,
/// separated by `/`; in a row a letter for each piece and a number of one or two digits for each
/// run of empty cells. Immutable.
///
/// Cells are numbered row by row from the bottom left, as in [SquareBoard] and [HexagonBoard].
public final class BoardRowsText {
  /// The value of an empty cell in the result of [#parse(String)].
  public static final int EMPTY = 0;

  /// A run of empty cells, or any single character.
  private static final Pattern ITEM = Pattern.compile("(?<run>[1-9][0-9]?)|(?s:.)");

  private final int[] rowLengths;
  private final int cellCount;
  private final String letters;

  private BoardRowsText(int[] rowLengths, int cellCount, String letters) {
    this.rowLengths = rowLengths;
    this.cellCount = cellCount;
    this.letters = letters;
  }

  /// Returns the format of a board with rows, that is, of any but an unbounded one.
  ///
  /// @param letters the letters of the pieces
  public static BoardRowsText of(Board board, String letters) {
    int top = board.row(board.cellCount() - 1);
    int[] lengths = new int[top + 1];
    for (int cell = 0; cell < board.cellCount(); cell++) {
      lengths[board.row(cell)]++;
    }
    return new BoardRowsText(lengths, board.cellCount(), letters);
  }

  /// Returns the text of a board.
  ///
  /// @param letterAt maps a cell to the letter of its piece, or to [#EMPTY]
  public String format(IntUnaryOperator letterAt) {
    StringBuilder text = new StringBuilder();
    int end = cellCount;
    for (int row = rowLengths.length - 1; row >= 0; row--) {
      int start = end - rowLengths[row];
      appendRow(text, start, end, letterAt);
      if (row > 0) {
        text.append('/');
      }
      end = start;
    }
    return text.toString();
  }

  private static void appendRow(StringBuilder text, int start, int end, IntUnaryOperator letterAt) {
    int run = 0;
    for (int cell = start; cell < end; cell++) {
      int letter = letterAt.applyAsInt(cell);
      if (letter == EMPTY) {
        run++;
        continue;
      }
      if (run > 0) {
        text.append(run);
        run = 0;
      }
      text.append((char) letter);
    }
    if (run > 0) {
      text.append(run);
    }
  }

  /// Parses the text of a board. Returns the letter of each cell, [#EMPTY] for an empty one.
  ///
  /// @throws PositionFormatException when the number of rows, the length of a row or a letter is
  ///   wrong
  public int[] parse(String text) {
    String[] rows = text.split("/", -1);
    if (rows.length != rowLengths.length) {
      throw new PositionFormatException(Violations.wrongRowCount(rowLengths.length, rows.length));
    }
    int[] cells = new int[cellCount];
    int end = cellCount;
    for (int fromTop = 1; fromTop <= rows.length; fromTop++) {
      int length = rowLengths[rows.length - fromTop];
      parseRow(rows[fromTop - 1], fromTop, cells, end - length, length);
      end -= length;
    }
    return cells;
  }

  private void parseRow(String text, int fromTop, int[] cells, int start, int length) {
    int column = 0;
    Matcher items = ITEM.matcher(text);
    while (items.find()) {
      String item = items.group();
      if (items.group("run") != null) {
        column += Integer.parseInt(item);
        continue;
      }
      if (!letters.contains(item)) {
        throw new PositionFormatException(Violations.unknownLetter(item, fromTop));
      }
      // A row that is too long is rejected at its end; until then its excess cells are ignored.
      if (column < length) {
        cells[start + column] = item.charAt(0);
      }
      column++;
    }
    if (column != length) {
      throw new PositionFormatException(Violations.wrongRowLength(fromTop, length, column));
    }
  }

  /// Parses the side to move.
  ///
  /// @throws PositionFormatException when the text is neither `first` nor `second`
  public static Side parseSide(String text, String first, String second) {
    if (text.equals(first)) {
      return Side.FIRST;
    }
    if (text.equals(second)) {
      return Side.SECOND;
    }
    throw new PositionFormatException(Violations.unknownSide(text, first + ", " + second));
  }
}
