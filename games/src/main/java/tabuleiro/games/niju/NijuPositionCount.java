package tabuleiro.games.niju;

import tabuleiro.rules.analysis.PlacementCounts;

/// An upper bound on the number of positions: for each number of laid tiles, the number of
/// connected shapes of that number of cells, up to shifts, times the ways to place both sides'
/// tiles in them in any rotation. The number of laid tiles says whose turn it is.
///
/// The number of shapes of n cells is about 0.316915 * 4.062570^n / n (I. Jensen, "Enumerations of
/// Lattice Animals and Trees", Journal of Statistical Physics 102, 2001).
final class NijuPositionCount {
  private NijuPositionCount() {}

  static double upperBound(NijuGame game) {
    double[] white = countHandSelections(game.hands().white());
    double[] black = countHandSelections(game.hands().black());
    double sum = 1;
    for (int laid = 1; laid <= game.maxPlies(); laid++) {
      int second = laid / 2;
      int first = laid - second;
      double shapes = Math.max(1, 0.316915 * Math.pow(4.062570, laid) / laid);
      double orders = factorial(first) * factorial(second);
      sum += shapes * PlacementCounts.binomial(laid, first) * orders * white[first] * black[second];
    }
    return sum;
  }

  /// Returns, for each number of tiles, the ways to choose that many of a hand, each in one of its
  /// distinct rotations.
  private static double[] countHandSelections(int tiles) {
    double[] ways = new double[tiles + 1];
    ways[0] = 1;
    for (int tile = 1; tile <= tiles; tile++) {
      for (int chosen = tiles; chosen > 0; chosen--) {
        ways[chosen] += ways[chosen - 1] * NijuTiles.distinctRotations(tile);
      }
    }
    return ways;
  }

  private static double factorial(int n) {
    double product = 1;
    for (int i = 2; i <= n; i++) {
      product *= i;
    }
    return product;
  }
}
