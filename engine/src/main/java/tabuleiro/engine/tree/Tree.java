package tabuleiro.engine.tree;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.search.Scores;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Trail;

/// The tree of one search. Not safe for several threads.
///
/// A walk goes down from the root to where the tree ends, by the formula of PUCT (Rosin,
/// "Multi-armed bandits with episode context", 2011): a node with good points, a good prior and few
/// visits comes first. There the position is judged, and the judgement becomes part of the mean of
/// all nodes on the way. What is proven is backed up as proven (Winands, Björnsson and Saito,
/// "Monte-Carlo tree search solver", 2008), with its distance.
final class Tree {
  static final int ROOT = 0;

  /// How many moves come into the tree at first, and by how much more when they get crowded. Forty
  /// at first made no difference.
  private static final int FIRST_MOVES = 16;

  private static final int MORE_MOVES = 4;

  /// With so many visits for each child there are more moves to look at. In Ni-Ju, at 2,500 nodes a
  /// move and 60 games each, 8 scored 55 % against 20, and 3 scored 46 % against 8.
  private static final int CROWDED = 8;

  /// How much is explored. In Ni-Ju 1.2 scored 45 % and 0.3 scored 54 % against 0.6 (2,000 nodes,
  /// 40 games each).
  private static final double EXPLORATION = 0.4;

  /// How many points fewer than its parent a node is thought to have before it is visited. In Ni-Ju
  /// 0.3 scored 39 %, and 0 scored 44 % (2,500 nodes, 60 games each).
  private static final double CAUTION = 0.1;

  /// By how much a rank has to be higher for e times the prior.
  private static final double TEMPERATURE = 4000;

  private final Line line;
  private final Trail trail;
  private Nodes nodes;
  private final int[] path;
  private final boolean[] hasDraw;
  private final int[] buffer;
  private final int[] ranks;
  private final long[] order;
  private int deepest;
  private long judged;

  /// @param line at the position of the root, in which the game goes on
  /// @param nodes with the root
  Tree(Line line, Nodes nodes, int maxPlies, int maxMoves) {
    this.line = line;
    this.trail = line.trail();
    this.nodes = nodes;
    path = new int[maxPlies + 2];
    hasDraw = new boolean[maxPlies + 2];
    buffer = new int[maxMoves];
    ranks = new int[maxMoves];
    order = new long[maxMoves];
  }

  /// Returns the nodes; a walk may put others in their place.
  Nodes nodes() {
    return nodes;
  }

  /// Returns how many positions were judged.
  long judged() {
    return judged;
  }

  /// Returns how deep a walk went at most.
  int deepest() {
    return deepest;
  }

  /// Brings all moves of the root into the tree, and judges each.
  void openRoot() {
    widen(ROOT, Integer.MAX_VALUE);
    for (int i = 0; i < nodes.children[ROOT]; i++) {
      int child = nodes.firstChild[ROOT] + i;
      if (nodes.visits[child] == 0) {
        line.play(nodes.move[child]);
        path[0] = ROOT;
        path[1] = child;
        backUp(2, judge(child));
        line.undo();
      }
    }
  }

  /// Walks once down the tree and back.
  ///
  /// Precondition: some child of the root is not proven.
  void walk() {
    int length = 1;
    int node = ROOT;
    path[0] = ROOT;
    for (int child = next(node, 0); child >= 0; child = next(node, length - 1)) {
      line.play(nodes.move[child]);
      path[length++] = child;
      node = child;
    }
    deepest = Math.max(deepest, length - 1);
    backUp(length, judge(node));
    for (int i = 1; i < length; i++) {
      line.undo();
    }
    if (nodes.isFull()) {
      nodes = nodes.thinned();
    }
  }

  /// Judges the position of a node and returns the points for the side to move.
  private double judge(int node) {
    judged++;
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      int score = Scores.of(outcome, trail.sideToMove(), 0);
      nodes.proven[node] = (short) score;
      return points(score);
    }
    return WinRate.of(line.evaluate());
  }

  private static double points(int proven) {
    return proven == 0 ? 0.5 : proven > 0 ? 1 : 0;
  }

  /// Returns the child that is next on the way down, or -1 where the way ends. Moves come into the
  /// tree when a node is visited again, when its children get crowded, and when all are proven.
  ///
  /// @param ply where the node stands in the path
  private int next(int node, int ply) {
    if (nodes.visits[node] == 0) {
      return -1;
    }
    int count = nodes.children[node];
    if (count == 0) {
      widen(node, FIRST_MOVES);
    } else if (count < nodes.moves[node] && nodes.visits[node] > CROWDED * count) {
      widen(node, MORE_MOVES * count);
    }
    int best = select(node, ply);
    if (best < 0 && nodes.children[node] < nodes.moves[node]) {
      widen(node, MORE_MOVES * nodes.children[node]);
      best = select(node, ply);
    }
    return best;
  }

  /// Brings so many of the most promising moves into the tree, if there is room for them.
  private void widen(int node, int wanted) {
    int count = trail.generateMoves(buffer, 0);
    if (count == nodes.children[node]) {
      return;
    }
    int width = Math.min(wanted, count);
    int first = nodes.add(width);
    if (first < 0) {
      return;
    }
    line.rank(buffer, 0, count, ranks);
    sort(count, width);
    double best = -(order[0] >> 32);
    double sum = 0;
    for (int i = 0; i < width; i++) {
      int at = (int) order[i];
      int child = first + i;
      if (i < nodes.children[node]) {
        nodes.copy(nodes, nodes.firstChild[node] + i, child);
      }
      nodes.move[child] = buffer[at];
      nodes.prior[child] = (float) Math.exp((ranks[at] - best) / TEMPERATURE);
      sum += nodes.prior[child];
    }
    for (int i = 0; i < width; i++) {
      nodes.prior[first + i] /= (float) sum;
    }
    nodes.firstChild[node] = first;
    nodes.children[node] = width;
    nodes.moves[node] = count;
  }

  /// Puts the places of the `width` highest ranks, the highest first and equal ones as generated,
  /// into the low halves of `order`.
  private void sort(int count, int width) {
    int size = 0;
    for (int i = 0; i < count; i++) {
      long key = (long) -ranks[i] << 32 | i;
      if (size == width && key > order[size - 1]) {
        continue;
      }
      int at = size == width ? size - 1 : size++;
      while (at > 0 && order[at - 1] > key) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = key;
    }
  }

  /// Returns the best child that is not proven, or -1 when there is none.
  ///
  /// @param ply where the node stands in the path
  private int select(int node, int ply) {
    int first = nodes.firstChild[node];
    int end = first + nodes.children[node];
    double scale = EXPLORATION * Math.sqrt(nodes.visits[node]);
    double unvisited = 1 - nodes.points[node] - CAUTION;
    hasDraw[ply] = false;
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      int proven = nodes.proven[child];
      if (proven == Nodes.UNKNOWN) {
        int visits = nodes.visits[child];
        double value = visits == 0 ? unvisited : nodes.points[child];
        value += scale * nodes.prior[child] / (1 + visits);
        if (value > most) {
          most = value;
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
