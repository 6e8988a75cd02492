package tabuleiro.reference;

import java.util.List;

/// Parsing and formatting shared by the games on boards. A board is an array of rows, the top row
/// first; an empty cell is a dot.
final class ReferenceText {
  static final char EMPTY = '.';

  private ReferenceText() {}

  static void require(boolean holds, String message) {
    if (!holds) {
      throw new IllegalArgumentException(message);
    }
  }

  static void requireLegal(List<String> moves, String move) {
    require(moves.contains(move), "not a legal move here: " + move);
  }

  /// Splits a position text into its fields, which are separated by one space.
  static String[] fields(String text, int count) {
    String[] fields = text.split(" ", -1);
    require(fields.length == count, "expected " + count + " fields, one space apart: " + text);
    return fields;
  }

  /// Reads the side to move, which is one of two letters.
  static char side(String field, String letters) {
    require(
        field.length() == 1 && letters.contains(field),
        "the side to move is one of " + letters + ": " + field);
    return field.charAt(0);
  }

  /// Reads a non-negative number without leading zeros.
  static int number(String field) {
    require(field.matches("0|[1-9][0-9]{0,5}"), "not a number: " + field);
    return Integer.parseInt(field);
  }

  /// Reads rows separated by `/`: letters, and numbers of one or two digits for empty runs.
  static char[][] board(String field, int[] lengths, String letters) {
    String[] rows = field.split("/", -1);
    require(rows.length == lengths.length, "expected " + lengths.length + " rows: " + field);
    char[][] board = new char[rows.length][];
    for (int r = 0; r < rows.length; r++) {
      board[r] = row(rows[r], letters);
      require(board[r].length == lengths[r], "expected " + lengths[r] + " cells: " + rows[r]);
    }
    return board;
  }

  private static char[] row(String text, String letters) {
    StringBuilder row = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      if (letters.indexOf(text.charAt(i)) >= 0) {
        row.append(text.charAt(i));
        i++;
        continue;
      }
      int end = i;
      while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
        end++;
      }
      String digits = text.substring(i, end);
      require(digits.matches("[1-9][0-9]?"), "neither a piece nor an empty run: " + text);
      row.repeat(EMPTY, Integer.parseInt(digits));
      i = end;
    }
    return row.toString().toCharArray();
  }

  static String format(char[][] board) {
    StringBuilder text = new StringBuilder();
    for (int r = 0; r < board.length; r++) {
      if (r > 0) {
        text.append('/');
      }
      int run = 0;
      for (char cell : board[r]) {
        if (cell == EMPTY) {
          run++;
          continue;
        }
        if (run > 0) {
          text.append(run);
          run = 0;
        }
        text.append(cell);
      }
      if (run > 0) {
        text.append(run);
      }
    }
    return text.toString();
  }

  static int count(char[][] board, char piece) {
    int count = 0;
    for (char[] row : board) {
      for (char cell : row) {
        if (cell == piece) {
          count++;
        }
      }
    }
    return count;
  }

  static char[][] copy(char[][] board) {
    char[][] copy = new char[board.length][];
    for (int r = 0; r < board.length; r++) {
      copy[r] = board[r].clone();
    }
    return copy;
  }

  /// The lengths of the rows of a rectangle.
  static int[] lengths(int width, int height) {
    int[] lengths = new int[height];
    for (int r = 0; r < height; r++) {
      lengths[r] = width;
    }
    return lengths;
  }

  /// The name of a square: column letter from the left, row number from the bottom, as in chess.
  static String square(char[][] board, int row, int column) {
    return (char) ('a' + column) + String.valueOf(board.length - row);
  }

  /// The row of a named square, counted from the top.
  static int row(char[][] board, String square) {
    return board.length - Integer.parseInt(square.substring(1));
  }

  /// The column of a named square, counted from the left.
  static int column(String square) {
    return square.charAt(0) - 'a';
  }

  /// Cuts the text of a legal move into its one or two cells: `c10b10` into `c10` and `b10`.
  static String[] cells(String move) {
    for (int i = 1; i < move.length(); i++) {
      if (Character.isLetter(move.charAt(i))) {
        return new String[] {move.substring(0, i), move.substring(i)};
      }
    }
    return new String[] {move};
  }
}
