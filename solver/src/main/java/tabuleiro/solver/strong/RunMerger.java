package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import tabuleiro.solver.table.SortedKeys;

/// Merges sorted runs of keys into one file without duplicates.
final class RunMerger {
  private RunMerger() {}

  /// A run, read in ascending order.
  private static final class Run {
    private final MemorySegment keys;
    private long offset;
    private long key;

    Run(MemorySegment keys) {
      this.keys = keys;
    }

    /// Reads the next key, and returns whether there was one.
    boolean advance() {
      if (offset == keys.byteSize()) {
        return false;
      }
      key = keys.get(SortedKeys.LAYOUT, offset);
      offset += Long.BYTES;
      return true;
    }
  }

  /// Merges runs into a file and returns the number of keys in it.
  static long merge(List<Path> runs, Path target) throws IOException {
    try (Arena arena = Arena.ofConfined();
        KeyFile.Writer writer = new KeyFile.Writer(target)) {
      PriorityQueue<Run> queue = new PriorityQueue<>(Comparator.comparingLong(run -> run.key));
      for (Path path : runs) {
        Run run = new Run(KeyFile.map(path, arena));
        if (run.advance()) {
          queue.add(run);
        }
      }
      write(queue, writer);
      return writer.finish();
    }
  }

  /// Repeatedly takes the run with the lowest key and copies it while its keys do not exceed those
  /// of the other runs.
  private static void write(PriorityQueue<Run> queue, KeyFile.Writer writer) throws IOException {
    long last = 0;
    while (!queue.isEmpty()) {
      Run run = queue.remove();
      long limit = queue.isEmpty() ? Long.MAX_VALUE : queue.element().key;
      boolean more = true;
      while (more && run.key <= limit) {
        if (run.key != last) {
          last = run.key;
          writer.write(last);
        }
        more = run.advance();
      }
      if (more) {
        queue.add(run);
      }
    }
  }
}
