package tabuleiro.solver.strong;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/// Threads that process the positions of a layer. Each thread takes the next chunk until none is
/// left or the work is stopped.
///
/// @param threads the number of threads
record WorkerPool(int threads, LayerJob job) {
  private static final int CHUNK_POSITIONS = 1 << 12;

  /// The work of one thread.
  interface LayerWorker {
    /// Processes the positions from index `start` (inclusive) to `end` (exclusive).
    void process(int start, int end) throws IOException;

    /// Called once, when no positions are left.
    default void finish() throws IOException {}
  }

  /// Creates the worker of a thread.
  @FunctionalInterface
  interface WorkerFactory {
    LayerWorker create();
  }

  /// Processes all positions, unless the job is stopped.
  void process(WorkerFactory factory) throws IOException {
    AtomicLong next = new AtomicLong();
    List<Future<?>> futures = new ArrayList<>();
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      for (int thread = 0; thread < threads; thread++) {
        futures.add(
            executor.submit(() -> {
              run(next, factory.create());
              return null;
            }));
      }
    }
    for (Future<?> future : futures) {
      await(future);
    }
  }

  private void run(AtomicLong next, LayerWorker worker) throws IOException {
    int positions = job.positions();
    while (!job.stop().isRequested()) {
      long start = next.getAndAdd(CHUNK_POSITIONS);
      if (start >= positions) {
        worker.finish();
        return;
      }
      worker.process((int) start, (int) Math.min(positions, start + CHUNK_POSITIONS));
      job.progress().accept(Math.min(positions, start + CHUNK_POSITIONS));
    }
  }

  private static void await(Future<?> future) throws IOException {
    try {
      future.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException cause -> throw cause;
        case RuntimeException cause -> throw cause;
        case Error cause -> throw cause;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SolverStoppedException();
    }
  }
}
