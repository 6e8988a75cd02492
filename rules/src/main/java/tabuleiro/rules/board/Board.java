package tabuleiro.rules.board;

import java.util.OptionalInt;

/// The cells of a game: their numbers, names and coordinates. Immutable.
public sealed interface Board permits SquareBoard, DiamondBoard, HexagonBoard, UnboundedBoard {
  /// Returns the number of cells. Cells are numbered from 0.
  int cellCount();

  /// Returns the name of a cell in the text of moves, such as `c3`.
  String name(int cell);

  /// Returns the cell with a name, or empty when there is none.
  OptionalInt cell(String name);

  /// Returns the column of a cell, counted from the left: within its row on a hexagon; `x` on an
  /// unbounded board.
  int column(int cell);

  /// Returns the row of a cell, counted from the bottom; `y` on an unbounded board.
  int row(int cell);
}
