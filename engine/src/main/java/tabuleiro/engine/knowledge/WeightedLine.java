package tabuleiro.engine.knowledge;

import tabuleiro.rules.Trail;

/// A line whose static evaluation is a weighted sum of terms, so that the weights can be fitted on
/// played games.
public abstract class WeightedLine extends Line {
  private final double[] weights;
  private final int[] values;
  private final int from;
  private final int to;

  /// @param weights one for each term
  protected WeightedLine(Trail trail, Weights weights) {
    this(trail, weights, 0, weights.terms().size());
  }

  /// Leaves out terms that are 0 in all positions of this line, such as those of other boards.
  ///
  /// @param weights one for each term
  /// @param from the first term that counts
  /// @param to the term after the last that counts
  protected WeightedLine(Trail trail, Weights weights, int from, int to) {
    super(trail);
    this.weights = weights.values();
    this.values = new int[this.weights.length];
    this.from = from;
    this.to = to;
  }

  /// Writes the value of each term in the last position, seen from the side to move: more is better
  /// for it where the weight is positive. The order is that of [Expert#terms()].
  ///
  /// Precondition: the game goes on.
  public abstract void terms(int[] values);

  @Override
  public int evaluate() {
    terms(values);
    return estimate(sum(values, from, to));
  }

  /// Returns the weighted sum of the terms from place `first` to before `end`.
  protected final double sum(int[] terms, int first, int end) {
    double sum = 0;
    for (int i = first; i < end; i++) {
      sum += weights[i] * terms[i];
    }
    return sum;
  }

  /// Returns the estimate that a weighted sum is.
  protected static int estimate(double sum) {
    return (int) Math.clamp(sum, -MOST_ESTIMATE, MOST_ESTIMATE);
  }
}
