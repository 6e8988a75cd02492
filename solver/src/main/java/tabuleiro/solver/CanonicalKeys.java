package tabuleiro.solver;

import java.util.List;
import tabuleiro.rules.board.Board;
import tabuleiro.rules.support.Zobrist;
import tabuleiro.solver.table.Ternary;

/// Keys of stones of two sides, the same for all images of a board. Every image gives each cell a
/// weight, a side's stones on an image weigh as much as their cells do together, and the key is the
/// least number among the images: the weight of one side plus twice that of the other. With powers
/// of 3 for weights that is the image read as a number in base 3, and so exact; with random weights
/// it is a hash. A move changes each weight by one addition.
///
/// Immutable; the sums of weights, one for each image, are the caller's.
public final class CanonicalKeys {
  /// The most cells with exact keys: a number of so many digits in base 3, and what a caller adds
  /// as one more digit, fits 63 bits.
  private static final int MAX_EXACT_CELLS = 38;

  private final int cells;
  private final int imageCount;
  private final boolean isExact;

  /// The weight of a cell in an image, at place `cell * images + image`.
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

  /// Returns whether other stones have another key; else the key is a hash.
  public boolean isExact() {
    return isExact;
  }

  /// Returns the sums of no stones.
  public long[] emptySums() {
    return new long[imageCount];
  }

  /// Adds a stone to a side's sums.
  public void add(long[] sums, int cell) {
    int base = cell * imageCount;
    for (int image = 0; image < imageCount; image++) {
      sums[image] += weights[base + image];
    }
  }

  /// Takes a stone out of a side's sums.
  public void remove(long[] sums, int cell) {
    int base = cell * imageCount;
    for (int image = 0; image < imageCount; image++) {
      sums[image] -= weights[base + image];
    }
  }

  /// Writes what a side's sums become when a stone moves.
  ///
  /// @param sums as they are
  /// @param moved where the new ones are written; may be `sums` itself
  public void move(long[] sums, int from, int to, long[] moved) {
    int fromBase = from * imageCount;
    int toBase = to * imageCount;
    for (int image = 0; image < imageCount; image++) {
      moved[image] = sums[image] + weights[toBase + image] - weights[fromBase + image];
    }
  }

  /// Returns the key of stones with these sums, from 1 on.
  ///
  /// @param own the sums of the side to move
  /// @param other those of the other side
  /// @param more something else to be told apart by keys: 0, 1 or 2
  public long key(long[] own, long[] other, int more) {
    long least = Long.MAX_VALUE;
    for (int image = 0; image < imageCount; image++) {
      least = Math.min(least, own[image] + 2 * other[image]);
    }
    long key = 3 * least + more;
    return isExact ? key + 1 : Math.max(1, Zobrist.mix(key) >>> 1);
  }

  /// Returns the cells of the stones of a side in an exact key, as bits.
  ///
  /// @param digit 1 for the side to move, 2 for the other
  public long stones(long key, int digit) {
    return Ternary.digitMask((key - 1) / 3, digit);
  }

  /// Returns what else an exact key tells apart: 0, 1 or 2.
  public int extraDigit(long key) {
    return (int) ((key - 1) % 3);
  }
}
