package tabuleiro.engine.tree;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.search.Scores;
import tabuleiro.rules.Trail;

/// One who walks a tree, on a thread of its own.
///
/// A walk goes down from the root to where the tree ends. There the position is judged, and the
/// judgement becomes part of the mean of all nodes on the way. What is proven is backed up as
/// proven (Winands, Björnsson and Saito, "Monte-Carlo tree search solver", 2008), with its
/// distance. Which way a walk takes, and how it judges, is what kinds of walkers differ in.
///
/// Several may walk one tree at the same time. Where a walk is under way, others rather go
/// elsewhere ("virtual loss": Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree
/// search", 2008).
abstract class Walker {
  final Line line;
  final Trail trail;

  /// The moves that are listed last.
  final int[] buffer;

  private final Tree tree;

  /// The present walk: its nodes from the root on, and the place of each among its sisters. Another
  /// walk may give a node another number, but it keeps its place.
  private final int[] path;

  private final int[] places;
  private final boolean[] hasDraw;
  private int length = 1;

  /// @param line at the position of the root, in which the game goes on
  Walker(Line line, Tree tree) {
    this.line = line;
    this.trail = line.trail();
    this.tree = tree;
    int most = trail.position().game().maxPlies() + 2;
    path = new int[most];
    places = new int[most];
    hasDraw = new boolean[most];
    buffer = new int[trail.position().game().maxMoves()];
  }

  /// Returns the points that the side to move can expect from an open position at the end of a
  /// walk, from 0 to 1.
  abstract double estimate();

  /// Returns how many moves a node should have in the tree, where a walk has come that is not the
  /// first.
  abstract int width(int node);

  /// Returns how many moves a node should have, all of whose moves in the tree are proven.
  abstract int moreWidth(int node);

  /// Takes from the buffer, which holds all moves of the last position, those that come into the
  /// tree first.
  ///
  /// @param count how many moves there are
  /// @param width how many of them are wanted
  abstract void choose(int count, int width);

  /// Makes new nodes, the first and those after it, of the moves that were chosen.
  abstract void fill(int first, int width);

  /// Is called before the children of a node are compared by their promise.
  abstract void compare(int node);

  /// Returns how promising a child looks that is not proven: a walk takes the most promising.
  abstract double promise(Nodes nodes, int child);

  /// Learns more from a walk than its result.
  ///
  /// @param path the nodes of the walk
  /// @param length of the path
  /// @param points for the side to move at the path's end
  void learn(int[] path, int length, double points) {}

  final Nodes nodes() {
    return tree.nodes();
  }

  /// Brings all moves of the root into the tree, and judges each.
  ///
  /// Precondition: nobody else walks the tree.
  final void openRoot() {
    open(Integer.MAX_VALUE);
    while (nodes().isShort()) {
      tree.makeRoom();
      open(Integer.MAX_VALUE);
    }
    Nodes nodes = nodes();
    for (int i = 0; i < nodes.children(Tree.ROOT); i++) {
      if (nodes.visits[nodes.firstChild(Tree.ROOT) + i] == 0) {
        tree.count();
        start();
        enter(i);
        backUp(judge());
      }
    }
  }

  /// Walks once down the tree and back. Returns false, and does not walk, when the search is over.
  ///
  /// Precondition: the moves of the root are in the tree.
  final boolean walk() {
    if (!tree.begin()) {
      return false;
    }
    try {
      start();
      for (int place = next(); place >= 0; place = next()) {
        enter(place);
      }
      backUp(judge());
    } finally {
      tree.end(length - 1);
    }
    return true;
  }

