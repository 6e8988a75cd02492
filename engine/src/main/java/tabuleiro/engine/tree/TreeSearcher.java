package tabuleiro.engine.tree;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.TimeManager;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// Monte Carlo tree search: where the tree ends, a position is judged, by its static evaluation or
/// by a random game, and what is proven stays proven.
///
/// What has grown below the position that is reached in the game is kept for the next search;
/// without it and without a clock, equal searches by one thread visit equal nodes. Several threads
/// let one tree grow together. A node of the limits is a position that is judged; the depth is the
/// length of the best line.
public final class TreeSearcher implements Searcher {
  /// After so many walks it is looked whether there is news for the listener.
  private static final int REPORT = 64;

  /// How a tree grows.
  public enum SelectionPolicy {
    /// Positions are judged by their static evaluation.
    PUCT,
    /// Positions are judged by random games.
    RAVE;

    TreeWorker worker(EvaluatedTrail line, SearchTree tree, RandomGenerator random) {
      return switch (this) {
        case PUCT -> new PuctWorker(line, tree);
        case RAVE -> new RaveWorker(line, tree, random);
      };
    }
  }

  private final SelectionPolicy kind;
  private final Function<Position, EvaluatedTrail> lines;
  private final int mostNodes;
  private final int threads;
  private Optional<Grown> grown = Optional.empty();

  /// What a search has left.
  private record Grown(Position root, TreeNodes nodes) {}

  /// @param lines makes a line that begins at a position
  /// @param hashMebibytes memory for the tree, from 1 to 16384; when it is full, what grows from
  ///   the nodes with the fewest visits goes
  /// @param threads how many search at once, at least 1
  public TreeSearcher(
      SelectionPolicy kind,
      Function<Position, EvaluatedTrail> lines,
      int hashMebibytes,
      int threads) {
    this.kind = kind;
    this.lines = lines;
    this.threads = threads;
    mostNodes = (int) Math.min(((long) hashMebibytes << 20) / TreeNodes.BYTES_PER_NODE, 1 << 29);
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int wanted,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    TimeManager budget = new TimeManager(limits);
    SearchTree tree = new SearchTree(nodes(position), limits.nodes());
    List<TreeWorker> walkers =
        IntStream.range(0, threads).mapToObj(i -> walker(position, tree, i)).toList();
    walkers.getFirst().expandRoot();
    TreeResult verdict = new TreeResult(tree, wanted, budget);
    verdict.thoughts().forEach(listener);
    ThreadFactory naming = Thread.ofPlatform().daemon().name("search-", 1).factory();
    try (ExecutorService helpers = Executors.newThreadPerTaskExecutor(naming)) {
      try {
        walkers.stream().skip(1).forEach(helper -> helpers.execute(helper::runIterations));
        int move = 0;
        int depth = 1;
        long walks = 0;
        while (!verdict.isProven()
            && depth < limits.depth()
            && !stop.isRequested()
            && !budget.isSoftLimitReached()
            && walkers.getFirst().runIteration()) {
          if (++walks % REPORT == 0) {
            List<Integer> best = verdict.principalVariation();
            if (best.getFirst() != move || best.size() > depth) {
              move = best.getFirst();
              depth = Math.max(depth, best.size());
              verdict.thoughts().forEach(listener);
            }
          }
        }
      } finally {
        tree.endSearch();
      }
    }
    grown = Optional.of(new Grown(position, tree.nodes()));
    return verdict.thoughts();
  }

  private TreeWorker walker(Position position, SearchTree tree, int number) {
    return kind.worker(lines.apply(position), tree, SeededRandom.of(position.hash() + number));
  }

  /// Returns the nodes for a search: those that have grown from the position, if an earlier search
  /// has been there and they leave room for more.
  private TreeNodes nodes(Position position) {
    if (grown.isPresent()) {
      Grown last = grown.get();
      int node = find(last, position);
      if (node >= 0) {
        TreeNodes kept = last.nodes().subtree(node, 0);
        if (kept.size() < mostNodes / 2) {
          return kept;
        }
      }
    }
    TreeNodes fresh = new TreeNodes(mostNodes);
    fresh.allocate(1);
    return fresh;
  }

  /// Returns the node of a position at most two plies below the last root, or -1.
  private static int find(Grown last, Position position) {
    if (!last.root().game().equals(position.game())) {
      return -1;
    }
    return find(last.nodes(), SearchTree.ROOT, last.root().trail(), position.hash(), 2);
  }

  private static int find(TreeNodes nodes, int node, Trail trail, long hash, int plies) {
    if (trail.hash() == hash) {
      return node;
    }
    int found = -1;
    for (int i = 0; plies > 0 && i < nodes.childCount(node) && found < 0; i++) {
      int child = nodes.firstChild(node) + i;
      if (nodes.childCount(child) > 0) {
        trail.play(nodes.moves[child]);
        found = find(nodes, child, trail, hash, plies - 1);
        trail.undo();
      }
    }
    return found;
  }

  @Override
  public void forget() {
    grown = Optional.empty();
  }
}
