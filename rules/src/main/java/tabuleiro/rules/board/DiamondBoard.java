package tabuleiro.rules.board;

import java.util.OptionalInt;

/// A square board that is drawn as a diamond: `a1` at the bottom corner, the last square at the top
/// corner. Cells, names and coordinates are those of the square board.
///
/// A second set of names uses the edges of the diamond: the first letter names the column, the
/// second the row, both from the top corner (on 8x8: `a` to `h` for the columns h to a, `i` to `p`
/// for the rows 8 to 1). [#cell(String)] accepts both; [#diamondName(int)] returns the second.
///
/// @param squares the same board, not rotated
public record DiamondBoard(SquareBoard squares) implements Board {
  @Override
  public int cellCount() {
    return squares.cellCount();
  }

  @Override
  public String name(int cell) {
    return squares.name(cell);
  }

  /// Returns the name of a cell that uses the edges of the diamond: two letters.
  public String diamondName(int cell) {
    char first = (char) ('a' + squares.columns() - 1 - column(cell));
    char second = (char) ('a' + squares.columns() + squares.rows() - 1 - row(cell));
    return "" + first + second;
  }

  @Override
  public OptionalInt cell(String name) {
    if (!name.matches("[a-z][a-z]")) {
      return squares.cell(name);
    }
    int column = squares.columns() - 1 - (name.charAt(0) - 'a');
    int row = squares.columns() + squares.rows() - 1 - (name.charAt(1) - 'a');
    boolean inside = column >= 0 && row >= 0 && row < squares.rows();
    return inside ? OptionalInt.of(squares.cellAt(column, row)) : OptionalInt.empty();
  }

  @Override
  public int column(int cell) {
    return squares.column(cell);
  }

  @Override
  public int row(int cell) {
    return squares.row(cell);
  }
}
