package tabuleiro.games.jostle;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.board.HexagonBoard;
import tabuleiro.rules.board.SquareBoard;

/// How the cells of a board lie in the 128 bits of two `long`s: a step in a direction is a shift by
/// a fixed number of bits. Bits that are no cell lie between the rows, so that a step over the edge
/// never leads to a cell. Immutable.
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

  /// The shift of each axis.
  private final int[] axisShifts;

  private final int[] bitOfCell;
  private final int[] cellOfBit = new int[BITS];

  /// The first cell of each row from the bottom, and the number of cells.
  private final int[] rowStarts;

  /// Two opposite directions.
  ///
  /// @param shift how far a step to the neighbour with the higher bit shifts
  /// @param lowPairs the cells on the bits 0 to 63 that have such a neighbour
  /// @param highPairs those on the bits 64 to 127
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
    // On a square board nobody asks for a third axis.
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

  /// Returns the board that is laid out.
  public Board board() {
    return board;
  }

  /// Returns the bit of a cell, 0 to 127; bit 64 is the lowest bit of the high `long`.
  public int bitOf(int cell) {
    return bitOfCell[cell];
  }

  /// Returns the cell of a bit, or -1 when there is none; any number may be asked.
  public int cellOf(int bit) {
    return bit >= 0 && bit < BITS ? cellOfBit[bit] : -1;
  }

  /// Returns how many bits a step in each direction shifts, in the order in which the directions
  /// are numbered in step-by-step entry: right, left, then up, down on a square board, and up and
  /// right, up and left, down and right, down and left on a hexagon.
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

  /// Returns whether this is a hexagon.
  boolean isHexagon() {
    return isHexagon;
  }

  /// Returns the axis of right and left.
  Axis firstAxis() {
    return firstAxis;
  }

  /// Returns the axis of up and down; on the hexagon of up right and down left.
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

  /// Returns how far a step along an axis, counted from 0, shifts upwards.
  public int axisShift(int axis) {
    return axisShifts[axis];
  }
}
