package tabuleiro.engine.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EloScale;
import tabuleiro.engine.search.SearchScores;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.TimeManager;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Plain UCT with random playouts: the searcher of games that have no evaluator. It knows only the
/// rules, proves nothing, uses one thread, and keeps nothing for later searches. A node of the
/// limits is a playout. Without time limits, equal searches play equal playouts.
public final class UctSearcher implements Searcher {
  private static final int FIRST_REPORT = 1024;

  /// A search to a depth ends when its principal variation has that length, or after this many
  /// playouts for each ply: in a short game no variation may be long enough.
  private static final long PLAYOUTS_PER_PLY = 10_000;

  /// Makes a searcher.
  public UctSearcher() {}

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    RandomGenerator random = SeededRandom.of(position.hash());
    return search(position, limits, variations, random, stop, listener);
  }

  /// As [#search(Position, MoveLimits, int, StopSignal, Consumer)], with given random numbers.
  static List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      RandomGenerator random,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    TimeManager timeManager = new TimeManager(limits);
    UctTree tree = new UctTree(position.trail(), random);
    long nextReport = FIRST_REPORT;
    do {
      tree.runPlayout();
      if (tree.playouts() == nextReport) {
        toInfo(tree, variations, timeManager).forEach(listener);
        nextReport *= 2;
      }
    } while (tree.playouts() < limits.nodes()
        && !stop.isRequested()
        && !isDeepEnough(tree, limits.depth())
        && !timeManager.isSoftLimitReached());
    List<SearchInfo> result = toInfo(tree, variations, timeManager);
    result.forEach(listener);
    return result;
  }

  private static boolean isDeepEnough(UctTree tree, int depth) {
    return depth != Integer.MAX_VALUE
        && (tree.playouts() >= PLAYOUTS_PER_PLY * depth
            || tree.principalVariation().size() >= depth);
  }

  /// Returns the best variations. A move gets no higher score than those before it: with fewer
  /// visits its own mean is less certain.
  private static List<SearchInfo> toInfo(UctTree tree, int variations, TimeManager timeManager) {
    List<SearchInfo> info = new ArrayList<>();
    int highest = SearchScores.INFINITE;
    for (int node : tree.bestRootChildren(variations)) {
      highest = Math.min(highest, EloScale.estimate(tree.meanPoints(node)));
      List<Integer> moves = tree.variation(node);
      info.add(
          new SearchInfo(
              info.size() + 1,
              SearchScores.toScore(highest),
              moves.size(),
              tree.maxDepth(),
              tree.playouts(),
              timeManager.elapsedMillis(),
              tree.permilleFull(),
              moves));
    }
    return info;
  }

  @Override
  public void forget() {}
}
