package tabuleiro.games.talpa;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.testkit.TextSymmetry;

/// The symmetries of a board, as mappings of texts. Reflections in an upright or a level line keep
/// each side's direction; the reflection in a diagonal makes Red Blue.
final class TalpaSymmetries {
  private final SquareBoard board;

  private TalpaSymmetries(SquareBoard board) {
    this.board = board;
  }

  static List<TextSymmetry> of(SquareBoard board) {
    TalpaSymmetries maps = new TalpaSymmetries(board);
    List<TextSymmetry> symmetries = new ArrayList<>();
    symmetries.add(maps.symmetry("left-right mirror", true, false, false));
    symmetries.add(maps.symmetry("top-bottom mirror", false, true, false));
    // On a square board with an odd edge Red starts with one piece more than Blue may ever have.
    if (board.columns() == board.rows() && board.columns() % 2 == 0) {
      symmetries.add(maps.symmetry("diagonal reflection", false, false, true));
    }
    return symmetries;
  }

  private TextSymmetry symmetry(String name, boolean across, boolean upward, boolean diagonal) {
    return new TextSymmetry(
        name,
        text -> position(text, across, upward, diagonal),
        text -> move(text, across, upward, diagonal),
        diagonal);
  }

  private int[] image(int column, int row, boolean across, boolean upward, boolean diagonal) {
    if (diagonal) {
      return new int[] {row, column};
    }
    return new int[] {
      across ? board.columns() - 1 - column : column, upward ? board.rows() - 1 - row : row
    };
  }

  private String move(String text, boolean across, boolean upward, boolean diagonal) {
    StringBuilder mapped = new StringBuilder();
    for (String name : text.split("(?=[a-z])", -1)) {
      int[] to =
          image(
              name.charAt(0) - 'a',
              Integer.parseInt(name.substring(1)) - 1,
              across,
              upward,
              diagonal);
      mapped.append((char) ('a' + to[0])).append(to[1] + 1);
    }
    return mapped.toString();
  }

  private String position(String text, boolean across, boolean upward, boolean diagonal) {
    char[][] from = grid(text);
    char[][] to = new char[board.rows()][board.columns()];
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        int[] place = image(column, row, across, upward, diagonal);
        to[place[1]][place[0]] = diagonal ? exchanged(from[row][column]) : from[row][column];
      }
    }
    char side = text.charAt(text.length() - 1);
    return text(to) + ' ' + (diagonal ? exchanged(side) : side);
  }

  private static char exchanged(char letter) {
    return letter == 'r' ? 'b' : letter == 'b' ? 'r' : letter;
  }

  /// Returns the letters by row from the bottom and column, `.` for an empty square.
  private char[][] grid(String text) {
    String[] rows = text.substring(0, text.indexOf(' ')).split("/", -1);
    char[][] grid = new char[board.rows()][];
    for (int i = 0; i < rows.length; i++) {
      String row = rows[i];
      for (int run = board.columns(); run > 0; run--) {
        row = row.replace(Integer.toString(run), ".".repeat(run));
      }
      grid[board.rows() - 1 - i] = row.toCharArray();
    }
    return grid;
  }

  private String text(char[][] grid) {
    StringBuilder text = new StringBuilder();
    for (int row = board.rows() - 1; row >= 0; row--) {
      String letters = new String(grid[row]);
      for (int run = board.columns(); run > 0; run--) {
        letters = letters.replace(".".repeat(run), Integer.toString(run));
      }
      text.append(letters).append(row > 0 ? "/" : "");
    }
    return text.toString();
  }
}
