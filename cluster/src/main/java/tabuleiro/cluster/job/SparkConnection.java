package tabuleiro.cluster.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkJobInfo;
import org.apache.spark.SparkStageInfo;
import org.apache.spark.SparkStatusTracker;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import scala.Function2;
import scala.jdk.javaapi.CollectionConverters;
import scala.jdk.javaapi.OptionConverters;
import scala.runtime.BoxedUnit;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Message;

/// An application on Spark, which runs numbered tasks. Not safe for several threads.
public final class SparkConnection implements AutoCloseable {
  private static final String MASTER = "spark.master";

  private final JavaSparkContext spark;
  private final ExecutorReporter reporter;

  private SparkConnection(JavaSparkContext spark, ExecutorReporter reporter) {
    this.spark = spark;
    this.reporter = reporter;
  }

  /// Starts an application where the options of `spark-submit` say.
  ///
  /// @param name the name of the application on Spark's pages
  /// @param settings settings in addition to those of `spark-submit`
  /// @throws CommandException when there is no master, or it does not answer
  public static SparkConnection open(CommandContext context, String name, SparkConf settings) {
    settings.setAppName("tabuleiro " + name);
    if (!settings.contains(MASTER)) {
      throw new CommandException(Message.of("spark-no-master"));
    }
    String master = settings.get(MASTER);
    // The results are handed on as they arrive, so that their sum may be any size.
    settings.setIfMissing("spark.driver.maxResultSize", "0");
    // Otherwise a task whose results go to many others opens a file for each of them.
    settings.setIfMissing("spark.shuffle.sort.bypassMergeThreshold", "1");
    ExecutorReporter reporter = new ExecutorReporter(context, master);
    reporter.showConnecting();
    if (!StandaloneMaster.isReachable(master)) {
      throw new CommandException(Message.of("spark-no-answer", master));
    }
    try {
      JavaSparkContext spark = new JavaSparkContext(settings);
      spark.sc().addSparkListener(reporter);
      reporter.showStarted(spark.sc().uiWebUrl().getOrElse(() -> master));
      return new SparkConnection(spark, reporter);
    } catch (Exception e) {
      // Spark's Scala code also throws checked exceptions that it does not declare.
      throw new CommandException(Message.of("spark-cannot-start", master, firstLine(e)), e);
    }
  }

  /// Returns the first line of what an exception says; the others are stack traces of executors.
  static String firstLine(Throwable error) {
    String text = Objects.requireNonNullElse(error.getMessage(), error.toString());
    return text.lines().findFirst().orElse("").strip();
  }

  /// Runs tasks until all have run, the receiver wants no more, or a stop is requested.
  ///
  /// @throws tabuleiro.play.PlayException when a task cannot be done
  /// @throws CommandException when Spark has given up
  public void run(
      NumberedTask task, TaskRange range, StopSignal stop, OrderedJob.Receiver receiver) {
    if (range.batches() == 0 || stop.isRequested()) {
      return;
    }
    JavaRDD<Integer> batches =
        eachInItsPartition(IntStream.range(0, range.batches()).boxed().toList());
    new OrderedJob(range, stop, receiver).run(job(stop), batches, task);
  }

  /// Starts a job.
  ///
  /// @param work what an executor does with a partition
  /// @param arrived receives the result of each partition, on a thread of Spark
  public <T, R> SimpleFutureAction<BoxedUnit> submit(
      RDD<T> data, StreamedJob.PartitionFunction<T, R> work, BiConsumer<Integer, R> arrived) {
    List<Object> partitions = new ArrayList<>();
    for (int partition = 0; partition < data.getNumPartitions(); partition++) {
      partitions.add(partition);
    }
    Function2<Object, R, BoxedUnit> handler =
        (partition, result) -> {
          arrived.accept((Integer) partition, result);
          return BoxedUnit.UNIT;
        };
    return spark
        .sc()
        .submitJob(
            data,
            work,
            CollectionConverters.asScala(partitions).toSeq(),
            handler,
            () -> BoxedUnit.UNIT);
  }

  /// Returns the share of the tasks of a job that are done, from 0 to 1.
  double completedShare(SimpleFutureAction<BoxedUnit> job) {
    SparkStatusTracker tracker = spark.sc().statusTracker();
    int tasks = 0;
    int done = 0;
    for (Object id : CollectionConverters.asJava(job.jobIds())) {
      Optional<SparkJobInfo> info = OptionConverters.toJava(tracker.getJobInfo((Integer) id));
      for (int stage : info.map(SparkJobInfo::stageIds).orElse(new int[0])) {
        Optional<SparkStageInfo> state = OptionConverters.toJava(tracker.getStageInfo(stage));
        tasks += state.map(SparkStageInfo::numTasks).orElse(0);
        done += state.map(SparkStageInfo::numCompletedTasks).orElse(0);
      }
    }
    return tasks == 0 ? 0 : Math.min(1, (double) done / tasks);
  }

  /// Returns the exception for a job that has ended early.
  public static CommandException failure(SimpleFutureAction<BoxedUnit> job) {
    Throwable cause = job.value().get().failed().get();
    return new CommandException(Message.of("spark-failed", firstLine(cause)), cause);
  }

  /// Shows when there has been no executor for a while.
  public void checkExecutors() {
    reporter.checkExecutors();
  }

  /// Returns a job of this application.
  ///
  /// @param stop stops the job
  public StreamedJob job(StopSignal stop) {
    return new StreamedJob(this, stop);
  }

  /// Returns the number of tasks that run at the same time, or 2 when no executor has come yet.
  public int parallelism() {
    return spark.defaultParallelism();
  }

  /// Returns the data of a job, each element in a partition by itself.
  public <T> JavaRDD<T> eachInItsPartition(List<T> elements) {
    return spark.parallelize(elements, elements.size());
  }

  /// Returns data that executors fetch from here, or from each other, when they need it.
  public <T> Broadcast<T> broadcast(T data) {
    return spark.broadcast(data);
  }

  /// Ends the application: its executors stop.
  @Override
  public void close() {
    reporter.close();
    spark.close();
  }
}
