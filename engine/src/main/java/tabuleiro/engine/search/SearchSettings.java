package tabuleiro.engine.search;

/// The parameters of a principal variation search. Immutable.
///
/// @param reductionDivisor divides the late move reduction: a move is first searched ln(depth)
///   ln(index) / divisor plies less deep; infinite for no reductions
/// @param firstReducedIndex the index of the first move that is reduced, counted from 0
/// @param aspirationWindow half the width of the aspiration window, in Elo points
public record SearchSettings(double reductionDivisor, int firstReducedIndex, int aspirationWindow) {
  /// The parameters that most games are searched with.
  public static final SearchSettings STANDARD = new SearchSettings(1.0, 3, 40);

  /// No reductions: the score is that of a full-width minimax search.
  public static final SearchSettings EXACT = new SearchSettings(Double.POSITIVE_INFINITY, 3, 40);

  private static final int MIN_REDUCED_DEPTH = 3;
  private static final int LOGARITHM_COUNT = 256;
  private static final double[] LOGARITHMS = logarithms();

  private static double[] logarithms() {
    double[] table = new double[LOGARITHM_COUNT];
    for (int i = 1; i < LOGARITHM_COUNT; i++) {
      table[i] = StrictMath.log(i);
    }
    return table;
  }

  /// Returns by how many plies a move is reduced: at least one ply is left below it.
  int reduction(int depth, int index) {
    if (depth < MIN_REDUCED_DEPTH || index < firstReducedIndex) {
      return 0;
    }
    double late = LOGARITHMS[depth] * LOGARITHMS[Math.min(index, LOGARITHM_COUNT - 1)];
    return Math.min(depth - 2, (int) (0.5 + late / reductionDivisor));
  }
}
