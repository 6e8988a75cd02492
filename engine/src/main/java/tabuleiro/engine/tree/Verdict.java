package tabuleiro.engine.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import tabuleiro.engine.search.Budget;
import tabuleiro.engine.search.Scores;
import tabuleiro.play.players.Thought;

/// What a tree says of the moves of its root: first those that are proven to win, the soonest
/// first; then the others by their visits; at last those that are proven to lose. A proven draw
/// comes before all that promise less.
final class Verdict {
  /// More than any visits.
  private static final double PROVEN = 1e10;

  private final Tree tree;
  private final int wanted;
  private final Budget budget;

  /// @param tree whose root has all its children
  /// @param wanted how many of the best moves are wanted
  Verdict(Tree tree, int wanted, Budget budget) {
    this.tree = tree;
    this.wanted = wanted;
    this.budget = budget;
  }

  /// Returns whether nothing more is to be found.
  boolean isFinal() {
    tree.lock();
    try {
      Nodes nodes = tree.nodes();
      return nodes.proven[Tree.ROOT] != Nodes.UNKNOWN
          && (wanted == 1 || children(Tree.ROOT).allMatch(c -> nodes.proven[c] != Nodes.UNKNOWN));
    } finally {
      tree.unlock();
    }
  }

  /// Returns the best line, at least one move.
  List<Integer> line() {
    tree.lock();
    try {
      return line(best(Tree.ROOT));
    } finally {
      tree.unlock();
    }
  }

  /// Returns the best lines. A move that was looked at less gets no higher score than those before
  /// it: its own is hardly known.
  List<Thought> thoughts() {
    tree.lock();
    try {
      List<Integer> best =
          children(Tree.ROOT)
              .boxed()
              .sorted(Comparator.comparingDouble(worth(Tree.ROOT)).reversed())
              .limit(wanted)
              .toList();
      List<Thought> thoughts = new ArrayList<>();
      int most = Scores.INFINITE;
      for (int node : best) {
        most = Math.min(most, score(node));
        thoughts.add(thought(thoughts.size() + 1, most, line(node)));
      }
      return thoughts;
    } finally {
      tree.unlock();
    }
  }

  private Thought thought(int rank, int score, List<Integer> moves) {
    return new Thought(
        rank,
        Scores.of(score),
        moves.size(),
        Math.max(tree.deepest(), moves.size()),
        tree.judged(),
        budget.millis(),
        tree.nodes().permilleFull(),
        moves);
  }

  private IntStream children(int node) {
    Nodes nodes = tree.nodes();
    int first = nodes.firstChild[node];
    return IntStream.range(first, first + nodes.children[node]);
  }

  /// Returns the score of a node for the side that moved there.
  private int score(int node) {
    Nodes nodes = tree.nodes();
    int proven = nodes.proven[node];
    if (proven == Nodes.UNKNOWN) {
      return WinRate.estimate(nodes.points[node]);
    }
    return -Scores.later(proven, 1);
  }

  /// Returns by what the children of a node are preferred.
  private ToDoubleFunction<Integer> worth(int parent) {
    Nodes nodes = tree.nodes();
    boolean hasDraw = children(parent).anyMatch(child -> nodes.proven[child] == 0);
    return child -> {
      int score = score(child);
      if (Scores.isProven(score)) {
        return Math.signum(score) * PROVEN + score;
      }
      if (nodes.proven[child] == 0) {
        return 0;
      }
      double worth = nodes.visits[child] + nodes.points[child];
      return hasDraw && nodes.points[child] < 0.5 ? worth - PROVEN / 2 : worth;
    };
  }

  private List<Integer> line(int from) {
    List<Integer> moves = new ArrayList<>();
    for (int node = from; node >= 0; node = best(node)) {
      moves.add(tree.nodes().move[node]);
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
