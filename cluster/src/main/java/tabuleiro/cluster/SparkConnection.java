package tabuleiro.cluster;

import java.util.Objects;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import tabuleiro.app.cli.CommandContext;
import tabuleiro.app.cli.CommandException;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Message;

/// An application on Spark, which runs numbered tasks. Not safe for several threads.
final class SparkConnection implements AutoCloseable {
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
  /// @throws CommandException when there is no master, or it does not answer
  static SparkConnection open(CommandContext context, String name) {
    SparkConf settings = new SparkConf().setAppName("tabuleiro " + name);
    if (!settings.contains(MASTER)) {
      throw new CommandException(Message.of("spark-no-master"));
    }
    String master = settings.get(MASTER);
    // The results are handed on as they arrive, so that their sum may be any size.
    settings.setIfMissing("spark.driver.maxResultSize", "0");
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
    } catch (
        Exception
            e) { // Spark's Scala code also throws checked exceptions that it does not declare.
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
  void run(NumberedTask task, TaskRange range, StopSignal stop, OrderedJob.Receiver receiver) {
    if (range.batches() == 0 || stop.isRequested()) {
      return;
    }
    JavaRDD<Integer> batches =
        spark.parallelize(IntStream.range(0, range.batches()).boxed().toList(), range.batches());
    new OrderedJob(range, stop, reporter).run(spark, batches, task, receiver);
  }

  /// Ends the application: its executors stop.
  @Override
  public void close() {
    reporter.close();
    spark.close();
  }
}
