package tabuleiro.cluster.job;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.spark.api.java.JavaRDD;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;

/// A job on Spark whose results are delivered one by one, in the order of the tasks, while later
/// tasks run: what comes out depends neither on the number of executors nor on which task ends
/// first. Not safe for several threads.
public final class OrderedJob {
  private final TaskRange range;
  private final StopSignal stop;
  private final Receiver receiver;
  private final Map<Integer, TaskResult> early = new HashMap<>();
  private int batch;

  /// Receives the results.
  @FunctionalInterface
  public interface Receiver {
    /// Receives a result, and returns whether to continue.
    ///
    /// @param number the number of the task
    boolean accept(int number, String result);
  }

  /// @param stop ends the delivery of results
  OrderedJob(TaskRange range, StopSignal stop, Receiver receiver) {
    this.range = range;
    this.stop = stop;
    this.receiver = receiver;
  }

  /// Runs the job.
  ///
  /// @param batches the numbers of the batches, each in its own partition
  /// @throws PlayerFailureException when a task cannot be done
  /// @throws tabuleiro.app.cli.CommandException when Spark has given up
  void run(StreamedJob job, JavaRDD<Integer> batches, NumberedTask task) {
    TaskRange numbers = range;
    job.run(
        batches.rdd(),
        partition -> {
          int number = partition.next();
          return TaskResult.of(task, numbers.first(number), numbers.endOf(number));
        },
        _ -> {},
        this::arrive);
  }

  /// Delivers the results that are next, and returns whether to continue.
  private boolean arrive(int number, TaskResult result) {
    early.put(number, result);
    while (early.containsKey(batch)) {
      if (!deliver(Objects.requireNonNull(early.remove(batch)))) {
        return false;
      }
      batch++;
    }
    return true;
  }

  private boolean deliver(TaskResult result) {
    int number = range.first(batch);
    for (String text : result.texts()) {
      if (stop.isRequested() || !receiver.accept(number, text)) {
        return false;
      }
      number++;
    }
    if (result.failure().isPresent()) {
      throw new PlayerFailureException(result.failure().get());
    }
    return true;
  }
}
