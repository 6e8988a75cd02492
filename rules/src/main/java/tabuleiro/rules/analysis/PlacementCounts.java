package tabuleiro.rules.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;

/// Counts the ways to place pieces on a board, for upper bounds on the number of positions.
public final class PlacementCounts {
  private PlacementCounts() {}

  /// Returns the number of pieces of each kind of each side in a position.
  public static List<Integer> countPieces(Position position) {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      counts.merge(placed.piece().side() + placed.piece().kind(), 1, Integer::sum);
    }
    return List.copyOf(counts.values());
  }

  /// Returns the number of ways to place all pieces.
  ///
  /// @param counts the number of pieces of each kind
  public static double placeAll(int cells, List<Integer> counts) {
    double ways = 1;
    int free = cells;
    for (int count : counts) {
      ways *= binomial(free, count);
      free -= count;
    }
    return ways;
  }

  /// Returns the number of ways to place any subset of the pieces.
  ///
  /// @param counts the largest number of pieces of each kind
  public static double placeSome(int cells, List<Integer> counts) {
    double[] ways = new double[cells + 1]; // by the number of occupied cells
    ways[0] = 1;
    for (int most : counts) {
      double[] more = new double[cells + 1];
      for (int taken = 0; taken <= cells; taken++) {
        for (int left = 0; left <= Math.min(most, cells - taken); left++) {
          more[taken + left] += ways[taken] * binomial(cells - taken, left);
        }
      }
      ways = more;
    }
    return Arrays.stream(ways).sum();
  }

  /// Returns the binomial coefficient: the number of subsets with `count` of `from` elements.
  public static double binomial(int from, int count) {
    double ways = 1;
    for (int i = 1; i <= count; i++) {
      ways *= (double) (from - count + i) / i;
    }
    return ways;
  }
}
