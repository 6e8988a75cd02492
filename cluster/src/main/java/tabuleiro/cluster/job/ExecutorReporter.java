package tabuleiro.cluster.job;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import tabuleiro.app.cli.CommandContext;

/// Prints on standard error what happens to the executors. Thread-safe.
final class ExecutorReporter extends SparkListener implements AutoCloseable {
  /// How long there may be no executor before the user is notified.
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(15);

  private final CommandContext context;
  private final String master;
  private final AtomicInteger executors = new AtomicInteger();
  private volatile boolean closed;
  private volatile long aloneSince = System.nanoTime();

  /// @param master the address of the master
  ExecutorReporter(CommandContext context, String master) {
    this.context = context;
    this.master = master;
  }

  /// Shows that the master is asked, which may take a minute when it does not answer.
  void showConnecting() {
    show("spark-connecting", master);
  }

  /// Shows where the progress can be watched.
  ///
  /// @param pages the address of Spark's own pages
  void showStarted(String pages) {
    show("spark-started", pages);
  }

  @Override
  public void onExecutorAdded(SparkListenerExecutorAdded event) {
    executors.incrementAndGet();
  }

  @Override
  public void onExecutorRemoved(SparkListenerExecutorRemoved event) {
    if (executors.decrementAndGet() == 0) {
      aloneSince = System.nanoTime();
    }
    if (!closed) {
      show("spark-executor-lost", event.executorId());
    }
  }

  /// Shows once that there is no executor, if that has been so for a while.
  void checkExecutors() {
    boolean isLocal = master.startsWith("local");
    if (!isLocal && executors.get() == 0 && System.nanoTime() - aloneSince > PATIENCE_NANOS) {
      aloneSince = Long.MAX_VALUE;
      show("spark-no-executor", master);
    }
  }

  private void show(String key, String argument) {
    // Spark's threads report too.
    synchronized (context) {
      // The progress line of a terminal has no end yet.
      String begin = context.isTerminal() ? System.lineSeparator() : "";
      context.err().println(begin + context.messages().format(key, argument));
      context.err().flush();
    }
  }

  /// Expects the executors to end.
  @Override
  public void close() {
    closed = true;
  }
}
