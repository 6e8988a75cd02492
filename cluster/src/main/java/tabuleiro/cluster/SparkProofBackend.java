package tabuleiro.cluster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.SimpleFutureAction;
import scala.runtime.BoxedUnit;
import tabuleiro.cluster.job.SparkConnection;
import tabuleiro.cluster.job.StreamedJob;
import tabuleiro.play.players.StopSignal;
import tabuleiro.solver.weak.ProofBackend;
import tabuleiro.solver.weak.ProofResult;
import tabuleiro.solver.weak.ProofTask;

/// Answers tasks on the executors. Each task is a job of Spark, so that the next one can be chosen
/// when the first answer has come; Spark repeats the tasks of a lost executor.
final class SparkProofBackend implements ProofBackend {
  private static final long POLL_MILLIS = 100;

  /// How long a stop may still be requested after a job has failed: Ctrl-C also ends Spark, perhaps
  /// before it reaches the command. A guess.
  private static final int STOP_MILLIS = 1000;

  private final SparkConnection spark;
  private final long tableBytes;
  private final StopSignal stop;
  private final BlockingQueue<Answered> answers = new LinkedBlockingQueue<>();
  private final Map<Integer, SimpleFutureAction<BoxedUnit>> jobs = new HashMap<>();

  /// @param tableBytes the memory of the table of each executor, in bytes
  /// @param stop ends the work
  SparkProofBackend(SparkConnection spark, long tableBytes, StopSignal stop) {
    this.spark = spark;
    this.tableBytes = tableBytes;
    this.stop = stop;
  }

  /// One task waits, so that no executor does.
  @Override
  public int capacity() {
    return spark.parallelism() + 1;
  }

  @Override
  public void submit(int number, ProofTask task) {
    ProofQuestion question = ProofQuestion.of(task, tableBytes);
    StreamedJob.PartitionFunction<Integer, ProofResult> work = _ -> question.answer();
    jobs.put(
        number,
        spark.submit(
            spark.eachInItsPartition(List.of(number)).rdd(),
            work,
            (_, result) -> answers.add(new Answered(number, result))));
  }

  private Optional<Answered> poll() {
    try {
      return Optional.ofNullable(answers.poll(POLL_MILLIS, TimeUnit.MILLISECONDS));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    jobs.values().forEach(SimpleFutureAction::cancel);
    spark.close();
  }

  @Override
  public Optional<Answered> next() {
    spark.checkExecutors();
    // Asked before the queue: a job ends after its answer has arrived.
    Optional<SimpleFutureAction<BoxedUnit>> ended =
        jobs.values().stream().filter(SimpleFutureAction::isCompleted).findFirst();
    Optional<Answered> answer = poll();
    answer.ifPresent(one -> jobs.remove(one.number()));
    if (answer.isEmpty() && ended.isPresent() && !stop.isRequestedWithin(STOP_MILLIS)) {
      throw SparkConnection.failure(ended.get());
    }
    return answer;
  }
}
