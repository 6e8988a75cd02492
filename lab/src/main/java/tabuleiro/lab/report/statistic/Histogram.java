package tabuleiro.lab.report.statistic;

import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/// A histogram of numbers from 0 on. Not safe for several threads.
public final class Histogram {
  private long[] counts = new long[64];
  private long total;

  /// Counts a number.
  ///
  /// @param value at least 0
  public void add(int value) {
    if (value >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(value + 1, 2 * counts.length));
    }
    counts[value]++;
    total++;
  }

  /// Returns how many numbers were counted.
  public long total() {
    return total;
  }

  /// Returns the mean; 0 when nothing was counted.
  public double mean() {
    double sum = 0;
    for (int value = 0; value < counts.length; value++) {
      sum += (double) value * counts[value];
    }
    return total == 0 ? 0 : sum / total;
  }

  /// Returns the standard deviation of the population, not the estimate from a sample.
  public double standardDeviation() {
    double mean = mean();
    double sum = 0;
    for (int value = 0; value < counts.length; value++) {
      sum += counts[value] * (value - mean) * (value - mean);
    }
    return total == 0 ? 0 : Math.sqrt(sum / total);
  }

  /// Returns a quantile by the nearest-rank method: the smallest number that is not exceeded by at
  /// least `share` of the numbers. 0 gives the minimum, 0.5 the lower median, 1 the maximum; 0 when
  /// nothing was counted.
  public int quantile(double share) {
    long rank = Math.max(1, (long) Math.ceil(share * total));
    long seen = 0;
    for (int value = 0; value < counts.length; value++) {
      seen += counts[value];
      if (seen >= rank) {
        return value;
      }
    }
    return 0;
  }

  /// Returns the 10 % quantile.
  public int tenth() {
    return quantile(0.1);
  }

  /// Returns the lower median.
  public int median() {
    return quantile(0.5);
  }

  /// Returns the 90 % quantile.
  public int nineTenths() {
    return quantile(0.9);
  }

  /// Returns the numbers that occurred with their counts.
  public SortedMap<Integer, Long> counts() {
    SortedMap<Integer, Long> occurred = new TreeMap<>();
    for (int value = 0; value < counts.length; value++) {
      if (counts[value] > 0) {
        occurred.put(value, counts[value]);
      }
    }
    return occurred;
  }
}
