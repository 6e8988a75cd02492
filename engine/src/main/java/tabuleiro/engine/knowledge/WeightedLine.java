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
  public final int evaluate() {
    terms(values);
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      sum += weights[i] * values[i];
    }
    return (int) Math.clamp(sum, -MOST_ESTIMATE, MOST_ESTIMATE);
  }
}
