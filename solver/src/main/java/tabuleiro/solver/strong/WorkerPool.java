package tabuleiro.solver.strong;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.play.players.StopSignal;

/// Threads that process the positions of a layer. Each thread takes the next chunk until none is
/// left or the work is stopped.
///
/// @param threads the number of threads
/// @param stop stops the work early
record WorkerPool(int threads, StopSignal stop) {
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
    LayerWorker create(int thread) throws IOException;
  }

  /// Processes all positions.
  ///
  /// @param positions the number of positions
  /// @param progress receives the number of processed positions from time to time, from any thread
  /// @throws SolverStoppedException when the work was stopped
  void process(int positions, WorkerFactory factory, ProgressListener progress) throws IOException {
    AtomicLong next = new AtomicLong();
    List<Future<?>> futures = new ArrayList<>();
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      for (int thread = 0; thread < threads; thread++) {
        int number = thread;
        futures.add(
            executor.submit(() -> {
              run(positions, next, factory.create(number), progress);
              return null;
            }));
      }
    }
    for (Future<?> future : futures) {
      await(future);
    }
    if (stop.isRequested()) {
      throw new SolverStoppedException();
    }
  }

  private void run(int positions, AtomicLong next, LayerWorker worker, ProgressListener progress)
      throws IOException {
    while (!stop.isRequested()) {
      long start = next.getAndAdd(CHUNK_POSITIONS);
      if (start >= positions) {
        worker.finish();
        return;
      }
      worker.process((int) start, (int) Math.min(positions, start + CHUNK_POSITIONS));
      progress.completed(Math.min(positions, start + CHUNK_POSITIONS));
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

  /// Receives the progress of the work.
  @FunctionalInterface
  interface ProgressListener {
    void completed(long positions);
  }
}
