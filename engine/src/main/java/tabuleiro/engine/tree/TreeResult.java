package tabuleiro.engine.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import tabuleiro.engine.search.SearchScores;
import tabuleiro.engine.search.TimeManager;
import tabuleiro.play.players.SearchInfo;

/// What a tree says of the moves of its root: first those that are proven to win, the soonest
/// first; then the others by their visits; at last those that are proven to lose. A proven draw
/// comes before all that promise less.
final class TreeResult {
  /// More than any visits.
  private static final double PROVEN = 1e10;

  private final SearchTree tree;
  private final int wanted;
  private final TimeManager budget;

  /// @param tree whose root has all its children
  /// @param wanted how many of the best moves are wanted
  TreeResult(SearchTree tree, int wanted, TimeManager budget) {
    this.tree = tree;
    this.wanted = wanted;
    this.budget = budget;
  }

  /// Returns whether nothing more is to be found.
  boolean isProven() {
    TreeNodes nodes = tree.nodes();
    return nodes.provenScores[SearchTree.ROOT] != TreeNodes.UNPROVEN
        && (wanted == 1
            || children(SearchTree.ROOT)
                .allMatch(c -> nodes.provenScores[c] != TreeNodes.UNPROVEN));
  }

  /// Returns the best line, at least one move.
  List<Integer> principalVariation() {
    return tree.whilePaused(() -> principalVariation(best(SearchTree.ROOT)));
  }

  /// Returns the best lines. A move that was looked at less gets no higher score than those before
  /// it: its own is hardly known.
  List<SearchInfo> thoughts() {
    return tree.whilePaused(this::collect);
  }

  private List<SearchInfo> collect() {
    List<Integer> best =
        children(SearchTree.ROOT)
            .boxed()
            .sorted(Comparator.comparingDouble(worth(SearchTree.ROOT)).reversed())
            .limit(wanted)
            .toList();
    List<SearchInfo> thoughts = new ArrayList<>();
    int most = SearchScores.INFINITE;
    for (int node : best) {
      most = Math.min(most, score(node));
      thoughts.add(thought(thoughts.size() + 1, most, principalVariation(node)));
    }
    return thoughts;
  }

  private SearchInfo thought(int rank, int score, List<Integer> moves) {
    return new SearchInfo(
        rank,
        SearchScores.of(score),
        moves.size(),
        Math.max(tree.maxDepth(), moves.size()),
        tree.evaluations(),
        budget.elapsedMillis(),
        tree.nodes().permilleFull(),
        moves);
  }

  private IntStream children(int node) {
    TreeNodes nodes = tree.nodes();
    int first = nodes.firstChild(node);
    return IntStream.range(first, first + nodes.childCount(node));
  }

  /// Returns the score of a node for the side that moved there.
  private int score(int node) {
    TreeNodes nodes = tree.nodes();
    int proven = nodes.provenScores[node];
    if (proven == TreeNodes.UNPROVEN) {
      return EloScale.estimate(nodes.meanPoints[node]);
    }
    return -SearchScores.addDistance(proven, 1);
  }

  /// Returns by what the children of a node are preferred.
  private ToDoubleFunction<Integer> worth(int parent) {
    TreeNodes nodes = tree.nodes();
    boolean hasDraw = children(parent).anyMatch(child -> nodes.provenScores[child] == 0);
    return child -> {
      int score = score(child);
      if (SearchScores.isProven(score)) {
        return Math.signum(score) * PROVEN + score;
      }
      if (nodes.provenScores[child] == 0) {
        return 0;
      }
      double worth = nodes.visits[child] + nodes.meanPoints[child];
      return hasDraw && nodes.meanPoints[child] < 0.5 ? worth - PROVEN / 2 : worth;
    };
  }

  private List<Integer> principalVariation(int from) {
    List<Integer> moves = new ArrayList<>();
    for (int node = from; node >= 0; node = best(node)) {
      moves.add(tree.nodes().moves[node]);
    }
    return moves;
  }

  /// Returns the best child that was visited, or -1 when there is none.
  private int best(int node) {
    return children(node)
        .filter(child -> tree.nodes().visits[child] > 0)
        .boxed()
        .max(Comparator.comparingDouble(worth(node)))
        .orElse(-1);
  }
}
