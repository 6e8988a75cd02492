package tabuleiro.rules.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;

/// How many ways there are to place pieces on a board: what upper bounds on the number of positions
/// are made of.
public final class PlacementCounts {
  private PlacementCounts() {}

  /// Returns how many pieces of each kind each side has in a position.
  public static List<Integer> countPieces(Position position) {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (Scene.PlacedPiece placed : position.scene().pieces()) {
      counts.merge(placed.piece().side() + placed.piece().kind(), 1, Integer::sum);
    }
    return List.copyOf(counts.values());
  }

  /// Returns the ways to place all pieces.
  ///
  /// @param counts of each kind
  public static double placeAll(int cells, List<Integer> counts) {
    double ways = 1;
    int free = cells;
    for (int count : counts) {
      ways *= binomial(free, count);
      free -= count;
    }
    return ways;
  }

  /// Returns the ways to place some of the pieces, or all, or none.
  ///
  /// @param counts of each kind, of which as many as that may be left
  public static double placeSome(int cells, List<Integer> counts) {
    double[] ways = new double[cells + 1]; // by how many cells are taken
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

  /// Returns the ways to choose some of several things.
  public static double binomial(int from, int count) {
    double ways = 1;
    for (int i = 1; i <= count; i++) {
      ways *= (double) (from - count + i) / i;
    }
    return ways;
  }
}
