package tabuleiro.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import tabuleiro.server.schedule.Scheduler;

/// The thread that writes. Jobs that arrive while the disk is busy share the next transaction and
/// its sync (group commit); a job is acknowledged only after that commit.
final class GroupCommitWriter implements AutoCloseable {
  /// The maximum number of jobs in a commit. A guess: some milliseconds of work.
  private static final int MAX_JOBS = 256;

  /// A job, and the future of its result.
  private record Job<T>(Function<Handle, T> work, CompletableFuture<T> done) {
    /// Does the work and returns the acknowledgement, to be run after the commit.
    Runnable run(Handle handle) {
      T result = work.apply(handle);
      return () -> done.complete(result);
    }

    void fail(StoreException why) {
      done.completeExceptionally(why);
    }
  }

  private final Jdbi jdbi;
  private final ChangePublisher publisher;
  private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
  private final Job<Boolean> last = new Job<>(handle -> true, new CompletableFuture<>());
  private final Thread thread;
  private boolean closed;

  /// @param publisher publishes the changes of each commit
  /// @param scheduler starts the thread
  GroupCommitWriter(Jdbi jdbi, ChangePublisher publisher, Scheduler scheduler) {
    this.jdbi = jdbi;
    this.publisher = publisher;
    this.thread = scheduler.startThread("store-writer", false, this::loop);
  }

  /// Submits work for a transaction that other jobs may share.
  ///
  /// @param work may run twice, when another job has made the transaction fail
  /// @return completes once the work is on disk, on the writer's thread, so dependent stages must
  ///   be quick; fails with a [StoreException] when the work could not be done
  synchronized <T> CompletableFuture<T> submit(Function<Handle, T> work) {
    Job<T> job = new Job<>(work, new CompletableFuture<>());
    if (closed) {
      job.fail(new StoreException("store.closed"));
    } else {
      queue.add(job);
    }
    return job.done();
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
    List<Runnable> acknowledgements = jdbi.inTransaction(handle -> run(jobs, handle));
    acknowledgements.forEach(Runnable::run);
  }

  private List<Runnable> run(List<Job<?>> jobs, Handle handle) {
    publisher.discard();
    List<Runnable> acknowledgements = new ArrayList<>();
    for (Job<?> job : jobs) {
      acknowledgements.add(job.run(handle));
    }
    publisher.publish(handle);
    return acknowledgements;
  }

  private static StoreException unavailable(Throwable cause) {
    return StoreException.ofFailure(cause);
  }
}
