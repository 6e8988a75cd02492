package tabuleiro.server.study;

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

/// A few threads that think for everybody. What cannot begin at once waits in line: the addresses
/// take turns, so that nobody is kept waiting by somebody who asks for much. While others wait,
/// work without an end of its own is cut short. Safe for several threads.
final class AnalysisPool implements AutoCloseable {
  /// How often it is looked whether somebody has thought long enough.
  private static final Duration LOOK = Duration.ofMillis(100);

  private final int mostOfAddress;
  private final int mostWaiting;
  private final Duration share;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final LinkedHashMap<String, Deque<AnalysisJob>> waiting = new LinkedHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final List<AnalysisJob> running = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();
  private boolean closed;

  /// @param atOnce how many think at the same time
  /// @param mostOfAddress how many jobs an address may have, those in line included
  /// @param mostWaiting how many stand in line at most
  /// @param share how long an endless job goes on at least, while others wait
  AnalysisPool(int atOnce, int mostOfAddress, int mostWaiting, Duration share) {
    this.mostOfAddress = mostOfAddress;
    this.mostWaiting = mostWaiting;
    this.share = share;
    for (int i = 1; i <= atOnce; i++) {
      threads.add(Thread.ofPlatform().daemon().name("study-" + i).start(this::work));
    }
    threads.add(Thread.ofPlatform().daemon().name("study-watch").start(this::watch));
  }

  /// Puts a job in line.
  ///
  /// @return how many stand before it, 0 when it begins at once; empty when the pool is closed, or
  ///   it is endless and its address has too many, or the line is too long
  Optional<Integer> submit(AnalysisJob job) {
    lock.lock();
    try {
      int ofAddress = counts.getOrDefault(job.address(), 0);
      int before = waitingCount();
      boolean isTooMuch = ofAddress >= mostOfAddress || before >= mostWaiting;
      if (closed || (job.isEndless() && isTooMuch)) {
        return Optional.empty();
      }
      counts.put(job.address(), ofAddress + 1);
      waiting.computeIfAbsent(job.address(), _ -> new ArrayDeque<>()).addLast(job);
      changed.signalAll();
      int free = threads.size() - 1 - running.size();
      return Optional.of(Math.max(0, before + 1 - free));
    } finally {
      lock.unlock();
    }
  }

  /// Stops a job: at once when it has not begun, and soon when it thinks. Harmless when it is over.
  void cancel(AnalysisJob job) {
    job.stop(AnalysisJob.StopReason.ASKED);
    lock.lock();
    try {
      Deque<AnalysisJob> line = waiting.get(job.address());
      if (line != null && line.remove(job)) {
        if (line.isEmpty()) {
          waiting.remove(job.address());
        }
        leave(job);
      }
    } finally {
      lock.unlock();
    }
  }

  /// Returns how many stand in line.
  int waitingCount() {
    lock.lock();
    try {
      return waiting.values().stream().mapToInt(Collection::size).sum();
    } finally {
      lock.unlock();
    }
  }

  /// Returns how many think now.
  int runningCount() {
    lock.lock();
    try {
      return running.size();
    } finally {
      lock.unlock();
    }
  }

  private void leave(AnalysisJob job) {
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
      leave(job);
    } finally {
      lock.unlock();
    }
  }

  /// Returns the first job of the address whose turn it is; its next turn comes after the others'.
  private AnalysisJob next() {
    Map.Entry<String, Deque<AnalysisJob>> first = waiting.pollFirstEntry();
    AnalysisJob job = first.getValue().removeFirst();
    if (!first.getValue().isEmpty()) {
      waiting.putLast(first.getKey(), first.getValue());
    }
    return job;
  }

  /// Cuts short those who have had their share, the first ones first, while others wait.
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
        changed.awaitNanos(LOOK.toNanos());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }

  /// Stops all jobs; those in line never begin.
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
