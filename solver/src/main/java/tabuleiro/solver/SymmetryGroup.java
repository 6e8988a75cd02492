package tabuleiro.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;

/// The rotations and reflections of a board, as permutations of its cells.
public final class SymmetryGroup {
  private SymmetryGroup() {}

  /// Returns a permutation for each symmetry of the board: `permutation[cell]` is the image of a
  /// cell. The first one is the identity. A square has 8 symmetries, any other rectangle 4, a
  /// hexagon 12.
  ///
  /// @throws IllegalArgumentException when the board has another shape
  public static List<int[]> of(Board board) {
    return switch (board) {
      case SquareBoard square when square.columns() == square.rows() ->
          group(board, cell -> quarter(square, cell), cell -> mirror(square, cell));
      case SquareBoard rectangle ->
          group(board, cell -> rectangle.cellCount() - 1 - cell, cell -> mirror(rectangle, cell));
      case HexagonBoard hexagon ->
          group(board, cell -> sixth(hexagon, cell), cell -> mirror(hexagon, cell));
      default -> throw new IllegalArgumentException("no symmetries are known for " + board);
    };
  }

  /// Returns all products of a rotation and a reflection.
  private static List<int[]> group(Board board, IntUnaryOperator turn, IntUnaryOperator mirror) {
    List<int[]> images = new ArrayList<>();
    int[] itself = new int[board.cellCount()];
    Arrays.setAll(itself, cell -> cell);
    int[] turned = itself;
    do {
      images.add(turned);
      images.add(Arrays.stream(turned).map(mirror).toArray());
      turned = Arrays.stream(turned).map(turn).toArray();
    } while (!Arrays.equals(turned, itself));
    return List.copyOf(images);
  }

  private static int quarter(SquareBoard board, int cell) {
    return board.cellAt(board.rows() - 1 - board.row(cell), board.column(cell));
  }

  /// Rotates by 60 degrees: the direction right becomes up-right, which becomes up-left.
  private static int sixth(HexagonBoard board, int cell) {
    int middle = board.side() - 1;
    int row = board.row(cell);
    int y = row - middle;
    int x = board.column(cell) - Math.min(row, middle);
    int newRow = x + y + middle;
    return board.cellAt(-y + Math.min(newRow, middle), newRow);
  }

  private static int mirror(SquareBoard board, int cell) {
    return board.cellAt(board.columns() - 1 - board.column(cell), board.row(cell));
  }

  private static int mirror(HexagonBoard board, int cell) {
    int row = board.row(cell);
    return board.cellAt(board.rowLength(row) - 1 - board.column(cell), row);
  }
}
