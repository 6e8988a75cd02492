package tabuleiro.engine.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import tabuleiro.engine.evaluation.EloScale;
import tabuleiro.engine.search.SearchScores;
import tabuleiro.engine.search.TimeManager;
import tabuleiro.play.players.SearchInfo;

/// Reads the result of a search from its tree. Proven wins come first, the shortest first; then the
/// other moves by their visits; proven losses come last. A proven draw comes before unproven moves
/// with less than half the points.
final class TreeResult {
  /// More than any number of visits.
  private static final double PROVEN = 1e10;

  private final SearchTree tree;
  private final int variations;
  private final TimeManager timeManager;

  /// @param tree whose root has all its children
  /// @param variations how many of the best moves are wanted
  TreeResult(SearchTree tree, int variations, TimeManager timeManager) {
    this.tree = tree;
    this.variations = variations;
    this.timeManager = timeManager;
  }

  /// Returns whether further iterations cannot change the result.
  boolean isProven() {
    TreeNodes nodes = tree.nodes();
    return nodes.provenScores[SearchTree.ROOT] != TreeNodes.UNPROVEN
        && (variations == 1
            || children(SearchTree.ROOT)
                .allMatch(c -> nodes.provenScores[c] != TreeNodes.UNPROVEN));
  }

  /// Returns whether the best move is proven or was visited more than once: the score of a single
  /// random game says nothing.
  boolean isFounded() {
    return tree.whilePaused(() -> {
      int best = best(SearchTree.ROOT);
      TreeNodes nodes = tree.nodes();
      return nodes.provenScores[best] != TreeNodes.UNPROVEN || nodes.visits[best] > 1;
    });
  }

  /// Returns the principal variation, at least one move.
  List<Integer> principalVariation() {
    return tree.whilePaused(() -> principalVariation(best(SearchTree.ROOT)));
  }

  /// Returns the best variations. A move gets no higher score than those before it: with fewer
  /// visits its own mean is less certain.
  List<SearchInfo> toInfo() {
    return tree.whilePaused(this::collect);
  }

  private List<SearchInfo> collect() {
    IntToDoubleFunction comparison = comparisonValue(SearchTree.ROOT);
    List<Integer> best =
        children(SearchTree.ROOT)
            .boxed()
            .sorted(Comparator.comparingDouble(comparison::applyAsDouble).reversed())
            .limit(variations)
            .toList();
    List<SearchInfo> info = new ArrayList<>();
    int highest = SearchScores.INFINITE;
    for (int node : best) {
      highest = Math.min(highest, score(node));
      info.add(toInfo(info.size() + 1, highest, principalVariation(node)));
    }
    return info;
  }

  private SearchInfo toInfo(int rank, int score, List<Integer> moves) {
    return new SearchInfo(
        rank,
        SearchScores.toScore(score),
        moves.size(),
        Math.max(tree.maxDepth(), moves.size()),
        tree.evaluations(),
        timeManager.elapsedMillis(),
        tree.nodes().permilleFull(),
        moves);
  }

  private IntStream children(int node) {
    TreeNodes nodes = tree.nodes();
    int first = nodes.firstChild(node);
    return IntStream.range(first, first + nodes.childCount(node));
  }

  /// Returns the score of a node for the side that played the move to it.
  private int score(int node) {
    TreeNodes nodes = tree.nodes();
    int provenScore = nodes.provenScores[node];
    if (provenScore == TreeNodes.UNPROVEN) {
      return EloScale.estimate(nodes.meanPoints[node]);
    }
    return -SearchScores.addDistance(provenScore, 1);
  }

  /// Returns the value by which the children of a node are compared.
  private IntToDoubleFunction comparisonValue(int parent) {
    TreeNodes nodes = tree.nodes();
    boolean hasDraw = children(parent).anyMatch(child -> nodes.provenScores[child] == 0);
    return child -> {
      int provenScore = nodes.provenScores[child];
      if (provenScore == 0) {
        return 0;
      }
      if (provenScore != TreeNodes.UNPROVEN) {
        int score = score(child);
        return Math.signum(score) * PROVEN + score;
      }
      double value = nodes.visits[child] + nodes.meanPoints[child];
      return hasDraw && nodes.meanPoints[child] < 0.5 ? value - PROVEN / 2 : value;
    };
  }

  private List<Integer> principalVariation(int from) {
    List<Integer> moves = new ArrayList<>();
    for (int node = from; node >= 0; node = best(node)) {
      moves.add(tree.nodes().moves[node]);
    }
    return moves;
  }

  /// Returns the best child that was visited, or -1 if there is none.
  private int best(int node) {
    TreeNodes nodes = tree.nodes();
    IntToDoubleFunction comparison = comparisonValue(node);
    int count = nodes.childCount(node);
    int first = nodes.firstChild(node);
    int best = -1;
    double highest = Double.NEGATIVE_INFINITY;
    for (int child = first; child < first + count; child++) {
      double value = nodes.visits[child] > 0 ? comparison.applyAsDouble(child) : highest;
      if (value > highest) {
        highest = value;
        best = child;
      }
    }
    return best;
  }
}
