package tabuleiro.engine.tree;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.search.Scores;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Trail;

/// The tree of one search. Not safe for several threads.
///
/// A walk goes down from the root to where the tree ends. There the position is judged, and the
/// judgement becomes part of the mean of all nodes on the way. What is proven is backed up as
/// proven (Winands, Björnsson and Saito, "Monte-Carlo tree search solver", 2008), with its
/// distance. Which way a walk takes, and how it judges, is what kinds of trees differ in.
abstract class Tree {
  static final int ROOT = 0;

  final Line line;
  final Trail trail;
  final int[] buffer;

  /// The nodes of the present walk, from the root on.
  final int[] path;

  private final boolean[] hasDraw;
  private Nodes nodes;
  private int deepest;
  private long judged;

  /// @param line at the position of the root, in which the game goes on
  /// @param nodes with the root
  Tree(Line line, Nodes nodes) {
    this.line = line;
    this.trail = line.trail();
    this.nodes = nodes;
    int most = trail.position().game().maxPlies() + 2;
    path = new int[most];
    hasDraw = new boolean[most];
    buffer = new int[trail.position().game().maxMoves()];
  }

  /// Returns the points that the side to move can expect from an open position at the end of a
  /// walk, from 0 to 1.
  ///
  /// @param length of the path
  abstract double estimate(int length);

  /// Brings moves into the tree where a walk has come.
  ///
  /// Precondition: the node has been visited.
  abstract void open(int node);

  /// Brings more moves into the tree, where all that are in it are proven.
  abstract void openMore(int node);

  /// Brings all moves of a node into the tree.
  abstract void openAll(int node);

  /// Is called before the children of a node are compared by their promise.
  abstract void compare(int node);

  /// Returns how promising a child looks that is not proven: a walk takes the most promising.
  abstract double promise(int child);

  /// Learns more from a walk than its result.
  ///
  /// @param length of the path
  /// @param points for the side to move at the path's end
  void learn(int length, double points) {}

  /// Returns the nodes; a walk may put others in their place.
  final Nodes nodes() {
    return nodes;
  }

  /// Returns how many positions were judged.
  final long judged() {
    return judged;
  }

  /// Returns how deep a walk went at most.
  final int deepest() {
    return deepest;
  }

  /// Brings all moves of the root into the tree, and judges each.
  final void openRoot() {
    openAll(ROOT);
    for (int i = 0; i < nodes.children[ROOT]; i++) {
      int child = nodes.firstChild[ROOT] + i;
      if (nodes.visits[child] == 0) {
        line.play(nodes.move[child]);
        path[0] = ROOT;
        path[1] = child;
        backUp(2, judge(child, 2));
        line.undo();
      }
    }
  }

  /// Walks once down the tree and back.
  ///
  /// Precondition: some child of the root is not proven.
  final void walk() {
    int length = 1;
    int node = ROOT;
    path[0] = ROOT;
    for (int child = next(node, 0); child >= 0; child = next(node, length - 1)) {
      line.play(nodes.move[child]);
      path[length++] = child;
      node = child;
    }
    deepest = Math.max(deepest, length - 1);
    backUp(length, judge(node, length));
    for (int i = 1; i < length; i++) {
      line.undo();
    }
    if (nodes.isFull()) {
      nodes = nodes.thinned();
    }
  }

  /// Judges the position of a node and returns the points for the side to move.
  private double judge(int node, int length) {
    judged++;
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      nodes.proven[node] = (short) Scores.of(outcome, trail.sideToMove(), 0);
    } else if (line.winsAtOnce()) {
      nodes.proven[node] = (short) Scores.win(1);
    }
    int proven = nodes.proven[node];
    return proven == Nodes.UNKNOWN ? estimate(length) : points(proven);
  }

  private static double points(int proven) {
    return proven == 0 ? 0.5 : proven > 0 ? 1 : 0;
  }

  /// Returns the child that is next on the way down, or -1 where the way ends.
  ///
  /// @param ply where the node stands in the path
  private int next(int node, int ply) {
    if (nodes.visits[node] == 0) {
      return -1;
    }
    open(node);
    int best = select(node, ply);
    if (best < 0 && nodes.children[node] < nodes.moves[node]) {
      openMore(node);
      best = select(node, ply);
    }
    return best;
  }

  /// Returns the most promising child that is not proven, or -1 when there is none.
  ///
  /// @param ply where the node stands in the path
  private int select(int node, int ply) {
    int first = nodes.firstChild[node];
    int end = first + nodes.children[node];
    hasDraw[ply] = false;
    compare(node);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      int proven = nodes.proven[child];
      if (proven == Nodes.UNKNOWN) {
        double promise = promise(child);
        if (promise > most) {
          most = promise;
          best = child;
        }
      } else if (proven == 0) {
        hasDraw[ply] = true;
      }
    }
    return best;
  }

  /// Adds a result to the nodes of the path, and proves what follows from it.
  ///
  /// @param result for the side to move at the path's end
  private void backUp(int length, double result) {
    learn(length, result);
    double points = result;
    for (int i = length - 1; i >= 0; i--) {
      int node = path[i];
      if (i < length - 1) {
        prove(node, path[i + 1]);
      }
      if (nodes.proven[node] != Nodes.UNKNOWN) {
        points = points(nodes.proven[node]);
      } else if (i < length - 1 && hasDraw[i]) {
        points = Math.max(points, 0.5);
      }
      // From here on for the side that moved to the node.
      points = 1 - points;
      int visits = ++nodes.visits[node];
      nodes.points[node] += (float) ((points - nodes.points[node]) / visits);
    }
  }

  /// Proves a node, if what is known of its child allows it.
  private void prove(int node, int child) {
    if (nodes.proven[child] == Nodes.UNKNOWN || nodes.proven[node] != Nodes.UNKNOWN) {
      return;
    }
    if (nodes.proven[child] < 0) {
      nodes.proven[node] = (short) Scores.win(Scores.plies(nodes.proven[child]) + 1);
      return;
    }
    if (nodes.children[node] < nodes.moves[node]) {
      return;
    }
    int best = -Scores.INFINITE;
    for (int i = 0; i < nodes.children[node]; i++) {
      int score = nodes.proven[nodes.firstChild[node] + i];
      if (score == Nodes.UNKNOWN) {
        return;
      }
      best = Math.max(best, -score);
    }
    nodes.proven[node] = (short) (best == 0 ? 0 : Scores.loss(Scores.plies(best) + 1));
  }
}
