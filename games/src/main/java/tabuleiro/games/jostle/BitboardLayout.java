package tabuleiro.games.jostle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.games.common.Bits128;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;

/// The mapping of a board's cells to the 128 bits of two `long`s: a step in a direction is a shift
/// by a fixed number of bits. Unused bits between the rows keep a step over the edge from leading
/// to a cell. Immutable.
///
/// - On a square board of `n` columns a row takes `n + 1` bits.
/// - On a hexagon of side `s` a row takes `2s` bits, and each row up to the middle one begins one
///   bit further to the left, so that up and to the right is always the same shift.
public final class BitboardLayout {
  private static final int BITS = 2 * Long.SIZE;

  private final Board board;
  private final List<Integer> directionShifts;
  private final Axis firstAxis;
  private final Axis secondAxis;
  private final Axis thirdAxis;
  private final boolean isHexagon;

  /// The shift of each axis: the positive ones among the shifts of the directions.
  private final int[] axisShifts;

  private final int[] bitOfCell;
  private final int[] cellOfBit = new int[BITS];

  /// The first cell of each row from the bottom, and the number of cells.
  private final int[] rowStarts;

  /// Two opposite directions.
  ///
  /// @param shift the distance in bits to the neighbour with the higher bit
  /// @param lowPairs the cells on the bits 0 to 63 that have such a neighbour
  /// @param highPairs the cells on the bits 64 to 127 that have such a neighbour
  record Axis(int shift, long lowPairs, long highPairs) {}

  private BitboardLayout(Board board, int[] bitOfCell, List<Integer> directions) {
    this.board = board;
    this.bitOfCell = bitOfCell;
    this.directionShifts = directions;
    long[] words = new long[2];
    Arrays.fill(cellOfBit, -1);
    for (int cell = 0; cell < bitOfCell.length; cell++) {
      int bit = bitOfCell[cell];
      cellOfBit[bit] = cell;
      words[bit / Long.SIZE] |= 1L << bit;
    }
    Bits128 cells = new Bits128(words[0], words[1]);
    axisShifts = directions.stream().mapToInt(shift -> shift).filter(shift -> shift > 0).toArray();
    firstAxis = axis(cells, axisShifts[0]);
    secondAxis = axis(cells, axisShifts[1]);
    isHexagon = axisShifts.length > 2;
    // Unused on a square board.
    thirdAxis = isHexagon ? axis(cells, axisShifts[2]) : secondAxis;
    rowStarts =
        IntStream.rangeClosed(0, board.cellCount())
            .filter(cell -> cell == board.cellCount() || board.column(cell) == 0)
            .toArray();
  }

  private static Axis axis(Bits128 cells, int shift) {
    Bits128 pairs = cells.and(cells.shiftDown(shift));
    return new Axis(shift, pairs.low(), pairs.high());
  }

  /// Returns the layout of a square board of at most 10 rows and columns.
  static BitboardLayout of(SquareBoard board) {
    int up = board.columns() + 1;
    int[] bits = new int[board.cellCount()];
    for (int cell = 0; cell < bits.length; cell++) {
      bits[cell] = board.row(cell) * up + board.column(cell);
    }
    return new BitboardLayout(board, bits, List.of(1, -1, up, -up));
  }

  /// Returns the layout of a hexagon of side 6 at most.
  static BitboardLayout of(HexagonBoard board) {
    int upRight = 2 * board.side();
    int upLeft = upRight - 1;
    int[] bits = new int[board.cellCount()];
    for (int cell = 0; cell < bits.length; cell++) {
      int row = board.row(cell);
      bits[cell] = row * upRight - Math.min(row, board.side() - 1) + board.column(cell);
    }
    return new BitboardLayout(board, bits, List.of(1, -1, upRight, upLeft, -upLeft, -upRight));
  }

  /// Returns the board.
  public Board board() {
    return board;
  }

  /// Returns the bit of a cell, 0 to 127; bit 64 is the lowest bit of the high `long`.
  public int bitOf(int cell) {
    return bitOfCell[cell];
  }

  /// Returns the cell of a bit, or -1 when there is none; the argument may be any number.
  public int cellOf(int bit) {
    return bit >= 0 && bit < BITS ? cellOfBit[bit] : -1;
  }

  /// Returns the shift of a step in each direction, in bits. The order is that of step-by-step
  /// entry: right, left, then up, down on a square board, and up and right, up and left, down and
  /// right, down and left on a hexagon.
  public List<Integer> directionShifts() {
    return directionShifts;
  }

  /// Returns the number of rows.
  int rowCount() {
    return rowStarts.length - 1;
  }

  /// Returns the number of cells in a row, counted from 0 at the bottom.
  int rowLength(int row) {
    return rowStarts[row + 1] - rowStarts[row];
  }

  /// Returns the cell at a place of a row, both counted from 0.
  int cellAt(int place, int row) {
    return rowStarts[row] + place;
  }

  /// Returns whether the board is a hexagon.
  boolean isHexagon() {
    return isHexagon;
  }

  /// Returns the axis of right and left.
  Axis firstAxis() {
    return firstAxis;
  }

  /// Returns the axis of up and down; on the hexagon, of up right and down left.
  Axis secondAxis() {
    return secondAxis;
  }

  /// Returns the axis of up left and down right, on the hexagon.
  Axis thirdAxis() {
    return thirdAxis;
  }

  /// Returns the number of axes: two on a square board, three on a hexagon.
  public int axisCount() {
    return axisShifts.length;
  }

  /// Returns the shift of an axis, counted from 0: the distance in bits to the neighbour with the
  /// higher bit.
  public int axisShift(int axis) {
    return axisShifts[axis];
  }
}
