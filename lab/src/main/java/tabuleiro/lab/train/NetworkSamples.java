package tabuleiro.lab.train;

import java.util.Arrays;
import tabuleiro.rules.support.Zobrist;

/// Positions as a network sees them. The features of a position are input numbers, those of the
/// side to move first. Not safe for several threads while it is filled.
final class NetworkSamples {
  private static final int FIRST_CAPACITY = 1024;

  private char[] features = new char[FIRST_CAPACITY];
  private int[] ends = new int[FIRST_CAPACITY];
  private int[] middles = new int[FIRST_CAPACITY];
  private byte[] buckets = new byte[FIRST_CAPACITY];
  private float[] bases = new float[FIRST_CAPACITY];
  private float[] scorePoints = new float[FIRST_CAPACITY];
  private float[] gamePoints = new float[FIRST_CAPACITY];
  private int size;

  /// Adds a position.
  ///
  /// @param own begins with the features that the side to move sees
  /// @param other begins with those that its opponent sees, as many
  /// @param base the log odds that the other evaluator gives
  /// @param scorePoints what the side to move can expect by the search's score, from 0 to 1
  /// @param gamePoints what it got in the game
  void add(
      int[] own,
      int[] other,
      int count,
      int bucket,
      double base,
      double scorePoints,
      double gamePoints) {
    if (size == ends.length) {
      grow();
    }
    int end = size == 0 ? 0 : ends[size - 1];
    middles[size] = append(own, count, end);
    ends[size] = append(other, count, middles[size]);
    buckets[size] = (byte) bucket;
    bases[size] = (float) base;
    this.scorePoints[size] = (float) scorePoints;
    this.gamePoints[size] = (float) gamePoints;
    size++;
  }

  private int append(int[] list, int count, int from) {
    int end = from + count;
    if (end > features.length) {
      features = Arrays.copyOf(features, Math.max(end, features.length + features.length / 2));
    }
    for (int i = 0; i < count; i++) {
      features[from + i] = (char) list[i];
    }
    return end;
  }

  private void grow() {
    int capacity = size + size / 2;
    ends = Arrays.copyOf(ends, capacity);
    middles = Arrays.copyOf(middles, capacity);
    buckets = Arrays.copyOf(buckets, capacity);
    bases = Arrays.copyOf(bases, capacity);
    scorePoints = Arrays.copyOf(scorePoints, capacity);
    gamePoints = Arrays.copyOf(gamePoints, capacity);
  }

  int size() {
    return size;
  }

  /// Returns the index of the first feature of a sample.
  int start(int sample) {
    return sample == 0 ? 0 : ends[sample - 1];
  }

  /// Returns the index of the first feature that the opponent sees.
  int middle(int sample) {
    return middles[sample];
  }

  /// Returns the index after the last feature of a sample.
  int end(int sample) {
    return ends[sample];
  }

  /// Returns a feature by its index.
  int feature(int index) {
    return features[index];
  }

  int bucket(int sample) {
    return buckets[sample];
  }

  /// Returns the log odds that the other evaluator gives.
  float base(int sample) {
    return bases[sample];
  }

  /// Returns what the network learns to predict: a mean of the search's score and the result.
  ///
  /// @param resultShare the weight of the result, from 0 to 1
  double target(int sample, double resultShare) {
    return scorePoints[sample] + resultShare * (gamePoints[sample] - scorePoints[sample]);
  }

  /// Returns a number that other samples are unlikely to have.
  long fingerprint() {
    long mixed = size;
    for (int sample = 0; sample < size; sample++) {
      long sum = middles[sample] + ((long) buckets[sample] << Integer.SIZE);
      for (int i = start(sample); i < ends[sample]; i++) {
        sum = 31 * sum + features[i];
      }
      sum = 31 * sum + Float.floatToIntBits(bases[sample]);
      sum = 31 * sum + Float.floatToIntBits(scorePoints[sample]);
      sum = 31 * sum + Float.floatToIntBits(gamePoints[sample]);
      mixed = Zobrist.mix(mixed + sum);
    }
    return mixed;
  }

  /// Returns the largest number of features that one side sees in a sample.
  int mostActive() {
    int most = 0;
    for (int sample = 0; sample < size; sample++) {
      most = Math.max(most, middles[sample] - start(sample));
      most = Math.max(most, ends[sample] - middles[sample]);
    }
    return most;
  }
}
