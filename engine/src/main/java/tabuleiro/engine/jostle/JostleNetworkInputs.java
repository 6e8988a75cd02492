package tabuleiro.engine.jostle;

import tabuleiro.engine.evaluation.NetworkInputs;
import tabuleiro.games.jostle.BitboardLayout;
import tabuleiro.games.jostle.JostleGame;
import tabuleiro.games.jostle.JostlePosition;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The inputs of networks for a board of Jostle: the pattern of checkers around each square, as in
/// [JostleWindows], and how far the square is from the edge. Both sides see the same board; all its
/// symmetries preserve the inputs. Cells are the bits of [JostleGame#layout()].
final class JostleNetworkInputs implements NetworkInputs {
  private static final int BITS = 2 * Long.SIZE;
  private static final int BUCKETS = 8;

  /// The width of a phase bucket, in moves of the side to move. A guess.
  private static final int MOVES_OF_BUCKET = 4;

  private final String name;
  private final JostleBitboards board;
  private final JostleWindows windows;

  /// How far the squares around one are from it, in bits, upwards.
  private final int[] shifts;

  /// How far the highest square of a window is from its centre, in bits.
  private final int reach;

  /// The number of squares in the lowest row of a window; the middle row has three.
  private final int lowest;

  private final int middleShift;
  private final int highestShift;

  /// The first input of each cell; its patterns follow, without the empty one.
  private final int[] firstInputs;

  private final int count;

  JostleNetworkInputs(JostleGame game) {
    name = game.id().game() + "-" + game.id().variant() + "-windows";
    board = new JostleBitboards(game);
    boolean isHexagon = board.axisCount() > 2;
    windows = new JostleWindows(isHexagon);
    int up = board.shift(1);
    shifts = isHexagon ? new int[] {1, up - 1, up} : new int[] {1, up - 1, up, up + 1};
    reach = shifts[shifts.length - 1];
    lowest = isHexagon ? 2 : 3;
    middleShift = reach - 1 - lowest;
    highestShift = up - 1 + reach - lowest - 3;
    firstInputs = new int[BITS];
    int patterns = windows.count() - 1;
    int farthest = 0;
    for (int cell = 0; cell < game.board().cellCount(); cell++) {
      int distance = distanceFromEdge(game.layout(), cell);
      firstInputs[game.layout().bitOf(cell)] = distance * patterns;
      farthest = Math.max(farthest, distance);
    }
    count = (farthest + 1) * patterns;
  }

  private static int distanceFromEdge(BitboardLayout layout, int cell) {
    int steps = 0;
    while (hasNeighboursAt(layout, layout.bitOf(cell), steps + 1)) {
      steps++;
    }
    return steps;
  }

  private static boolean hasNeighboursAt(BitboardLayout layout, int bit, int steps) {
    return layout.directionShifts().stream()
        .allMatch(shift -> layout.cellOf(bit + steps * shift) >= 0);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int cells() {
    return BITS;
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int input(Position position, int cell) {
    JostlePosition jostle = (JostlePosition) position;
    int first = window(jostle.lowBits(Side.FIRST), jostle.highBits(Side.FIRST), cell);
    int second = window(jostle.lowBits(Side.SECOND), jostle.highBits(Side.SECOND), cell);
    int pattern = windows.pattern(first, second);
    return pattern == 0 || !isSquare(cell) ? NONE : firstInputs[cell] + pattern - 1;
  }

  private boolean isSquare(int cell) {
    return ((cell < Long.SIZE ? board.lowWord() : board.highWord()) >>> cell & 1) != 0;
  }

  /// Returns the checkers of a set around a cell, from the lowest bit.
  private int window(long low, long high, int cell) {
    int shift = cell - reach;
    long bits;
    if (shift <= 0) {
      bits = low << -shift;
    } else if (shift < Long.SIZE) {
      bits = low >>> shift | high << -shift;
    } else {
      bits = high >>> shift;
    }
    int row = (1 << lowest) - 1;
    return ((int) bits & row)
        | ((int) (bits >>> middleShift) & (7 << lowest))
        | ((int) (bits >>> highestShift) & (row << (lowest + 3)));
  }

  @Override
  public long changedCells(Position before, Position after, int word) {
    JostlePosition old = (JostlePosition) before;
    JostlePosition now = (JostlePosition) after;
    long low =
        (old.lowBits(Side.FIRST) ^ now.lowBits(Side.FIRST))
            | (old.lowBits(Side.SECOND) ^ now.lowBits(Side.SECOND));
    long high =
        (old.highBits(Side.FIRST) ^ now.highBits(Side.FIRST))
            | (old.highBits(Side.SECOND) ^ now.highBits(Side.SECOND));
    return word == 0 ? aroundLow(low, high) : aroundHigh(low, high);
  }

  private long aroundLow(long low, long high) {
    long around = low;
    for (int shift : shifts) {
      around |= low << shift | JostleBitboards.shiftDownLow(low, high, shift);
    }
    return around & board.lowWord();
  }

  private long aroundHigh(long low, long high) {
    long around = high;
    for (int shift : shifts) {
      around |= high >>> shift | JostleBitboards.shiftUpHigh(low, high, shift);
    }
    return around & board.highWord();
  }

  @Override
  public int[] secondView() {
    int patterns = windows.count() - 1;
    int[] inputs = new int[count];
    for (int input = 0; input < count; input++) {
      int pattern = input % patterns;
      inputs[input] = input - pattern + windows.exchanged(pattern + 1) - 1;
    }
    return inputs;
  }

  @Override
  public int buckets() {
    return BUCKETS;
  }

  @Override
  public int bucket(Position position) {
    return Math.min(position.countMoves() / MOVES_OF_BUCKET, BUCKETS - 1);
  }
}
