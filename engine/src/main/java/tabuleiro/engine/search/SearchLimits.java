package tabuleiro.engine.search;

import java.util.concurrent.atomic.AtomicLong;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;

/// The limits of one search, which all its workers share. Safe for several threads.
final class SearchLimits {
  /// After this many nodes a worker reports them and checks the limits.
  static final int CHECK_INTERVAL = 1024;

  private final TimeManager timeManager;
  private final long maxNodes;
  private final StopSignal stop;
  private final AtomicLong nodes = new AtomicLong();
  private volatile boolean isOver;

  SearchLimits(MoveLimits limits, StopSignal stop) {
    timeManager = new TimeManager(limits);
    maxNodes = limits.nodes();
    this.stop = stop;
  }

  /// Ends the search for all workers.
  void stop() {
    isOver = true;
  }

  /// Returns whether the search has to end immediately, even without a result for depth 1.
  boolean isStopped() {
    return isOver || stop.isRequested();
  }

  /// Checks all limits, the clock included, and returns whether the search is over.
  boolean checkIsOver() {
    if (!isOver
        && (stop.isRequested() || nodes.get() >= maxNodes || timeManager.isHardLimitReached())) {
      isOver = true;
    }
    return isOver;
  }

  /// Adds nodes that a worker has visited.
  void addNodes(long more) {
    nodes.addAndGet(more);
  }

  /// Returns how many nodes may be visited before the limit.
  long remainingNodes() {
    return Math.max(0, maxNodes - nodes.get());
  }

  /// Returns how many nodes the workers have reported.
  long nodes() {
    return nodes.get();
  }

  TimeManager timeManager() {
    return timeManager;
  }
}
