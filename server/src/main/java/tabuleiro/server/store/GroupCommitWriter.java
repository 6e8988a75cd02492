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

/// The one thread that writes. Whatever has come in while the disk was busy is written in one
/// transaction and shares one sync; nobody is told that it is done before that has come back.
final class GroupCommitWriter implements AutoCloseable {
  /// The most that share a commit. A guess: some milliseconds of work.
  private static final int MOST = 256;

  /// Some work, and whoever waits for its result.
  private record Job<T>(Function<Handle, T> work, CompletableFuture<T> done) {
    /// Does the work and returns what tells of it, to be run after the commit.
    Runnable run(Handle handle) {
      T result = work.apply(handle);
      return () -> done.complete(result);
    }

    void fail(StoreException why) {
      done.completeExceptionally(why);
    }
  }

  private final Jdbi jdbi;
  private final ChangePublisher herald;
  private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
  private final Job<Boolean> last = new Job<>(handle -> true, new CompletableFuture<>());
  private final Thread thread;
  private boolean closed;

  /// @param herald tells other servers with each commit
  GroupCommitWriter(Jdbi jdbi, ChangePublisher herald) {
    this.jdbi = jdbi;
    this.herald = herald;
    this.thread = Thread.ofPlatform().name("store-writer").start(this::loop);
  }

  /// Has some work done in a transaction that others may share.
  ///
  /// @param work may run twice, when somebody else's work made the transaction fail
  /// @return completes once the work is on disk; by the writer's thread, so whoever goes on from
  ///   there does it quickly. A [StoreException] when it could not be done.
  synchronized <T> CompletableFuture<T> submit(Function<Handle, T> work) {
    Job<T> job = new Job<>(work, new CompletableFuture<>());
    if (closed) {
      job.fail(new StoreException("store.closed"));
    } else {
      queue.add(job);
    }
    return job.done();
  }

  /// Finishes what was submitted, and ends.
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
        continue; // Nobody interrupts this thread; close() ends it.
      }
      queue.drainTo(jobs, MOST - 1);
      commit(jobs);
    }
  }

  /// Does all jobs in one transaction. If that fails, one of them may be the cause, so each is
  /// tried alone.
  private void commit(List<Job<?>> jobs) {
    try {
      transact(jobs);
    } catch (RuntimeException together) {
      boolean isThere = !(together instanceof ConnectionException);
      for (Job<?> job : jobs) {
        isThere = isThere && commitAlone(job);
        if (!isThere) {
          job.fail(unavailable(together));
        }
      }
    }
  }

  /// Returns whether the database could be reached.
  private boolean commitAlone(Job<?> job) {
    try {
      transact(List.of(job));
    } catch (ConnectionException e) {
      return false;
    } catch (StoreException e) {
      job.fail(e);
    } catch (RuntimeException e) {
      job.fail(unavailable(e));
    }
    return true;
  }

  private void transact(List<Job<?>> jobs) {
    List<Runnable> acknowledgements = jdbi.inTransaction(handle -> run(jobs, handle));
    acknowledgements.forEach(Runnable::run);
  }

  private List<Runnable> run(List<Job<?>> jobs, Handle handle) {
    herald.discard();
    List<Runnable> acknowledgements = new ArrayList<>();
    for (Job<?> job : jobs) {
      acknowledgements.add(job.run(handle));
    }
    herald.publish(handle);
    return acknowledgements;
  }

  private static StoreException unavailable(Throwable cause) {
    return new StoreException("store.unavailable").withCause(cause);
  }
}
