package tabuleiro.lab.fit;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The positions of a fit: the values of their terms and the results of their games. When the limit
/// is reached, a random half of the positions is dropped, and of the later ones only the same share
/// is kept. Not safe for several threads.
public final class TrainingSamples {
  private static final int FIRST_CAPACITY = 1024;

  private final int terms;
  private final int capacityLimit;
  private final RandomGenerator random;
  private float[] values;
  private float[] targets;
  private int size;
  private int samplingInterval = 1;

  /// @param terms the number of values of a position
  /// @param most the maximum number of positions, at least 2
  /// @param random selects the positions to keep
  public TrainingSamples(int terms, int most, RandomGenerator random) {
    this.terms = terms;
    this.capacityLimit = most;
    this.random = random;
    int capacity = Math.min(most, FIRST_CAPACITY);
    values = new float[capacity * terms];
    targets = new float[capacity];
  }

  /// Adds a position.
  ///
  /// @param position the values of its terms
  /// @param target the result of its game: 1 for a win, 0.5 for a draw, 0 for a loss
  public void add(int[] position, double target) {
    if (samplingInterval > 1 && random.nextInt(samplingInterval) > 0) {
      return;
    }
    if (size == capacityLimit) {
      halve();
    }
    if (size == targets.length) {
      int capacity = (int) Math.min(capacityLimit, 2L * size);
      values = Arrays.copyOf(values, capacity * terms);
      targets = Arrays.copyOf(targets, capacity);
    }
    for (int i = 0; i < terms; i++) {
      values[size * terms + i] = position[i];
    }
    targets[size++] = (float) target;
  }

  private void halve() {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (random.nextBoolean()) {
        System.arraycopy(values, i * terms, values, kept * terms, terms);
        targets[kept++] = targets[i];
      }
    }
    size = kept;
    samplingInterval *= 2;
  }

  /// Returns the number of positions.
  public int size() {
    return size;
  }

  /// Returns the number of values of a position.
  public int terms() {
    return terms;
  }

  /// Returns the sampling interval `n`: about one in `n` of the added positions has been kept.
  public int samplingInterval() {
    return samplingInterval;
  }

  /// Returns the value of a term in a position.
  float value(int position, int term) {
    return values[position * terms + term];
  }

  /// Returns the result of the game of a position.
  float target(int position) {
    return targets[position];
  }

  /// Returns the dot product of the values of a position and some factors.
  double dotProduct(int position, double[] factors) {
    double sum = 0;
    for (int i = 0; i < terms; i++) {
      sum += factors[i] * values[position * terms + i];
    }
    return sum;
  }
}
