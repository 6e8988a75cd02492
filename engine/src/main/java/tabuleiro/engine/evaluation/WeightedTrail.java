package tabuleiro.engine.evaluation;

import tabuleiro.rules.Trail;

/// A trail whose static evaluation is a weighted sum of terms, so that the weights can be fitted on
/// recorded games.
public abstract class WeightedTrail extends EvaluatedTrail {
  private final double[] weights;
  private final int[] values;
  private final int from;
  private final int to;

  /// @param weights one for each term
  protected WeightedTrail(Trail trail, Weights weights) {
    this(trail, weights, 0, weights.termNames().size());
  }

  /// Leaves out terms that are 0 in all positions of this trail, such as those of other boards.
  ///
  /// @param weights one for each term
  /// @param from the index of the first term that counts
  /// @param to the index after the last term that counts
  protected WeightedTrail(Trail trail, Weights weights, int from, int to) {
    super(trail);
    this.weights = weights.values();
    this.values = new int[this.weights.length];
    this.from = from;
    this.to = to;
  }

  /// Writes the value of each term in the position, seen from the side to move: more is better for
  /// it where the weight is positive. The order is that of [EvaluatorFactory#termNames()].
  ///
  /// Precondition: the game is not over.
  public abstract void computeTerms(int[] values);

  @Override
  public int evaluate() {
    computeTerms(values);
    return toEstimate(weightedSum(values, from, to));
  }

  /// Returns the weighted sum of the terms from index `first` to before `end`.
  protected final double weightedSum(int[] terms, int first, int end) {
    double sum = 0;
    for (int i = first; i < end; i++) {
      sum += weights[i] * terms[i];
    }
    return sum;
  }

  /// Returns the estimate that a weighted sum stands for: Elo points within the bounds.
  protected static int toEstimate(double sum) {
    return (int) Math.clamp(sum, -MAX_ESTIMATE, MAX_ESTIMATE);
  }
}
