package tabuleiro.engine.tree;

import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.search.Scores;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Trail;

/// One who walks a tree, on a thread of its own.
///
/// A walk goes down from the root to where the tree ends. There the position is judged, and the
/// judgement becomes part of the mean of all nodes on the way. What is proven is backed up as
/// proven (Winands, Björnsson and Saito, "Monte-Carlo tree search solver", 2008), with its
/// distance. Which way a walk takes, and how it judges, is what kinds of walkers differ in.
///
/// Several may walk one tree. They hold its lock while they read or change it, and leave it to
/// others while they list moves and judge. Where a walk is under way, others rather go elsewhere
/// ("virtual loss": Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree search", 2008).
abstract class Walker {
  final Line line;
  final Trail trail;

  /// The moves that are listed last.
  final int[] buffer;

  private final Tree tree;

  /// The present walk: its nodes from the root on, the place of each among its sisters, and the
  /// move that leads to it. While the tree is left to others a node may get another number, but
  /// keeps its place.
  private final int[] path;

  private final int[] places;
  private final int[] moves;
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
    moves = new int[most];
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
  /// tree first. It is called without the lock.
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
    tree.lock();
    try {
      open(Integer.MAX_VALUE);
      Nodes nodes = tree.nodes();
      for (int i = 0; i < nodes.children[Tree.ROOT]; i++) {
        if (nodes.visits[nodes.firstChild[Tree.ROOT] + i] == 0) {
          tree.count();
          start();
          enter(i);
          backUp(judge());
        }
      }
    } finally {
      tree.unlock();
    }
  }

  /// Walks once down the tree and back. Returns false, and does not walk, when the search is over.
  ///
  /// Precondition: the moves of the root are in the tree.
  final boolean walk() {
    tree.lock();
    try {
      if (!tree.begin()) {
        return false;
      }
      start();
      for (int place = next(); place >= 0; place = next()) {
        enter(place);
      }
      backUp(judge());
      tree.end(length - 1);
      return true;
    } finally {
      tree.unlock();
    }
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
    int child = nodes.firstChild[last()] + place;
    places[length] = place;
    moves[length] = nodes.move[child];
    path[length++] = child;
    nodes.underWay[child]++;
  }

  /// Returns how much a child's promise counts, as if the walks under way there were lost.
  private static double weight(Nodes nodes, int child) {
    int underWay = nodes.underWay[child];
    int visits = nodes.visits[child];
    return underWay == 0 ? 1 : (double) visits / (visits + underWay);
  }

  private int last() {
    return path[length - 1];
  }

  /// Returns the place of the child that is next on the way down, or -1 where the way ends.
  private int next() {
    Nodes nodes = nodes();
    int node = last();
    if (nodes.visits[node] == 0 && nodes.underWay[node] == 1) {
      return -1;
    }
    open(width(node));
    int best = select(last());
    node = last();
    if (best < 0 && nodes.children[node] < nodes.moves[node]) {
      open(moreWidth(node));
      best = select(last());
    }
    return best;
  }

  /// Returns the place of the most promising child that is not proven, or -1 when there is none.
  private int select(int node) {
    Nodes nodes = nodes();
    int first = nodes.firstChild[node];
    int end = first + nodes.children[node];
    hasDraw[length - 1] = false;
    boolean isShared = tree.isShared();
    compare(node);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      int proven = nodes.proven[child];
      if (proven == Nodes.UNKNOWN) {
        double promise = promise(nodes, child);
        if (isShared) {
          promise *= weight(nodes, child);
        }
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
    int children = nodes.children[node];
    if (children > 0 && children >= Math.min(wanted, nodes.moves[node])) {
      return;
    }
    int count;
    int width;
    tree.unlock();
    try {
      follow();
      count = trail.generateMoves(buffer, 0);
      width = Math.min(wanted, count);
      choose(count, width);
    } finally {
      tree.lock();
    }
    locate();
    widen(last(), count, width);
  }

  /// Brings the moves that were chosen into the tree, unless others have done it.
  private void widen(int node, int count, int width) {
    Nodes nodes = nodes();
    int children = nodes.children[node];
    int first = width <= children ? -1 : nodes.add(width);
    if (first < 0) {
      return;
    }
    for (int i = 0; i < children; i++) {
      nodes.copy(nodes, nodes.firstChild[node] + i, first + i);
    }
    fill(first, width);
    nodes.firstChild[node] = first;
    nodes.children[node] = width;
    nodes.moves[node] = (char) count;
  }

  /// Judges the position at the end of the way, and returns the points for the side to move.
  private double judge() {
    int proven;
    double points;
    tree.unlock();
    try {
      follow();
      proven = known();
      points = proven == Nodes.UNKNOWN ? estimate() : points(proven);
      while (trail.length() > 0) {
        line.undo();
      }
    } finally {
      tree.lock();
    }
    locate();
    if (proven != Nodes.UNKNOWN) {
      nodes().proven[last()] = (short) proven;
    }
    return points;
  }

  /// Returns what is to be seen of the result, as [Nodes#proven] has it.
  private int known() {
    Outcome outcome = trail.outcome();
    if (outcome.isOver()) {
      return Scores.of(outcome, trail.sideToMove(), 0);
    }
    return line.winsAtOnce() ? Scores.win(1) : Nodes.UNKNOWN;
  }

  private static double points(int proven) {
    return proven == 0 ? 0.5 : proven > 0 ? 1 : 0;
  }

  /// Plays the moves of the way that are not yet played.
  private void follow() {
    for (int i = trail.length() + 1; i < length; i++) {
      line.play(moves[i]);
    }
  }

  /// Finds the nodes of the way again, after the tree was left to others.
  private void locate() {
    Nodes nodes = nodes();
    for (int i = 1; i < length; i++) {
      path[i] = nodes.firstChild[path[i - 1]] + places[i];
    }
  }

  /// Adds a result to the nodes of the path, and proves what follows from it.
  ///
  /// @param result for the side to move at the path's end
  private void backUp(double result) {
    learn(path, length, result);
    Nodes nodes = nodes();
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
