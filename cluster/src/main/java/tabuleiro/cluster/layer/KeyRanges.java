package tabuleiro.cluster.layer;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.Arrays;
import tabuleiro.solver.strong.LayerChunk;
import tabuleiro.solver.strong.LayerJob;

/// A division of the keys of the layers above a layer into ranges, the partitions of a shuffle. The
/// ranges are numbered through all layers. They decide how the work is shared out, but not what
/// comes out. Immutable.
final class KeyRanges implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final int SAMPLE = 1000;

  private final long[][] lowest;

  /// @param lowest for each of the layers above, the next one first, the lowest key of each of its
  ///   ranges, except that the first range has no lowest key
  KeyRanges(long[][] lowest) {
    this.lowest = lowest;
  }

  /// Receives the part of some keys that is in a range.
  @FunctionalInterface
  interface PartReceiver {
    /// Receives the keys from index `from` (inclusive) to `end` (exclusive).
    void accept(int range, int from, int end);
  }

  /// Returns ranges with about the same number of keys, by the successors of a sample of a layer.
  ///
  /// @param count about how many ranges there are to be
  static KeyRanges ofSuccessors(LayerJob job, int count) {
    long[][] found = new long[job.game().maxLayerIncrease()][0];
    try {
      sample(job)
          .expand((layer, keys, number) ->
              found[layer - job.layer() - 1] = Arrays.copyOf(keys, number));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    long all = Math.max(1, Arrays.stream(found).mapToLong(keys -> keys.length).sum());
    for (int i = 0; i < found.length; i++) {
      found[i] = quantiles(found[i], (int) Math.max(1, count * (long) found[i].length / all));
    }
    return new KeyRanges(found);
  }

  private static LayerChunk sample(LayerJob job) {
    int positions = job.positions();
    int size = Math.min(SAMPLE, positions);
    long[] keys = new long[size];
    for (int i = 0; i < size; i++) {
      int index = (int) ((long) i * positions / size);
      keys[i] = KeyBytes.keys(KeyBytes.copy(job.keys(), index, index + 1, Long.BYTES))[0];
    }
    return LayerDescription.of(job).chunk(KeyBytes.of(keys, 0, size));
  }

  private static long[] quantiles(long[] keys, int ranges) {
    long[] lowest = new long[ranges];
    for (int range = 1; range < ranges; range++) {
      lowest[range] = keys[(int) ((long) range * keys.length / ranges)];
    }
    return lowest;
  }

  /// Returns the number of ranges of all layers.
  int count() {
    return Arrays.stream(lowest).mapToInt(ranges -> ranges.length).sum();
  }

  /// Returns how many layers a range is above the layer, from 1.
  int step(int range) {
    int step = 1;
    for (int rest = range - lowest[0].length; rest >= 0; rest -= lowest[step - 1].length) {
      step++;
    }
    return step;
  }

  /// Returns the range of a key.
  ///
  /// @param step how many layers the key is above the layer, from 1
  int rangeOf(int step, long key) {
    long[] ranges = lowest[step - 1];
    int found = Arrays.binarySearch(ranges, 1, ranges.length, key);
    return first(step) + (found >= 0 ? found : -found - 2);
  }

  private int first(int step) {
    return Arrays.stream(lowest, 0, step - 1).mapToInt(layer -> layer.length).sum();
  }

  /// Divides keys among the ranges. Ranges without keys are left out; the others come in order.
  ///
  /// @param step how many layers the keys are above the layer, from 1
  /// @param keys ascending keys, in the first `count` places
  void split(int step, long[] keys, int count, PartReceiver receiver) {
    long[] ranges = lowest[step - 1];
    int first = first(step);
    int from = 0;
    for (int i = 0; i < ranges.length; i++) {
      int end = i + 1 < ranges.length ? indexOf(keys, from, count, ranges[i + 1]) : count;
      if (end > from) {
        receiver.accept(first + i, from, end);
      }
      from = end;
    }
  }

  /// Returns the index of the first key that is not lower than a bound.
  private static int indexOf(long[] keys, int from, int end, long bound) {
    int found = Arrays.binarySearch(keys, from, end, bound);
    return found >= 0 ? found : -found - 1;
  }
}
