package tabuleiro.engine.tree;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/// The tree of one search, and the synchronization of its workers: iterations run at the same time,
/// and are paused to read a consistent result or to change the memory. Safe for several threads.
final class SearchTree {
  /// The index of the root.
  static final int ROOT = 0;

  /// Held during each iteration.
  private final Lock iterations;

  /// Held while iterations are paused.
  private final Lock pause;

  private final long maxEvaluations;
  private final AtomicLong evaluations = new AtomicLong();
  private final LongAccumulator maxDepth = new LongAccumulator(Math::max, 0);
  private TreeNodes nodes;
  private volatile boolean isOver;

  /// @param nodes with the root
  /// @param maxEvaluations the most positions that may be evaluated, including those before the
  ///   first iteration
  SearchTree(TreeNodes nodes, long maxEvaluations) {
    this.nodes = nodes;
    this.maxEvaluations = maxEvaluations;
    ReadWriteLock lock = new ReentrantReadWriteLock();
    iterations = lock.readLock();
    pause = lock.writeLock();
  }

  /// Returns what a function reads while no iteration is running.
  <T> T whilePaused(Supplier<T> read) {
    pause.lock();
    try {
      return read.get();
    } finally {
      pause.unlock();
    }
  }

  /// Returns the nodes; they are only replaced while no iteration is running.
  TreeNodes nodes() {
    return nodes;
  }

  /// Returns how many positions were evaluated or are being evaluated.
  long evaluations() {
    return evaluations.get();
  }

  /// Returns the depth of the deepest iteration, in plies.
  int maxDepth() {
    return maxDepth.intValue();
  }

  /// Counts a position that is evaluated outside an iteration.
  void countEvaluation() {
    evaluations.incrementAndGet();
  }

  /// Begins an iteration. Returns false, and begins none, if the search is over.
  boolean beginIteration() {
    if (isOver) {
      return false;
    }
    if (evaluations.incrementAndGet() > maxEvaluations) {
      evaluations.decrementAndGet();
      return false;
    }
    iterations.lock();
    return true;
  }

  /// Ends an iteration. If an allocation has failed, this enlarges or prunes the nodes.
  ///
  /// @param depth of the iteration, in plies
  void endIteration(int depth) {
    maxDepth.accumulate(depth);
    boolean hasOverflowed = nodes.hasOverflowed();
    iterations.unlock();
    if (hasOverflowed) {
      makeRoom();
    }
  }

  /// Enlarges or prunes the nodes if an allocation has failed.
  ///
  /// Precondition: the caller is not in an iteration.
  void makeRoom() {
    pause.lock();
    try {
      if (nodes.hasOverflowed()) {
        nodes = nodes.withRoom();
      }
    } finally {
      pause.unlock();
    }
  }

  /// Ends the search: no further iteration begins.
  void endSearch() {
    isOver = true;
  }
}
