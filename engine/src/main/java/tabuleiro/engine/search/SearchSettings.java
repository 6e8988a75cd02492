package tabuleiro.engine.search;

/// The numbers that steer a search. Immutable.
///
/// @param reductionDivisor how little later moves are reduced: a move is searched by ln(depth)
///   ln(place) / divisor plies less deep at first; infinite for no reductions
/// @param firstReducedIndex reductions begin with the move at this place, the first being 0
/// @param aspirationWindow how far around the last score a depth is first searched, in hundredths
public record SearchSettings(double reductionDivisor, int firstReducedIndex, int aspirationWindow) {
  /// What most games are searched with.
  public static final SearchSettings STANDARD = new SearchSettings(1.0, 3, 40);

  /// Settings with which the score is that of plain minimax.
  public static final SearchSettings EXACT = new SearchSettings(Double.POSITIVE_INFINITY, 3, 40);

  private static final int LEAST_REDUCED_DEPTH = 3;
  private static final int LOGARITHMS = 256;
  private static final double[] LOGARITHM = logarithms();

  private static double[] logarithms() {
    double[] table = new double[LOGARITHMS];
    for (int i = 1; i < LOGARITHMS; i++) {
      table[i] = Math.log(i);
    }
    return table;
  }

  /// Returns by how many plies a move is reduced: at least one ply is left below it.
  int reduction(int depth, int place) {
    if (depth < LEAST_REDUCED_DEPTH || place < firstReducedIndex) {
      return 0;
    }
    double late = LOGARITHM[depth] * LOGARITHM[Math.min(place, LOGARITHMS - 1)];
    return Math.min(depth - 2, (int) (0.5 + late / reductionDivisor));
  }
}
