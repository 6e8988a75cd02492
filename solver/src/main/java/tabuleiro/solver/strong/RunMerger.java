package tabuleiro.solver.strong;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import tabuleiro.solver.table.SortedKeys;

/// Merges runs of ascending keys into one file that has every key once.
final class RunMerger {
  private RunMerger() {}

  /// A run that is read from its lowest key on.
  private static final class Run {
    private final MemorySegment keys;
    private long place;
    private long key;

    Run(MemorySegment keys) {
      this.keys = keys;
    }

    /// Returns whether there is another key, and reads it.
    boolean advance() {
      if (place == keys.byteSize()) {
        return false;
      }
      key = keys.get(SortedKeys.LAYOUT, place);
      place += Long.BYTES;
      return true;
    }
  }

  /// Merges runs into a file and returns the number of its keys.
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

  /// Takes the run with the lowest key and reads it as far as it stays below all others.
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
