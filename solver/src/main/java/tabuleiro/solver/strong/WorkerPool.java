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

/// Threads that share the positions of a layer: each takes the next few, until none are left or the
/// work is stopped.
///
/// @param threads how many
/// @param stop ends the work early
record WorkerPool(int threads, StopSignal stop) {
  private static final int PORTION = 1 << 12;

  /// What one thread does.
  interface LayerWorker {
    /// Works on the places from `start` up to but not including `end`.
    void process(int start, int end) throws IOException;

    /// Is told once, when no places are left.
    default void finish() throws IOException {}
  }

  /// Makes the hand of a thread.
  @FunctionalInterface
  interface WorkerFactory {
    LayerWorker create(int thread) throws IOException;
  }

  /// Works on all places.
  ///
  /// @param progress is told how many places are done, now and then, from any thread
  /// @throws SolverStoppedException when it was stopped
  void process(int places, WorkerFactory hiring, ProgressListener progress) throws IOException {
    AtomicLong next = new AtomicLong();
    List<Future<?>> futures = new ArrayList<>();
    try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
      for (int thread = 0; thread < threads; thread++) {
        int number = thread;
        futures.add(
            executor.submit(() -> {
              run(places, next, hiring.create(number), progress);
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

  private void run(int places, AtomicLong next, LayerWorker hand, ProgressListener progress)
      throws IOException {
    while (!stop.isRequested()) {
      long start = next.getAndAdd(PORTION);
      if (start >= places) {
        hand.finish();
        return;
      }
      hand.process((int) start, (int) Math.min(places, start + PORTION));
      progress.completed(Math.min(places, start + PORTION));
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

  /// Hears how far the work is.
  @FunctionalInterface
  interface ProgressListener {
    void completed(long places);
  }
}
