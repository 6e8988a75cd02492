package tabuleiro.engine.search;

import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;

/// Tells the workers of one search when it is over. Safe for several threads.
final class SearchLimits {
  /// A worker reports its nodes and looks at the clock every so many of them.
  static final int CHECK_INTERVAL = 1024;

  private final TimeManager budget;
  private final long mostNodes;
  private final StopSignal stop;
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean over;

  SearchLimits(MoveLimits limits, StopSignal stop) {
    budget = new TimeManager(limits);
    mostNodes = limits.nodes();
    this.stop = stop;
  }

  /// Ends the search for all workers.
  void stop() {
    over = true;
  }

  /// Returns whether the search has to end at once, even without a result for depth 1.
  boolean isStopped() {
    return over || stop.isRequested();
  }

  /// Returns whether the search is over. Looks at the clock.
  boolean checkIsOver() {
    if (!over && (stop.isRequested() || nodes.get() >= mostNodes || budget.isHardLimitReached())) {
      over = true;
    }
    return over;
  }

  /// Counts nodes of some worker.
  void addNodes(long more) {
    nodes.addAndGet(more);
  }

  /// Returns how many nodes may still be visited before the limit.
  long remainingNodes() {
    return Math.max(0, mostNodes - nodes.get());
  }

  /// Returns the nodes that the workers have counted.
  long nodes() {
    return nodes.get();
  }

  TimeManager timeManager() {
    return budget;
  }
}
