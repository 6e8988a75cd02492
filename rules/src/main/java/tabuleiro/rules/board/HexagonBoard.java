package tabuleiro.rules.board;

import java.util.OptionalInt;

/// A regular hexagon of hexagonal cells in horizontal rows. Cells are numbered row by row from the
/// bottom left. A name is the letter of the row, counted from the bottom, and the number of the
/// cell in that row, counted from 1 at the left: `a1` is the bottom left cell.
///
/// @param side the number of cells along an edge, 1 to 13
public record HexagonBoard(int side) implements Board {
  /// Returns the number of rows.
  public int rows() {
    return 2 * side - 1;
  }

  /// Returns the number of cells of a row. Rows are counted from 0 at the bottom.
  public int rowLength(int row) {
    return rows() - Math.abs(row - (side - 1));
  }

  @Override
  public int cellCount() {
    return 3 * side * (side - 1) + 1;
  }

  /// Returns the cell in a column of a row, both counted from 0.
  public int cellAt(int column, int row) {
    int cell = column;
    for (int below = 0; below < row; below++) {
      cell += rowLength(below);
    }
    return cell;
  }

  @Override
  public String name(int cell) {
    return (char) ('a' + row(cell)) + String.valueOf(column(cell) + 1);
  }

  @Override
  public OptionalInt cell(String name) {
    if (!name.matches("[a-z][1-9][0-9]?")) {
      return OptionalInt.empty();
    }
    int row = name.charAt(0) - 'a';
    int column = Integer.parseInt(name.substring(1)) - 1;
    boolean inside = row < rows() && column < rowLength(row);
    return inside ? OptionalInt.of(cellAt(column, row)) : OptionalInt.empty();
  }

  @Override
  public int column(int cell) {
    int rest = cell;
    for (int row = 0; rest >= rowLength(row); row++) {
      rest -= rowLength(row);
    }
    return rest;
  }

  @Override
  public int row(int cell) {
    int row = 0;
    for (int rest = cell; rest >= rowLength(row); row++) {
      rest -= rowLength(row);
    }
    return row;
  }
}
