package tabuleiro.lab.tasks;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import tabuleiro.play.players.StopSignal;

/// Runs numbered tasks, several at once, and delivers their results in order, so that what comes
/// out does not depend on the number of threads.
public final class OrderedTasks implements AutoCloseable {
  /// The number of tasks started for each thread before the first of them ends. A guess: a long
  /// task keeps no thread waiting, and little is lost when the run is stopped.
  private static final int QUEUED_PER_THREAD = 8;

  private final int threads;
  private final StopSignal stop;
  private final ExecutorService workers;

  /// @param threads the number of tasks that run at the same time, at least 1
  /// @param stop stops the tasks
  public OrderedTasks(int threads, StopSignal stop) {
    this.threads = threads;
    this.stop = stop;
    workers = Executors.newFixedThreadPool(threads);
  }

  /// Runs the tasks from a number on, until all have run, the receiver wants no more, one has no
  /// result, or a stop is requested.
  ///
  /// @param from the number of the first task
  /// @param end the number after the last task
  /// @param task is called on several threads; empty if it was stopped
  /// @param receiver gets each result, in order, on this thread, and returns whether to continue
  public <T> void run(
      int from, int end, IntFunction<Optional<T>> task, Predicate<? super T> receiver) {
    Deque<Future<Optional<T>>> queued = new ArrayDeque<>();
    int next = from;
    boolean continues = true;
    while (continues && !stop.isRequested()) {
      while (next < end && queued.size() < QUEUED_PER_THREAD * threads) {
        int number = next++;
        queued.add(workers.submit(() -> task.apply(number)));
      }
      continues = !queued.isEmpty() && result(queued.remove()).filter(receiver).isPresent();
    }
  }

  private <T> Optional<T> result(Future<Optional<T>> task) {
    try {
      return task.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.request();
      return Optional.empty();
    } catch (ExecutionException e) {
      stop.request();
      if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new IllegalStateException(e);
    }
  }

  /// Stops the tasks, and waits until they have ended.
  @Override
  public void close() {
    stop.request();
    workers.close();
  }
}
