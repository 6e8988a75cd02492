package tabuleiro.engine.search;

import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;

/// Tells the workers of one search when it is over. Safe for several threads.
final class Watch {
  /// A worker reports its nodes and looks at the clock every so many of them.
  static final int INTERVAL = 1024;

  private final Budget budget;
  private final long mostNodes;
  private final Stop stop;
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean over;

  Watch(Limits limits, Stop stop) {
    budget = new Budget(limits);
    mostNodes = limits.nodes();
    this.stop = stop;
  }

  /// Ends the search for all workers.
  void end() {
    over = true;
  }

  /// Returns whether the search has to end at once, even without a result for depth 1.
  boolean isStopped() {
    return over || stop.isRequested();
  }

  /// Returns whether the search is over. Looks at the clock.
  boolean isOver() {
    if (!over && (stop.isRequested() || nodes.get() >= mostNodes || budget.isSpent())) {
      over = true;
    }
    return over;
  }

  /// Counts nodes of some worker.
  void count(long more) {
    nodes.addAndGet(more);
  }

  /// Returns how many nodes may still be visited before the limit.
  long nodesLeft() {
    return Math.max(0, mostNodes - nodes.get());
  }

  /// Returns the nodes that the workers have counted.
  long nodes() {
    return nodes.get();
  }

  Budget budget() {
    return budget;
  }
}
