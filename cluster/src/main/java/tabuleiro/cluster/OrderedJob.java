package tabuleiro.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import tabuleiro.app.cli.CommandException;
import tabuleiro.play.players.PlayerFailureException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Message;

/// A job on Spark whose results are delivered one by one, in the order of the tasks, while later
/// tasks run: what comes out depends neither on the number of executors nor on which task ends
/// first.
final class OrderedJob {
  private static final long POLL_MILLIS = 100;

  /// How long a stop may still be requested after the job has failed: Ctrl-C also ends Spark,
  /// perhaps before it reaches the command. A guess.
  private static final int STOP_MILLIS = 1000;

  private final TaskRange range;
  private final StopSignal stop;
  private final ExecutorReporter reporter;
  private final BlockingQueue<Arrival> arrivals = new LinkedBlockingQueue<>();

  /// The result of a batch.
  private record Arrival(int batch, TaskResult result) {}

  /// Receives the results.
  @FunctionalInterface
  interface Receiver {
    /// Receives a result, and returns whether to continue.
    ///
    /// @param number the number of the task
    boolean accept(int number, String result);
  }

  /// The work of an executor: a batch.
  private interface BatchFunction extends Function1<Iterator<Integer>, TaskResult>, Serializable {}

  OrderedJob(TaskRange range, StopSignal stop, ExecutorReporter reporter) {
    this.range = range;
    this.stop = stop;
    this.reporter = reporter;
  }

  /// Runs the job.
  ///
  /// @param batches the numbers of the batches, each in its own partition
  /// @throws PlayerFailureException when a task cannot be done
  /// @throws CommandException when Spark has given up
  void run(JavaSparkContext spark, JavaRDD<Integer> batches, NumberedTask task, Receiver receiver) {
    TaskRange numbers = range;
    BatchFunction work =
        partition -> {
          int batch = partition.next();
          return TaskResult.of(task, numbers.first(batch), numbers.endOf(batch));
        };
    Function2<Object, TaskResult, BoxedUnit> arrived =
        (batch, result) -> {
          arrivals.add(new Arrival((Integer) batch, result));
          return BoxedUnit.UNIT;
        };
    List<Object> partitions = new ArrayList<>();
    for (int batch = 0; batch < range.batches(); batch++) {
      partitions.add(batch);
    }
    SimpleFutureAction<BoxedUnit> job =
        spark
            .sc()
            .submitJob(
                batches.rdd(),
                work,
                CollectionConverters.asScala(partitions).toSeq(),
                arrived,
                () -> BoxedUnit.UNIT);
    try {
      deliver(job, receiver);
    } finally {
      job.cancel();
    }
  }

  private void deliver(SimpleFutureAction<BoxedUnit> job, Receiver receiver) {
    Map<Integer, TaskResult> early = new HashMap<>();
    int batch = 0;
    while (batch < range.batches() && !stop.isRequested()) {
      // Asked before the queue: a job ends after its last result has arrived.
      boolean isOver = job.isCompleted();
      Optional<Arrival> arrival = nextArrival();
      arrival.ifPresent(one -> early.put(one.batch, one.result));
      if (arrival.isEmpty() && isOver) {
        fail(job);
        return;
      }
      while (early.containsKey(batch)) {
        TaskResult result = Objects.requireNonNull(early.remove(batch));
        if (!accept(batch, result, receiver)) {
          return;
        }
        batch++;
      }
      reporter.checkExecutors();
    }
  }

  private Optional<Arrival> nextArrival() {
    try {
      return Optional.ofNullable(arrivals.poll(POLL_MILLIS, TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.request();
      return Optional.empty();
    }
  }

  private boolean accept(int batch, TaskResult result, Receiver receiver) {
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

  /// Reports why a job has ended early, unless the command was stopped.
  private void fail(SimpleFutureAction<BoxedUnit> job) {
    if (!stop.isRequestedWithin(STOP_MILLIS)) {
      Throwable cause = job.value().get().failed().get();
      throw new CommandException(
          Message.of("spark-failed", SparkConnection.firstLine(cause)), cause);
    }
  }
}
