package tabuleiro.server.analysis;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import tabuleiro.rules.Message;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.kernel.metrics.ValueGauge;

/// A few threads for analyses. Waiting jobs are served fairly: the addresses take turns, so that
/// many jobs of one client do not delay the others. While jobs wait, endless ones are stopped after
/// their share of time. Thread-safe.
final class AnalysisPool implements AutoCloseable, MeterBinder {
  /// How often running jobs are checked.
  private static final Duration CHECK_INTERVAL = Duration.ofMillis(100);

  private final int maxJobsPerAddress;
  private final int maxWaiting;
  private final Duration share;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final LinkedHashMap<String, Deque<AnalysisJob>> waiting = new LinkedHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final List<AnalysisJob> running = new ArrayList<>();
  private final int atOnce;
  private final List<Thread> threads = new ArrayList<>();
  private boolean closed;

  /// @param atOnce how many jobs run at the same time; with 0 all are refused
  /// @param maxJobsPerAddress how many jobs an address may have, including waiting ones
  /// @param maxWaiting how many jobs may wait
  /// @param share the time after which an endless job may be stopped while others wait
  AnalysisPool(int atOnce, int maxJobsPerAddress, int maxWaiting, Duration share) {
    this.atOnce = atOnce;
    this.maxJobsPerAddress = maxJobsPerAddress;
    this.maxWaiting = maxWaiting;
    this.share = share;
    for (int i = 1; i <= atOnce; i++) {
      threads.add(Thread.ofPlatform().daemon().name("study-" + i).start(this::work));
    }
    threads.add(Thread.ofPlatform().daemon().name("study-watch").start(this::watch));
  }

  /// Checks that this server analyses positions.
  ///
  /// @throws ProblemException when it leaves the engines to other servers
  void requireThreads() {
    if (atOnce == 0) {
      throw new ProblemException(503, "no-engines", Message.of("analysis.no-engines"));
    }
  }

  /// Adds a job to the queue.
  ///
  /// @return how many jobs are before it, 0 when it starts at once; empty when the pool is closed,
  ///   or when an endless job exceeds the limit of its address or of the queue
  /// @throws ProblemException when this server leaves the engines to other servers
  Optional<Integer> submit(AnalysisJob job) {
    requireThreads();
    lock.lock();
    try {
      int ofAddress = counts.getOrDefault(job.address(), 0);
      int before = waitingCount();
      boolean exceedsLimit = ofAddress >= maxJobsPerAddress || before >= maxWaiting;
      if (closed || (job.isEndless() && exceedsLimit)) {
        return Optional.empty();
      }
      counts.put(job.address(), ofAddress + 1);
      waiting.computeIfAbsent(job.address(), _ -> new ArrayDeque<>()).addLast(job);
      changed.signalAll();
      int free = atOnce - running.size();
      return Optional.of(Math.max(0, before + 1 - free));
    } finally {
      lock.unlock();
    }
  }

  /// Cancels a job. A waiting job is removed at once, a running one ends soon; a finished one is
  /// not affected.
  void cancel(AnalysisJob job) {
    job.stop(AnalysisJob.StopReason.ASKED);
    lock.lock();
    try {
      Deque<AnalysisJob> jobs = waiting.get(job.address());
      if (jobs != null && jobs.remove(job)) {
        if (jobs.isEmpty()) {
          waiting.remove(job.address());
        }
        releaseAddress(job);
      }
    } finally {
      lock.unlock();
    }
  }

  /// Returns how many jobs wait.
  int waitingCount() {
    lock.lock();
    try {
      return waiting.values().stream().mapToInt(Collection::size).sum();
    } finally {
      lock.unlock();
    }
  }

  /// Returns how many jobs are running.
  int runningCount() {
    lock.lock();
    try {
      return running.size();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    ValueGauge.register(
        registry, "tabuleiro.analysis.threads", "threads for analyses", () -> atOnce);
    ValueGauge.register(
        registry, "tabuleiro.analysis.busy", "analyses that run now", this::runningCount);
    ValueGauge.register(
        registry,
        "tabuleiro.analysis.waiting",
        "analyses waiting for a thread",
        this::waitingCount);
  }

  private void releaseAddress(AnalysisJob job) {
    counts.computeIfPresent(job.address(), (_, count) -> count == 1 ? null : count - 1);
  }

  private void work() {
    Optional<AnalysisJob> job = begin();
    while (job.isPresent()) {
      try {
        job.get().run();
      } finally {
        end(job.get());
      }
      job = begin();
    }
  }

  /// Waits for the next job; empty when the pool is closed.
  private Optional<AnalysisJob> begin() {
    lock.lock();
    try {
      while (waiting.isEmpty() && !closed) {
        changed.awaitUninterruptibly();
      }
      if (closed) {
        return Optional.empty();
      }
      AnalysisJob job = next();
      running.add(job);
      return Optional.of(job);
    } finally {
      lock.unlock();
    }
  }

  private void end(AnalysisJob job) {
    lock.lock();
    try {
      running.remove(job);
      releaseAddress(job);
    } finally {
      lock.unlock();
    }
  }

  /// Returns the first job of the address whose turn it is, and moves the address to the end of the
  /// queue.
  private AnalysisJob next() {
    Map.Entry<String, Deque<AnalysisJob>> first = waiting.pollFirstEntry();
    AnalysisJob job = first.getValue().removeFirst();
    if (!first.getValue().isEmpty()) {
      waiting.putLast(first.getKey(), first.getValue());
    }
    return job;
  }

  /// Stops endless jobs that have had their share, the oldest first, while others wait.
  private void watch() {
    lock.lock();
    try {
      while (!closed) {
        if (!waiting.isEmpty()) {
          running.stream()
              .filter(job -> job.isEndless() && job.hasRunFor(share))
              .limit(waitingCount())
              .forEach(job -> job.stop(AnalysisJob.StopReason.OTHERS));
        }
        changed.awaitNanos(CHECK_INTERVAL.toNanos());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }

  /// Cancels all jobs; waiting ones never run.
  @Override
  public void close() {
    lock.lock();
    try {
      closed = true;
      waiting.clear();
      running.forEach(job -> job.stop(AnalysisJob.StopReason.ASKED));
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
