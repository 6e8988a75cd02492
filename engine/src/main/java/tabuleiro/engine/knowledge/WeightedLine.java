package tabuleiro.engine.knowledge;

import tabuleiro.rules.Trail;

/// A line whose static evaluation is a weighted sum of terms, so that the weights can be fitted on
/// played games.
public abstract class WeightedLine extends Line {
  private final double[] weights;
  private final int[] values;

  /// @param weights one for each term
  protected WeightedLine(Trail trail, Weights weights) {
    super(trail);
    this.weights = weights.values();
    this.values = new int[this.weights.length];
  }

  /// Writes the value of each term in the last position, seen from the side to move: more is better
  /// for it where the weight is positive. The order is that of [Expert#terms()].
  ///
  /// Precondition: the game goes on.
  public abstract void terms(int[] values);

  @Override
  public int evaluate() {
    terms(values);
    return estimate(sum(values, 0, values.length));
  }

  /// Returns the weighted sum of the terms from place `from` to before `to`.
  protected final double sum(int[] terms, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += weights[i] * terms[i];
    }
    return sum;
  }

  /// Returns the estimate that a weighted sum is.
  protected static int estimate(double sum) {
    return (int) Math.clamp(sum, -MOST_ESTIMATE, MOST_ESTIMATE);
  }
}
