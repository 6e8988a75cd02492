package tabuleiro.rules.board;

import java.util.OptionalInt;

/// A rectangle of squares. Cells are numbered row by row from the bottom left; `a1` is the bottom
/// left square, as on a chessboard.
///
/// @param columns 1 to 26
/// @param rows 1 or more
public record SquareBoard(int columns, int rows) implements Board {
  @Override
  public int cellCount() {
    return columns * rows;
  }

  /// Returns the cell in a column and a row, both counted from 0.
  public int cellAt(int column, int row) {
    return row * columns + column;
  }

  @Override
  public String name(int cell) {
    return columnName(column(cell)) + (row(cell) + 1);
  }

  /// Returns the letter of a column. Columns are counted from 0.
  public static String columnName(int column) {
    return String.valueOf((char) ('a' + column));
  }

  @Override
  public OptionalInt cell(String name) {
    if (!name.matches("[a-z][1-9][0-9]?")) {
      return OptionalInt.empty();
    }
    int column = name.charAt(0) - 'a';
    int row = Integer.parseInt(name.substring(1)) - 1;
    return column < columns && row < rows
        ? OptionalInt.of(cellAt(column, row))
        : OptionalInt.empty();
  }

  @Override
  public int column(int cell) {
    return cell % columns;
  }

  @Override
  public int row(int cell) {
    return cell / columns;
  }
}
