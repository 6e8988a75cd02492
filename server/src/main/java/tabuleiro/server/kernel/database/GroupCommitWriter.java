package tabuleiro.server.kernel.database;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tabuleiro.server.kernel.metrics.LatencyTimer;
import tabuleiro.server.kernel.metrics.ValueGauge;
import tabuleiro.server.kernel.schedule.Scheduler;
import tabuleiro.server.kernel.tracing.ActiveSpan;
import tabuleiro.server.kernel.tracing.TraceContext;
import tabuleiro.server.kernel.tracing.Tracing;

/// The thread that writes. Jobs that arrive while the disk is busy share the next transaction and
/// its sync (group commit); a job is acknowledged only after that commit.
final class GroupCommitWriter implements AutoCloseable, MeterBinder {
  /// The maximum number of jobs in a commit. A guess: some milliseconds of work.
  private static final int MAX_JOBS = 256;

  /// The buckets of the histogram of the jobs in a commit.
  private static final double[] JOB_BUCKETS = {1, 2, 4, 8, 16, 32, 64, 128, MAX_JOBS};

  /// A job, the future of its result, when it was submitted, and by which span.
  private record Job<T>(
      Function<Handle, T> work,
      CompletableFuture<T> done,
      long submittedNanos,
      TraceContext cause) {
    /// Does the work and returns the acknowledgement, to be run after the commit.
    Runnable run(Handle handle) {
      T result = work.apply(handle);
      return () -> done.complete(result);
    }

    void fail(StoreException why) {
      done.completeExceptionally(why);
    }
  }

  private final CompositeMeterRegistry meters = new CompositeMeterRegistry();
  private final Timer writes =
      LatencyTimer.builder(
              "tabuleiro.write", "time from the request for a change until it is on disk")
          .register(meters);
  private final Timer commits =
      LatencyTimer.builder("tabuleiro.commit", "duration of a transaction with its commit")
          .register(meters);
  private final DistributionSummary jobsPerCommit =
      DistributionSummary.builder("tabuleiro.commit.jobs")
          .description("changes that share a transaction")
          .serviceLevelObjectives(JOB_BUCKETS)
          .register(meters);
  private final Counter failures =
      Counter.builder("tabuleiro.commit.failures")
          .description("transactions that the database did not commit")
          .register(meters);
  private final Jdbi jdbi;
  private final ChangePublisher publisher;
  private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
  private final Job<Boolean> last =
      new Job<>(handle -> true, new CompletableFuture<>(), 0, TraceContext.NONE);
  private final Scheduler scheduler;
  private final Tracing tracing;
  private final Thread thread;
  private boolean closed;

  /// @param publisher publishes the changes of each commit
  /// @param scheduler the time and the thread
  /// @param tracing receives a span for each change that a span has caused
  GroupCommitWriter(Jdbi jdbi, ChangePublisher publisher, Scheduler scheduler, Tracing tracing) {
    this.jdbi = jdbi;
    this.publisher = publisher;
    this.scheduler = scheduler;
    this.tracing = tracing;
    this.thread = scheduler.startThread("store-writer", false, this::loop);
  }

  /// Submits work for a transaction that other jobs may share.
  ///
  /// @param work may run twice, when another job has made the transaction fail
  /// @return completes once the work is on disk, on the writer's thread, so dependent stages must
  ///   be quick; fails with a [StoreException] when the work could not be done
  synchronized <T> CompletableFuture<T> submit(Function<Handle, T> work) {
    Job<T> job =
        new Job<>(work, new CompletableFuture<>(), scheduler.nanoTime(), tracing.current());
    if (closed) {
      job.fail(new StoreException(StoreFailure.CLOSED));
    } else {
      queue.add(job);
    }
    return job.done();
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    meters.add(registry);
    ValueGauge.register(
        registry, "tabuleiro.writer.waiting", "changes that wait for the writer", queue::size);
  }

  /// Completes the submitted work, and ends the thread.
  @Override
  public void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        queue.add(last);
      }
    }
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void loop() {
    List<Job<?>> jobs = new ArrayList<>();
    while (!jobs.contains(last)) {
      jobs.clear();
      try {
        jobs.add(queue.take());
      } catch (InterruptedException e) {
        continue; // Not interrupted in practice; close() ends this thread.
      }
      queue.drainTo(jobs, MAX_JOBS - 1);
      commit(jobs);
    }
  }

  /// Does all jobs in one transaction. If it fails, one of them may be the cause, so each is tried
  /// alone.
  private void commit(List<Job<?>> jobs) {
    try {
      commitTogether(jobs);
    } catch (RuntimeException together) {
      boolean isReachable = !(together instanceof ConnectionException);
      for (Job<?> job : jobs) {
        isReachable = isReachable && commitAlone(job);
        if (!isReachable) {
          job.fail(unavailable(together));
        }
      }
    }
  }

  /// Returns whether the database could be reached.
  private boolean commitAlone(Job<?> job) {
    try {
      commitTogether(List.of(job));
    } catch (ConnectionException e) {
      return false;
    } catch (StoreException e) {
      job.fail(e);
    } catch (RuntimeException e) {
      job.fail(unavailable(e));
    }
    return true;
  }

  private void commitTogether(List<Job<?>> jobs) {
    long began = scheduler.nanoTime();
    List<Runnable> acknowledgements;
    try {
      acknowledgements = jdbi.inTransaction(handle -> run(jobs, handle));
    } catch (StoreException e) {
      throw e; // A job refuses a request; the database is well.
    } catch (RuntimeException e) {
      failures.increment();
      trace(jobs, began, false);
      throw e;
    }
    long ended = scheduler.nanoTime();
    commits.record(ended - began, TimeUnit.NANOSECONDS);
    jobsPerCommit.record(jobs.size());
    jobs.forEach(job -> writes.record(ended - job.submittedNanos(), TimeUnit.NANOSECONDS));
    trace(jobs, began, true); // Before the spans that wait for the commit end.
    acknowledgements.forEach(Runnable::run);
  }

  /// Sends a span of the transaction to each trace that has a part in it.
  private void trace(List<Job<?>> jobs, long began, boolean isCommitted) {
    for (Job<?> job : jobs) {
      if (job.cause().isPresent()) {
        Duration ago = Duration.ofNanos(scheduler.nanoTime() - began);
        try (ActiveSpan span = tracing.start("commit", job.cause(), ago)) {
          span.set("tabuleiro.jobs", jobs.size());
          if (!isCommitted) {
            span.fail();
          }
        }
      }
    }
  }

  private List<Runnable> run(List<Job<?>> jobs, Handle handle) {
    publisher.discard();
    List<Runnable> acknowledgements = new ArrayList<>();
    for (Job<?> job : jobs) {
      publisher.setCause(job.cause());
      acknowledgements.add(job.run(handle));
    }
    publisher.publish(handle);
    return acknowledgements;
  }

  private static StoreException unavailable(Throwable cause) {
    return StoreException.ofFailure(cause);
  }
}
