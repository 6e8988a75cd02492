package tabuleiro.engine.tree;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/// The tree of one search, and what its walkers have to agree on. They walk at the same time, and
/// now and then it stands still.
final class SearchTree {
  /// The root's number.
  static final int ROOT = 0;

  /// Held by each walk.
  private final Lock walks;

  /// Held by who wants the tree to stand still.
  private final Lock still;

  private final long mostJudged;
  private final AtomicLong judged = new AtomicLong();
  private final LongAccumulator deepest = new LongAccumulator(Math::max, 0);
  private TreeNodes nodes;
  private volatile boolean isOver;

  /// @param nodes with the root
  /// @param mostJudged how many positions walks may judge, those before the first walk among them
  SearchTree(TreeNodes nodes, long mostJudged) {
    this.nodes = nodes;
    this.mostJudged = mostJudged;
    ReadWriteLock lock = new ReentrantReadWriteLock();
    walks = lock.readLock();
    still = lock.writeLock();
  }

  /// Returns what is seen while no walk is under way.
  <T> T whilePaused(Supplier<T> look) {
    still.lock();
    try {
      return look.get();
    } finally {
      still.unlock();
    }
  }

  /// Returns the nodes; others take their place only where no walk is under way.
  TreeNodes nodes() {
    return nodes;
  }

  /// Returns how many positions were judged, or will be by the walks that are under way.
  long evaluations() {
    return judged.get();
  }

  /// Returns how deep a walk went at most.
  int maxDepth() {
    return deepest.intValue();
  }

  /// Counts a position that is judged without a walk.
  void countEvaluation() {
    judged.incrementAndGet();
  }

  /// Begins a walk. Returns false, and begins none, when the search is over.
  boolean beginIteration() {
    if (isOver) {
      return false;
    }
    if (judged.incrementAndGet() > mostJudged) {
      judged.decrementAndGet();
      return false;
    }
    walks.lock();
    return true;
  }

  /// Ends a walk. Where memory has run short, there is more afterwards, or some nodes have gone.
  ///
  /// @param depth how deep it went
  void endIteration(int depth) {
    deepest.accumulate(depth);
    boolean isShort = nodes.hasOverflowed();
    walks.unlock();
    if (isShort) {
      makeRoom();
    }
  }

  /// Sees to it that there is room for more nodes, where there was not.
  ///
  /// Precondition: the caller is not on a walk.
  void makeRoom() {
    still.lock();
    try {
      if (nodes.hasOverflowed()) {
        nodes = nodes.withRoom();
      }
    } finally {
      still.unlock();
    }
  }

  /// Lets no more walks begin.
  void endSearch() {
    isOver = true;
  }
}
