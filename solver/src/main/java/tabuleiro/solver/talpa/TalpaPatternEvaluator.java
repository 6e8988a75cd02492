package tabuleiro.solver.talpa;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.solver.Ternary;

/// The sum of the weights of all patterns on a board, which predicts the effort of proving that the
/// side to move loses.
///
/// Adjacent patterns share a block of squares. The contents of a block are a number in base 3, one
/// digit a square, which a move updates like the keys. A table for each block and side to move
/// holds the sum of the weights of its patterns. Immutable.
final class TalpaPatternEvaluator {
  /// The maximum number of squares in a block.
  private static final int MAX_BLOCK_SQUARES = 8;

  private static final TalpaPatternWeights WEIGHTS = new TalpaPatternWeights();

  private final TalpaSolverBoard board;
  private final IncrementalSums blocks;

  /// The index at which the table of a block starts: `[blue ? 1 : 0][block]`.
  private final int[][] starts;

  private final int[] tables;

  /// The squares of a pattern, some of which may be beyond the edges.
  private record Window(int row, int column, int rows, int columns) {}

  /// The patterns of a block for one side. Blocks with equal views share a table.
  ///
  /// @param redMoves whether Red is the side to move
  /// @param rows the number of rows of each pattern
  /// @param digits the number of digits of the block's number
  /// @param places the squares of the patterns, row by row: the index of a digit of the number or,
  ///   if negative, the complement of the kind of a square beyond an edge
  private record BlockView(boolean redMoves, int rows, int digits, List<Integer> places) {}

  TalpaPatternEvaluator(TalpaSolverBoard board) {
    this.board = board;
    List<List<Window>> groups = new ArrayList<>();
    for (int row = -1; row < board.rows; row++) {
      int at = row;
      addGroups(
          IntStream.range(-1, board.columns - 1).mapToObj(i -> new Window(at, i, 2, 3)), groups);
    }
    for (int column = -1; column < board.columns; column++) {
      int at = column;
      addGroups(IntStream.range(-1, board.rows - 1).mapToObj(i -> new Window(i, at, 3, 2)), groups);
    }
    blocks = blocks(groups);
    starts = new int[2][groups.size()];
    tables = tables(groups);
  }

  /// Groups the windows of a row so that each group has as many windows as fit in a block.
  private void addGroups(Stream<Window> row, List<List<Window>> groups) {
    List<Window> group = new ArrayList<>();
    for (Window window : row.toList()) {
      if (Long.bitCount(squares(group) | squares(List.of(window))) > MAX_BLOCK_SQUARES) {
        groups.add(group);
        group = new ArrayList<>();
      }
      group.add(window);
    }
    groups.add(group);
  }

  /// Returns the squares of windows that are on the board.
  private long squares(List<Window> windows) {
    long squares = 0;
    for (Window window : windows) {
      for (int row = window.row; row < window.row + window.rows; row++) {
        for (int column = window.column; column < window.column + window.columns; column++) {
          squares |= isOnBoard(row, column) ? bit(row, column) : 0;
        }
      }
    }
    return squares;
  }

  private boolean isOnBoard(int row, int column) {
    return row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  }

  private long bit(int row, int column) {
    return 1L << (row * board.columns + column);
  }

  private IncrementalSums blocks(List<List<Window>> groups) {
    int count = groups.size();
    long[][] pieces = new long[2][board.squares * count];
    for (int block = 0; block < count; block++) {
      long power = 1;
      for (long rest = squares(groups.get(block)); rest != 0; rest &= rest - 1) {
        int place = Long.numberOfTrailingZeros(rest) * count + block;
        pieces[0][place] = power;
        pieces[1][place] = 2 * power;
        power *= 3;
      }
    }
    return new IncrementalSums(board, new long[count], pieces);
  }

  private int[] tables(List<List<Window>> groups) {
    Map<BlockView, Integer> made = new HashMap<>();
    IntStream.Builder all = IntStream.builder();
    int end = 0;
    for (int side = 0; side < starts.length; side++) {
      for (int block = 0; block < groups.size(); block++) {
        BlockView view = view(groups.get(block), side == 0);
        if (made.putIfAbsent(view, end) == null) {
          int[] table = table(view);
          IntStream.of(table).forEach(all);
          end += table.length;
        }
        starts[side][block] = made.get(view);
      }
    }
    return all.build().toArray();
  }

  private BlockView view(List<Window> group, boolean redMoves) {
    long squares = squares(group);
    int rows = redMoves ? group.getFirst().rows : group.getFirst().columns;
    int columns = TalpaPatternWeights.SQUARES / rows;
    List<Integer> places = new ArrayList<>();
    for (Window window : group) {
      for (int place = 0; place < TalpaPatternWeights.SQUARES; place++) {
        int row = window.row + (redMoves ? place / columns : place % columns);
        int column = window.column + (redMoves ? place % columns : place / columns);
        places.add(
            isOnBoard(row, column)
                ? Long.bitCount(squares & (bit(row, column) - 1))
                : ~beyond(row, column, redMoves));
      }
    }
    return new BlockView(redMoves, rows, Long.bitCount(squares), places);
  }

  /// Returns the kind of a square beyond an edge. Beyond a corner it is the edge of the side to
  /// move.
  private int beyond(int row, int column, boolean redMoves) {
    boolean isBeyondRow = row < 0 || row >= board.rows;
    boolean isBeyondColumn = column < 0 || column >= board.columns;
    boolean isOwn = redMoves ? isBeyondRow : isBeyondColumn;
    return isOwn ? TalpaPatternWeights.OWN_EDGE : TalpaPatternWeights.OTHER_EDGE;
  }

  private static int[] table(BlockView view) {
    long[] powers = Ternary.powers(view.digits + 1);
    int[] kinds = {TalpaPatternWeights.EMPTY, TalpaPatternWeights.OWN, TalpaPatternWeights.OTHER};
    if (!view.redMoves) {
      kinds[1] = TalpaPatternWeights.OTHER;
      kinds[2] = TalpaPatternWeights.OWN;
    }
    int[] table = new int[(int) powers[view.digits]];
    for (int number = 0; number < table.length; number++) {
      int code = 0;
      int left = TalpaPatternWeights.SQUARES;
      for (int place : view.places) {
        int kind = place < 0 ? ~place : kinds[(int) (number / powers[place] % 3)];
        code = TalpaPatternWeights.KINDS * code + kind;
        left--;
        if (left == 0) {
          table[number] += WEIGHTS.of(view.rows, code);
          code = 0;
          left = TalpaPatternWeights.SQUARES;
        }
      }
    }
    return table;
  }

  /// Returns the incremental numbers of the blocks.
  IncrementalSums blocks() {
    return blocks;
  }

  /// Returns the sum of the weights of all patterns.
  ///
  /// @param numbers an array with the numbers of the blocks, starting at index `offset`
  int sum(boolean redMoves, long[] numbers, int offset) {
    int[] begins = starts[redMoves ? 0 : 1];
    int sum = 0;
    for (int block = 0; block < begins.length; block++) {
      sum += tables[begins[block] + (int) numbers[offset + block]];
    }
    return sum;
  }
}
