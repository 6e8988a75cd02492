package tabuleiro.solver.strong;

import java.io.IOException;
import java.util.Arrays;

/// Collects keys of one layer in memory. When it is full, it removes duplicates, then grows up to
/// its limit, and finally writes its keys as a sorted run. Not safe for several threads.
public final class KeyBuffer {
  private static final int MIN_CAPACITY = 1 << 12;

  private final int maxCapacity;
  private final RunSink sink;
  private long[] keys = new long[0];
  private int count;

  /// Receives a run: ascending keys without duplicates.
  @FunctionalInterface
  public interface RunSink {
    void write(long[] keys, int count) throws IOException;
  }

  /// @param maxCapacity the maximum number of keys in memory
  public KeyBuffer(int maxCapacity, RunSink sink) {
    this.maxCapacity = Math.max(MIN_CAPACITY, maxCapacity);
    this.sink = sink;
  }

  /// Adds a key.
  public void add(long key) throws IOException {
    if (count == keys.length) {
      ensureSpace();
    }
    keys[count++] = key;
  }

  private void ensureSpace() throws IOException {
    removeDuplicates();
    if (count <= keys.length / 2 && keys.length > 0) {
      return;
    }
    if (keys.length < maxCapacity) {
      keys = Arrays.copyOf(keys, Math.min(maxCapacity, Math.max(MIN_CAPACITY, 2 * keys.length)));
      return;
    }
    flush();
  }

  /// Writes the keys as a run and empties the buffer.
  public void flush() throws IOException {
    removeDuplicates();
    if (count > 0) {
      sink.write(keys, count);
      count = 0;
    }
  }

  private void removeDuplicates() {
    Arrays.sort(keys, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || keys[i] != keys[i - 1]) {
        keys[kept++] = keys[i];
      }
    }
    count = kept;
  }
}
