package tabuleiro.lab.fit;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Positions for a fit: the values of their terms, and what the game came to. When there are more
/// than the memory is meant for, a random half of them goes, and of those that come later only that
/// share is taken. Not safe for several threads.
public final class TrainingSamples {
  private static final int FIRST_CAPACITY = 1024;

  private final int terms;
  private final int capacityLimit;
  private final RandomGenerator random;
  private float[] values;
  private float[] targets;
  private int size;
  private int samplingInterval = 1;

  /// @param terms how many values a position has
  /// @param most how many positions are kept at most, at least 2
  /// @param random decides which are kept
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
  /// @param target what the game came to: 1 a win, 0.5 a draw, 0 a loss
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

  /// Returns how many positions there are.
  public int size() {
    return size;
  }

  /// Returns how many values a position has.
  public int terms() {
    return terms;
  }

  /// Returns one of how many positions has been kept; 1 when all are there.
  public int samplingInterval() {
    return samplingInterval;
  }

  /// Returns the value of a term in a position.
  float value(int position, int term) {
    return values[position * terms + term];
  }

  /// Returns what the game of a position came to.
  float target(int position) {
    return targets[position];
  }

  /// Returns the sum of the values of a position, each times its factor.
  double dotProduct(int position, double[] factors) {
    double sum = 0;
    for (int i = 0; i < terms; i++) {
      sum += factors[i] * values[position * terms + i];
    }
    return sum;
  }
}