  /// Walks until the search is over.
  final void walkOn() {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = walk();
    }
  }

  private void start() {
    path[0] = Tree.ROOT;
    length = 1;
    nodes().underWay[Tree.ROOT]++;
  }

  /// Goes to a child of the last node.
  private void enter(int place) {
    Nodes nodes = nodes();
    int child = nodes.firstChild(last()) + place;
    line.play(nodes.move[child]);
    places[length] = place;
    path[length++] = child;
    nodes.underWay[child]++;
  }

  /// Returns how much a child's promise counts, as if the walks under way there were lost.
  private static double weight(Nodes nodes, int child) {
    int underWay = nodes.underWay[child];
    int visits = nodes.visits[child];
    return underWay <= 0 ? 1 : (double) visits / (visits + underWay);
  }

  private int last() {
    return path[length - 1];
  }

  /// Returns the place of the child that is next on the way down, or -1 where the way ends.
  private int next() {
    Nodes nodes = nodes();
    int node = last();
    boolean isFirst = nodes.visits[node] == 0 && nodes.underWay[node] <= 1;
    boolean isLeaf = nodes.children(node) == 0;
    if (isFirst || (isLeaf && Known.of(line) != Nodes.UNKNOWN)) {
      return -1;
    }
    open(width(node));
    int best = select(node);
    if (best < 0 && nodes.children(node) < nodes.moves[node]) {
      open(moreWidth(node));
      best = select(node);
    }
    return best;
  }

  /// Returns the place of the most promising child that is not proven, or -1 when there is none.
  private int select(int node) {
    Nodes nodes = nodes();
    int count = nodes.children(node);
    int first = nodes.firstChild(node);
    int end = first + count;
    hasDraw[length - 1] = false;
    compare(node);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      int proven = nodes.proven[child];
      if (proven == Nodes.UNKNOWN) {
        double promise = promise(nodes, child) * weight(nodes, child);
        if (promise > most) {
          most = promise;
          best = child;
        }
      } else if (proven == 0) {
        hasDraw[length - 1] = true;
      }
    }
    return best < 0 ? -1 : best - first;
  }

  /// Sees to it that the last node has so many children, if it has so many moves and there is room.
  private void open(int wanted) {
    Nodes nodes = nodes();
    int node = last();
    int children = nodes.children(node);
    if (children > 0 && children >= Math.min(wanted, nodes.moves[node])) {
      return;
    }
    int count = trail.generateMoves(buffer, 0);
    int width = Math.min(wanted, count);
    choose(count, width);
    synchronized (nodes) {
      widen(node, count, width);
    }
  }

  /// Brings the moves that were chosen into the tree, unless others have done it.
  private void widen(int node, int count, int width) {
    Nodes nodes = nodes();
    int children = nodes.children(node);
    int first = width <= children ? -1 : nodes.add(width);
    if (first < 0) {
      return;
    }
    int old = nodes.firstChild(node);
    for (int i = 0; i < children; i++) {
      nodes.copy(nodes, old + i, first + i);
    }
    fill(first, width);
    nodes.moves[node] = (char) count;
    nodes.setChildren(node, first, width);
  }

  /// Judges the position at the end of the way, and returns the points for the side to move at the
  /// way's last node.
  private double judge() {
    int proven = Known.of(line);
    double points = proven == Nodes.UNKNOWN ? estimate() : Known.points(proven);
    while (trail.length() > 0) {
      line.undo();
    }
    int lost = locate();
    if (lost > 0) {
      return lost % 2 == 0 ? points : 1 - points;
    }
    if (proven != Nodes.UNKNOWN) {
      nodes().proven[last()] = (short) proven;
    }
    learn(path, length, points);
    return points;
  }

  /// Finds the nodes of the way again: others may have made it wider. Who gave a node its children
  /// while others gave it another number has given them to the old one, and nobody finds them; the
  /// way then ends before them.
  ///
  /// @return how many nodes were lost
  private int locate() {
    Nodes nodes = nodes();
    for (int i = 1; i < length; i++) {
      if (nodes.children(path[i - 1]) <= places[i]) {
        int lost = length - i;
        length = i;
        return lost;
      }
      path[i] = nodes.firstChild(path[i - 1]) + places[i];
    }
    return 0;
  }

  /// Adds a result to the nodes of the path, and proves what follows from it.
  ///
  /// @param result for the side to move at the path's end
  private void backUp(double result) {
    Nodes nodes = nodes();
    double points = result;
    for (int i = length - 1; i >= 0; i--) {
      int node = path[i];
      if (nodes.children(node) > 0) {
        // Where two walks have proven two children at once, neither may have seen it.
        prove(node, i < length - 1 ? path[i + 1] : nodes.firstChild(node));
      }
      if (nodes.proven[node] != Nodes.UNKNOWN) {
        points = Known.points(nodes.proven[node]);
      } else if (i < length - 1 && hasDraw[i]) {
        points = Math.max(points, 0.5);
      }
      // From here on for the side that moved to the node.
      points = 1 - points;
      int visits = ++nodes.visits[node];
      nodes.points[node] += (float) ((points - nodes.points[node]) / visits);
      nodes.underWay[node]--;
    }
  }

  /// Proves a node, if what is known of its child allows it.
  private void prove(int node, int child) {
    Nodes nodes = nodes();
    if (nodes.proven[child] == Nodes.UNKNOWN || nodes.proven[node] != Nodes.UNKNOWN) {
      return;
    }
    if (nodes.proven[child] < 0) {
      nodes.proven[node] = (short) Scores.win(Scores.plies(nodes.proven[child]) + 1);
      return;
    }
    int children = nodes.children(node);
    if (children < nodes.moves[node]) {
      return;
    }
    int best = -Scores.INFINITE;
    for (int i = 0; i < children; i++) {
      int score = nodes.proven[nodes.firstChild(node) + i];
      if (score == Nodes.UNKNOWN) {
        return;
      }
      best = Math.max(best, -score);
    }
    nodes.proven[node] = (short) Scores.later(best, 1);
  }
}
