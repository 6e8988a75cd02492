package tabuleiro.engine.tree;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// The tree of one search, and what its walkers have to agree on. Who asks or tells it something
/// holds its lock, unless nobody else is there.
final class Tree {
  static final int ROOT = 0;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition isStill = lock.newCondition();
  private final long mostJudged;
  private Nodes nodes;
  private int walking;
  private int deepest;
  private long judged;
  private volatile boolean isOver;

  /// @param nodes with the root
  /// @param mostJudged how many positions walks may judge, those before the first walk among them
  Tree(Nodes nodes, long mostJudged) {
    this.nodes = nodes;
    this.mostJudged = mostJudged;
  }

  /// Waits until nobody else looks at the tree or changes it.
  void lock() {
    lock.lock();
  }

  void unlock() {
    lock.unlock();
  }

  /// Returns the nodes; others may take their place when no walk is under way.
  Nodes nodes() {
    return nodes;
  }

  /// Returns how many positions were judged, or will be by the walks that are under way.
  long judged() {
    return judged;
  }

  /// Returns whether several walks are under way.
  boolean isShared() {
    return walking > 1;
  }

  /// Returns how deep a walk went at most.
  int deepest() {
    return deepest;
  }

  /// Counts a position that is judged without a walk.
  void count() {
    judged++;
  }

  /// Begins a walk, once there is room in the tree. Returns false, and begins none, when the search
  /// is over.
  boolean begin() {
    while (nodes.isFull() && walking > 0) {
      isStill.awaitUninterruptibly();
    }
    if (isOver || judged >= mostJudged) {
      return false;
    }
    judged++;
    walking++;
    return true;
  }

  /// Ends a walk. When the memory is full and no other walk is under way, some nodes go.
  ///
  /// @param depth how deep it went
  void end(int depth) {
    deepest = Math.max(deepest, depth);
    walking--;
    if (walking == 0 && nodes.isFull()) {
      nodes = nodes.thinned();
      isStill.signalAll();
    }
  }

  /// Lets no more walks begin. It needs no lock.
  void endSearch() {
    isOver = true;
  }
}
