package tabuleiro.games.jostle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;
import tabuleiro.testkit.TextSymmetry;

/// The rotations and reflections of a board and the exchange of the colours, as mappings of texts.
/// They are worked out from the boards' places alone, not from the layout in bits.
final class JostleSymmetries {
  private static final Pattern ITEM = Pattern.compile("[0-9]+|[rb]");
  private static final Pattern CELL = Pattern.compile("[a-z][0-9]+");

  private JostleSymmetries() {}

  /// Returns all symmetries of the game on a board, without the one that changes nothing.
  static List<TextSymmetry> all(Board board) {
    return switch (board) {
      case SquareBoard square -> all(square, 4, cell -> quarter(square, cell));
      case HexagonBoard hexagon -> all(hexagon, 6, cell -> sixth(hexagon, cell));
      default -> throw new IllegalArgumentException("Jostle is not played on " + board);
    };
  }

  private static List<TextSymmetry> all(Board board, int order, IntUnaryOperator turn) {
    List<TextSymmetry> symmetries = new ArrayList<>();
    IntUnaryOperator map = turn;
    for (int times = 1; times <= order; times++) {
      IntUnaryOperator turned = map;
      if (times < order) {
        symmetries.add(symmetry(board, "turn " + times, turned));
      }
      IntUnaryOperator mirrored = cell -> mirror(board, turned.applyAsInt(cell));
      symmetries.add(symmetry(board, "turn " + times + " and mirror", mirrored));
      map = map.andThen(turn);
    }
    symmetries.add(
        new TextSymmetry("colours", JostleSymmetries::exchangeColours, move -> move, true));
    return symmetries;
  }

  private static int quarter(SquareBoard board, int cell) {
    return board.cellAt(board.rows() - 1 - board.row(cell), board.column(cell));
  }

  /// Right becomes up and to the right, which becomes up and to the left.
  private static int sixth(HexagonBoard board, int cell) {
    int middle = board.side() - 1;
    int row = board.row(cell);
    int y = row - middle;
    int x = board.column(cell) - Math.min(row, middle);
    int newRow = x + y + middle;
    return board.cellAt(-y + Math.min(newRow, middle), newRow);
  }

  /// Left becomes right: each row is read backwards.
  private static int mirror(Board board, int cell) {
    int row = board.row(cell);
    return switch (board) {
      case SquareBoard square -> square.cellAt(square.columns() - 1 - square.column(cell), row);
      case HexagonBoard hexagon ->
          hexagon.cellAt(hexagon.rowLength(row) - 1 - hexagon.column(cell), row);
      default -> throw new IllegalArgumentException("Jostle is not played on " + board);
    };
  }

  private static TextSymmetry symmetry(Board board, String name, IntUnaryOperator map) {
    return new TextSymmetry(
        name,
        position -> position(board, position, map),
        move ->
            CELL.matcher(move)
                .replaceAll(
                    match -> board.name(map.applyAsInt(board.cell(match.group()).orElseThrow()))),
        false);
  }

  private static String position(Board board, String text, IntUnaryOperator map) {
    String[] parts = text.split(" ", 2);
    char[] image = new char[board.cellCount()];
    char[] cells = cells(board, parts[0]);
    for (int cell = 0; cell < cells.length; cell++) {
      image[map.applyAsInt(cell)] = cells[cell];
    }
    return text(board, image) + " " + parts[1];
  }

  /// Returns the letter on each cell, `.` for none.
  static char[] cells(Board board, String rows) {
    StringBuilder cells = new StringBuilder();
    for (String row : List.of(rows.split("/", -1)).reversed()) {
      Matcher items = ITEM.matcher(row);
      while (items.find()) {
        String item = items.group();
        cells.append(Character.isDigit(item.charAt(0)) ? ".".repeat(Integer.parseInt(item)) : item);
      }
    }
    if (cells.length() != board.cellCount()) {
      throw new IllegalArgumentException(rows);
    }
    return cells.toString().toCharArray();
  }

  /// Returns the rows of a position text.
  static String text(Board board, char[] cells) {
    List<String> rows = new ArrayList<>();
    StringBuilder row = new StringBuilder();
    for (int cell = 0; cell < cells.length; cell++) {
      row.append(cells[cell]);
      if (cell + 1 == cells.length || board.row(cell + 1) != board.row(cell)) {
        rows.addFirst(
            Pattern.compile("\\.+")
                .matcher(row)
                .replaceAll(match -> String.valueOf(match.group().length())));
        row.setLength(0);
      }
    }
    return String.join("/", rows);
  }

  private static String exchangeColours(String text) {
    return text.replace('r', '?').replace('b', 'r').replace('?', 'b');
  }
}
