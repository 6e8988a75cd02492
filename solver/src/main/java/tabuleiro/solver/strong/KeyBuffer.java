package tabuleiro.solver.strong;

import java.io.IOException;
import java.util.Arrays;

/// Collects keys of one layer in memory. When it is full it drops those that it has more than once,
/// grows while it may, and at last writes what it has as a run. Not safe for several threads.
final class KeyBuffer {
  private static final int LEAST = 1 << 12;

  private final int most;
  private final RunSink sink;
  private long[] keys = new long[0];
  private int count;

  /// Takes a run of ascending keys, each once.
  @FunctionalInterface
  interface RunSink {
    void write(long[] keys, int count) throws IOException;
  }

  /// @param most how many keys it may hold
  KeyBuffer(int most, RunSink sink) {
    this.most = Math.max(LEAST, most);
    this.sink = sink;
  }

  void add(long key) throws IOException {
    if (count == keys.length) {
      makeRoom();
    }
    keys[count++] = key;
  }

  private void makeRoom() throws IOException {
    compact();
    if (count <= keys.length / 2 && keys.length > 0) {
      return;
    }
    if (keys.length < most) {
      keys = Arrays.copyOf(keys, Math.min(most, Math.max(LEAST, 2 * keys.length)));
      return;
    }
    flush();
  }

  /// Writes what it has as a run, and is empty.
  void flush() throws IOException {
    compact();
    if (count > 0) {
      sink.write(keys, count);
      count = 0;
    }
  }

  private void compact() {
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
