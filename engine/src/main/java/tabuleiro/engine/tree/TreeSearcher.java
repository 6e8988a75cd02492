package tabuleiro.engine.tree;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.TimeManager;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.rules.Trail;

/// Monte Carlo tree search with an evaluator at the leaves; proven results stay proven.
///
/// The subtree of the position that is reached in the game is kept for the next search. Without a
/// kept subtree and without a clock, equal searches by one thread visit equal nodes. Several
/// threads may search one tree. A node of the limits is an evaluated position; the depth is the
/// length of the best variation.
public final class TreeSearcher implements Searcher {
  /// After this many iterations the searcher checks whether there is news for the listener.
  private static final int REPORT_INTERVAL = 64;

  /// How an iteration selects the children on its path.
  public enum SelectionPolicy {
    /// By priors from the evaluator's move priorities, with progressive widening.
    PUCT,
    /// By the results of all games in which a move was played.
    RAVE;

    TreeWorker worker(EvaluatedTrail trail, SearchTree tree) {
      return switch (this) {
        case PUCT -> new PuctWorker(trail, tree);
        case RAVE -> new RaveWorker(trail, tree);
      };
    }
  }

  private final SelectionPolicy policy;
  private final Evaluator evaluator;
  private final int maxNodes;
  private final int threads;
  private Optional<KeptTree> kept = Optional.empty();

  /// The tree of the last search.
  private record KeptTree(Position root, TreeNodes nodes) {
    boolean isOf(Position position) {
      return root.game().equals(position.game()) && root.hash() == position.hash();
    }
  }

  /// @param evaluator evaluates the leaves
  /// @param hashMebibytes memory for the tree, from 1 to 16384; when it is full, the nodes with the
  ///   fewest visits lose their children
  /// @param threads how many search at once, at least 1
  public TreeSearcher(SelectionPolicy policy, Evaluator evaluator, int hashMebibytes, int threads) {
    this.policy = policy;
    this.evaluator = evaluator;
    this.threads = threads;
    maxNodes = (int) Math.min(((long) hashMebibytes << 20) / TreeNodes.BYTES_PER_NODE, 1 << 29);
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    return search(nodes(position), position, limits, variations, stop, listener);
  }

  /// Continues in the same tree.
  @Override
  public List<SearchInfo> resume(
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    TreeNodes nodes =
        kept.filter(last -> last.isOf(position))
            .map(KeptTree::nodes)
            .orElseGet(() -> nodes(position));
    return search(nodes, position, limits, variations, stop, listener);
  }

  private List<SearchInfo> search(
      TreeNodes nodes,
      Position position,
      MoveLimits limits,
      int variations,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    TimeManager timeManager = new TimeManager(limits);
    SearchTree tree = new SearchTree(nodes, limits.nodes());
    List<TreeWorker> workers =
        IntStream.range(0, threads).mapToObj(i -> worker(position, tree, i)).toList();
    TreeWorker main = workers.getFirst();
    main.expandRoot();
    TreeResult result = new TreeResult(tree, variations, timeManager);
    boolean isReported = result.isFounded();
    if (isReported) {
      result.toInfo().forEach(listener); // What the search before this one has found.
    }
    ThreadFactory naming = Thread.ofPlatform().daemon().name("search-", 1).factory();
    try (ExecutorService helpers = Executors.newThreadPerTaskExecutor(naming)) {
      try {
        workers.stream().skip(1).forEach(helper -> helpers.execute(helper::runIterations));
        int move = 0;
        int depth = 1;
        long iterations = 0;
        while (!result.isProven()
            && depth < limits.depth()
            && !stop.isRequested()
            && !timeManager.isSoftLimitReached()
            && main.runIteration()) {
          if (++iterations % REPORT_INTERVAL == 0 && result.isFounded()) {
            List<Integer> best = result.principalVariation();
            if (best.getFirst() != move || best.size() > depth) {
              move = best.getFirst();
              depth = Math.max(depth, best.size());
              result.toInfo().forEach(listener);
              isReported = true;
            }
          }
        }
      } finally {
        tree.endSearch();
      }
    }
    kept = Optional.of(new KeptTree(position, tree.nodes()));
    List<SearchInfo> last = result.toInfo();
    if (!isReported) {
      last.forEach(listener);
    }
    return last;
  }

  private TreeWorker worker(Position position, SearchTree tree, int number) {
    return policy.worker(evaluator.trail(position, position.hash() + number), tree);
  }

  /// Returns the nodes to start from: the subtree of the position in the kept tree if there is one
  /// that leaves half the memory free, else a new root.
  private TreeNodes nodes(Position position) {
    if (kept.isPresent()) {
      KeptTree last = kept.get();
      int node = find(last, position);
      if (node >= 0) {
        TreeNodes subtree = last.nodes().subtree(node, 0);
        if (subtree.size() < maxNodes / 2) {
          return subtree;
        }
      }
    }
    TreeNodes fresh = new TreeNodes(maxNodes);
    fresh.allocate(1);
    return fresh;
  }

  /// Returns the node of a position at most two plies below the kept root, or -1.
  private static int find(KeptTree last, Position position) {
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

  /// Returns how often the last search visited each legal move of its position, with the visits
  /// that were kept from the search before it. The order is that of [Position#legalMoves()].
  ///
  /// @throws java.util.NoSuchElementException if there was no search since the last [#forget()]
  public int[] visits() {
    KeptTree last = kept.orElseThrow();
    TreeNodes nodes = last.nodes();
    Map<Integer, Integer> visits = new HashMap<>();
    for (int i = 0; i < nodes.childCount(SearchTree.ROOT); i++) {
      int child = nodes.firstChild(SearchTree.ROOT) + i;
      visits.put(nodes.moves[child], nodes.visits[child]);
    }
    return Arrays.stream(last.root().legalMoves())
        .map(move -> visits.getOrDefault(move, 0))
        .toArray();
  }

  @Override
  public void forget() {
    kept = Optional.empty();
  }
}
