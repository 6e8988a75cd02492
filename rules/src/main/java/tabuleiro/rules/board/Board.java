package tabuleiro.rules.board;

import java.util.OptionalInt;

/// The cells of a game: their numbers, names and places. Immutable.
public sealed interface Board permits SquareBoard, DiamondBoard, HexagonBoard, UnboundedBoard {
  /// Returns the number of cells; they are numbered from 0.
  int cellCount();

  /// Returns the name of a cell as moves write it, such as `c3`.
  String name(int cell);

  /// Returns the cell of a name, or empty when no cell has it.
  OptionalInt cell(String name);

  /// Returns the column of a cell: from the left, in its own row on a hexagon; `x` on a table.
  int column(int cell);

  /// Returns the row of a cell: from the bottom; `y` on a table.
  int row(int cell);
}
