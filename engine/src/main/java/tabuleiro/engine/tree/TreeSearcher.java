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
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.search.Budget;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;
import tabuleiro.rules.Trail;

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
  public enum Kind {
    /// Positions are judged by their static evaluation.
    EVALUATION,
    /// Positions are judged by random games.
    ROLLOUT;

    Walker walker(Line line, Tree tree, RandomGenerator random) {
      return switch (this) {
        case EVALUATION -> new EvaluationWalker(line, tree);
        case ROLLOUT -> new RolloutWalker(line, tree, random);
      };
    }
  }

  private final Kind kind;
  private final Function<Position, Line> lines;
  private final int mostNodes;
  private final int threads;
  private Optional<Grown> grown = Optional.empty();

  /// What a search has left.
  private record Grown(Position root, Nodes nodes) {}

  /// @param lines makes a line that begins at a position
  /// @param hashMebibytes memory for the tree, from 1 to 16384; when it is full, what grows from
  ///   the nodes with the fewest visits goes
  /// @param threads how many search at once, at least 1
  public TreeSearcher(Kind kind, Function<Position, Line> lines, int hashMebibytes, int threads) {
    this.kind = kind;
    this.lines = lines;
    this.threads = threads;
    mostNodes = (int) Math.min(((long) hashMebibytes << 20) / Nodes.BYTES, 1 << 29);
  }

  @Override
  public List<Thought> search(
      Position position, Limits limits, int wanted, Stop stop, Consumer<Thought> listener) {
    Budget budget = new Budget(limits);
    Tree tree = new Tree(nodes(position), limits.nodes());
    List<Walker> walkers =
        IntStream.range(0, threads).mapToObj(i -> walker(position, tree, i)).toList();
    walkers.getFirst().openRoot();
    Verdict verdict = new Verdict(tree, wanted, budget);
    verdict.thoughts().forEach(listener);
    ThreadFactory naming = Thread.ofPlatform().daemon().name("search-", 1).factory();
    try (ExecutorService helpers = Executors.newThreadPerTaskExecutor(naming)) {
      try {
        walkers.stream().skip(1).forEach(helper -> helpers.execute(helper::walkOn));
        int move = 0;
        int depth = 1;
        long walks = 0;
        while (!verdict.isFinal()
            && depth < limits.depth()
            && !stop.isRequested()
            && !budget.isNearlySpent()
            && walkers.getFirst().walk()) {
          if (++walks % REPORT == 0) {
            List<Integer> best = verdict.line();
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

  private Walker walker(Position position, Tree tree, int number) {
    return kind.walker(lines.apply(position), tree, Seeds.random(position.hash() + number));
  }

  /// Returns the nodes for a search: those that have grown from the position, if an earlier search
  /// has been there and they leave room for more.
  private Nodes nodes(Position position) {
    if (grown.isPresent()) {
      Grown last = grown.get();
      int node = find(last, position);
      if (node >= 0) {
        Nodes kept = last.nodes().subtree(node, 0);
        if (kept.size() < mostNodes / 2) {
          return kept;
        }
      }
    }
    Nodes fresh = new Nodes(mostNodes);
    fresh.add(1);
    return fresh;
  }

  /// Returns the node of a position at most two plies below the last root, or -1.
  private static int find(Grown last, Position position) {
    if (!last.root().game().equals(position.game())) {
      return -1;
    }
    return find(last.nodes(), Tree.ROOT, last.root().trail(), position.hash(), 2);
  }

  private static int find(Nodes nodes, int node, Trail trail, long hash, int plies) {
    if (trail.hash() == hash) {
      return node;
    }
    int found = -1;
    for (int i = 0; plies > 0 && i < nodes.children[node] && found < 0; i++) {
      int child = nodes.firstChild[node] + i;
      if (nodes.children[child] > 0) {
        trail.play(nodes.move[child]);
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
