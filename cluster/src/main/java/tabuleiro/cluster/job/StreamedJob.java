package tabuleiro.cluster.job;

import java.io.Serializable;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.rdd.RDD;
import scala.Function1;
import scala.collection.Iterator;
import scala.runtime.BoxedUnit;
import tabuleiro.play.players.StopSignal;

/// A job on Spark whose results are delivered while others are still being worked on, each as soon
/// as it arrives.
///
/// @param stop ends the job
public record StreamedJob(SparkConnection spark, StopSignal stop) {
  private static final long POLL_MILLIS = 100;

  /// How long a stop may still be requested after the job has failed: Ctrl-C also ends Spark,
  /// perhaps before it reaches the command. A guess.
  private static final int STOP_MILLIS = 1000;

  /// The result of a partition.
  private record Arrival<R>(int partition, R result) {}

  /// The work of an executor: a partition.
  public interface PartitionFunction<T, R> extends Function1<Iterator<T>, R>, Serializable {}

  /// Receives the results, on the thread that runs the job.
  @FunctionalInterface
  public interface Receiver<R> {
    /// Receives the result of a partition, and returns whether to continue.
    boolean accept(int partition, R result);
  }

  /// Receives the share of the tasks that are done, about ten times a second.
  @FunctionalInterface
  public interface Progress {
    void accept(double share);
  }

  /// Runs the job until every partition is done, the receiver wants no more, or a stop is
  /// requested.
  ///
  /// @param work what an executor does with a partition
  /// @throws tabuleiro.app.cli.CommandException when Spark has given up
  public <T, R> void run(
      RDD<T> data, PartitionFunction<T, R> work, Progress progress, Receiver<R> receiver) {
    BlockingQueue<Arrival<R>> arrivals = new LinkedBlockingQueue<>();
    SimpleFutureAction<BoxedUnit> job =
        spark.submit(
            data, work, (partition, result) -> arrivals.add(new Arrival<>(partition, result)));
    try {
      int count = data.getNumPartitions();
      int delivered = 0;
      while (delivered < count && !stop.isRequested()) {
        // Asked before the queue: a job ends after its last result has arrived.
        boolean isOver = job.isCompleted();
        Optional<Arrival<R>> arrival = next(arrivals);
        if (arrival.isPresent()) {
          delivered++;
          if (!receiver.accept(arrival.get().partition, arrival.get().result)) {
            return;
          }
        } else if (isOver) {
          fail(job);
          return;
        } else {
          progress.accept(spark.completedShare(job));
        }
        spark.checkExecutors();
      }
    } finally {
      job.cancel();
    }
  }

  private <R> Optional<Arrival<R>> next(BlockingQueue<Arrival<R>> arrivals) {
    try {
      return Optional.ofNullable(arrivals.poll(POLL_MILLIS, TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      stop.request();
      return Optional.empty();
    }
  }

  /// Reports why a job has ended early, unless the command was stopped.
  private void fail(SimpleFutureAction<BoxedUnit> job) {
    if (!stop.isRequestedWithin(STOP_MILLIS)) {
      throw SparkConnection.failure(job);
    }
  }
}
