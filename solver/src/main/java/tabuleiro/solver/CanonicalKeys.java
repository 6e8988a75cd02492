package tabuleiro.solver;

import java.util.List;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.support.Zobrist;

/// Keys of positions with pieces of two sides, equal for all symmetric images of a position.
///
/// Each symmetry gives every cell a weight. The weight of a side under a symmetry is the sum of the
/// weights of its cells, and the key is the minimum, over all symmetries, of the weight of the side
/// to move plus twice the weight of the other side. When the weights are powers of 3, the minimum
/// is the image read as a number in base 3, so the key is exact; when they are random, the key is a
/// hash. A move changes each sum by one addition.
///
/// Immutable; the caller keeps the sums, one for each symmetry.
public final class CanonicalKeys {
  /// The largest board with exact keys: one base 3 digit for each cell and the caller's extra digit
  /// fit in 63 bits.
  private static final int MAX_EXACT_CELLS = 38;

  private final int cells;
  private final int imageCount;
  private final boolean isExact;

  /// The weight of a cell under a symmetry, at index `cell * imageCount + symmetry`.
  private final long[] weights;

  private CanonicalKeys(Board board) {
    List<int[]> all = SymmetryGroup.of(board);
    cells = board.cellCount();
    imageCount = all.size();
    isExact = cells <= MAX_EXACT_CELLS;
    long[] places = isExact ? Ternary.powers(cells) : Zobrist.keys(cells, cells);
    weights = new long[cells * imageCount];
    for (int image = 0; image < imageCount; image++) {
      for (int cell = 0; cell < cells; cell++) {
        weights[cell * imageCount + image] = places[all.get(image)[cell]];
      }
    }
  }

  /// Returns the keys of a board.
  public static CanonicalKeys of(Board board) {
    return new CanonicalKeys(board);
  }

  /// Returns whether different positions (up to symmetry) have different keys; otherwise the key is
  /// a hash.
  public boolean isExact() {
    return isExact;
  }

  /// Returns the sums of a side without pieces.
  public long[] emptySums() {
    return new long[imageCount];
  }

  /// Adds a piece to the sums of a side.
  public void add(long[] sums, int cell) {
    int base = cell * imageCount;
    for (int image = 0; image < imageCount; image++) {
      sums[image] += weights[base + image];
    }
  }

  /// Removes a piece from the sums of a side.
  public void remove(long[] sums, int cell) {
    int base = cell * imageCount;
    for (int image = 0; image < imageCount; image++) {
      sums[image] -= weights[base + image];
    }
  }

  /// Writes the sums of a side after a piece has moved.
  ///
  /// @param sums the sums before the move
  /// @param moved the array for the new sums; may be `sums` itself
  public void move(long[] sums, int from, int to, long[] moved) {
    int fromBase = from * imageCount;
    int toBase = to * imageCount;
    for (int image = 0; image < imageCount; image++) {
      moved[image] = sums[image] + weights[toBase + image] - weights[fromBase + image];
    }
  }

  /// Returns the key of a position, at least 1.
  ///
  /// @param own the sums of the side to move
  /// @param other the sums of the other side
  /// @param more an extra digit that distinguishes positions with the same pieces: 0, 1 or 2
  public long key(long[] own, long[] other, int more) {
    long least = Long.MAX_VALUE;
    for (int image = 0; image < imageCount; image++) {
      least = Math.min(least, own[image] + 2 * other[image]);
    }
    long key = 3 * least + more;
    return isExact ? key + 1 : Math.max(1, Zobrist.mix(key) >>> 1);
  }

  /// Returns the cells of one side in an exact key, one bit for each cell.
  ///
  /// @param digit 1 for the side to move, 2 for the other side
  public long stones(long key, int digit) {
    return Ternary.digitMask((key - 1) / 3, digit);
  }

  /// Returns the extra digit of an exact key: 0, 1 or 2.
  public int extraDigit(long key) {
    return (int) ((key - 1) % 3);
  }
}
