package tabuleiro.engine.tree;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.search.SearchScores;
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
abstract class TreeWorker {
  final EvaluatedTrail line;
  final Trail trail;

  /// The moves that are listed last.
  final int[] buffer;

  private final SearchTree tree;

  /// The present walk: its nodes from the root on, and the place of each among its sisters. Another
  /// walk may give a node another number, but it keeps its place.
  private final int[] path;

  private final int[] places;
  private final boolean[] hasDraw;
  private int length = 1;

  /// @param line at the position of the root, in which the game goes on
  TreeWorker(EvaluatedTrail line, SearchTree tree) {
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
  abstract double evaluateLeaf();

  /// Returns how many moves a node should have in the tree, where a walk has come that is not the
  /// first.
  abstract int childLimit(int node);

  /// Returns how many moves a node should have, all of whose moves in the tree are proven.
  abstract int widenedChildLimit(int node);

  /// Takes from the buffer, which holds all moves of the last position, those that come into the
  /// tree first.
  ///
  /// @param count how many moves there are
  /// @param width how many of them are wanted
  abstract void selectMoves(int count, int width);

  /// Makes new nodes, the first and those after it, of the moves that were chosen.
  abstract void initializeChildren(int first, int width);

  /// Is called before the children of a node are compared by their promise.
  abstract void prepareSelection(int node);

  /// Returns how promising a child looks that is not proven: a walk takes the most promising.
  abstract double selectionValue(TreeNodes nodes, int child);

  /// Learns more from a walk than its result.
  ///
  /// @param path the nodes of the walk
  /// @param length of the path
  /// @param points for the side to move at the path's end
  void updateStatistics(int[] path, int length, double points) {}

  final TreeNodes nodes() {
    return tree.nodes();
  }

  /// Brings all moves of the root into the tree, and judges each.
  ///
  /// Precondition: nobody else walks the tree.
  final void expandRoot() {
    open(Integer.MAX_VALUE);
    while (nodes().hasOverflowed()) {
      tree.makeRoom();
      open(Integer.MAX_VALUE);
    }
    TreeNodes nodes = nodes();
    for (int i = 0; i < nodes.childCount(SearchTree.ROOT); i++) {
      if (nodes.visits[nodes.firstChild(SearchTree.ROOT) + i] == 0) {
        tree.countEvaluation();
        start();
        enter(i);
        backUp(judge());
      }
    }
  }

  /// Walks once down the tree and back. Returns false, and does not walk, when the search is over.
  ///
  /// Precondition: the moves of the root are in the tree.
  final boolean runIteration() {
    if (!tree.beginIteration()) {
      return false;
    }
    try {
      start();
      for (int place = next(); place >= 0; place = next()) {
        enter(place);
      }
      backUp(judge());
    } finally {
      tree.endIteration(length - 1);
    }
    return true;
  }

  /// Walks until the search is over.
  final void runIterations() {
    boolean goesOn = true;
    while (goesOn) {
      goesOn = runIteration();
    }
  }

  private void start() {
    path[0] = SearchTree.ROOT;
    length = 1;
    nodes().virtualLosses[SearchTree.ROOT]++;
  }

  /// Goes to a child of the last node.
  private void enter(int place) {
    TreeNodes nodes = nodes();
    int child = nodes.firstChild(last()) + place;
    line.play(nodes.moves[child]);
    places[length] = place;
    path[length++] = child;
    nodes.virtualLosses[child]++;
  }

  /// Returns how much a child's promise counts, as if the walks under way there were lost.
  private static double weight(TreeNodes nodes, int child) {
    int underWay = nodes.virtualLosses[child];
    int visits = nodes.visits[child];
    return underWay <= 0 ? 1 : (double) visits / (visits + underWay);
  }

  private int last() {
    return path[length - 1];
  }

  /// Returns the place of the child that is next on the way down, or -1 where the way ends.
  private int next() {
    TreeNodes nodes = nodes();
    int node = last();
    boolean isFirst = nodes.visits[node] == 0 && nodes.virtualLosses[node] <= 1;
    boolean isLeaf = nodes.childCount(node) == 0;
    if (isFirst || (isLeaf && TerminalScore.of(line) != TreeNodes.UNPROVEN)) {
      return -1;
    }
    open(childLimit(node));
    int best = select(node);
    if (best < 0 && nodes.childCount(node) < nodes.legalMoveCounts[node]) {
      open(widenedChildLimit(node));
      best = select(node);
    }
    return best;
  }

  /// Returns the place of the most promising child that is not proven, or -1 when there is none.
  private int select(int node) {
    TreeNodes nodes = nodes();
    int count = nodes.childCount(node);
    int first = nodes.firstChild(node);
    int end = first + count;
    hasDraw[length - 1] = false;
    prepareSelection(node);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      int proven = nodes.provenScores[child];
      if (proven == TreeNodes.UNPROVEN) {
        double promise = selectionValue(nodes, child) * weight(nodes, child);
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
    TreeNodes nodes = nodes();
    int node = last();
    int children = nodes.childCount(node);
    if (children > 0 && children >= Math.min(wanted, nodes.legalMoveCounts[node])) {
      return;
    }
    int count = trail.generateMoves(buffer, 0);
    int width = Math.min(wanted, count);
    selectMoves(count, width);
    synchronized (nodes) {
      widen(node, count, width);
    }
  }

  /// Brings the moves that were chosen into the tree, unless others have done it.
  private void widen(int node, int count, int width) {
    TreeNodes nodes = nodes();
    int children = nodes.childCount(node);
    int first = width <= children ? -1 : nodes.allocate(width);
    if (first < 0) {
      return;
    }
    int old = nodes.firstChild(node);
    for (int i = 0; i < children; i++) {
      nodes.copyNode(nodes, old + i, first + i);
    }
    initializeChildren(first, width);
    nodes.legalMoveCounts[node] = (char) count;
    nodes.setChildren(node, first, width);
  }

  /// Judges the position at the end of the way, and returns the points for the side to move at the
  /// way's last node.
  private double judge() {
    int proven = TerminalScore.of(line);
    double points = proven == TreeNodes.UNPROVEN ? evaluateLeaf() : TerminalScore.points(proven);
    while (trail.length() > 0) {
      line.undo();
    }
    int lost = locate();
    if (lost > 0) {
      return lost % 2 == 0 ? points : 1 - points;
    }
    if (proven != TreeNodes.UNPROVEN) {
      nodes().provenScores[last()] = (short) proven;
    }
    updateStatistics(path, length, points);
    return points;
  }

  /// Finds the nodes of the way again: others may have made it wider. Who gave a node its children
  /// while others gave it another number has given them to the old one, and nobody finds them; the
  /// way then ends before them.
  ///
  /// @return how many nodes were lost
  private int locate() {
    TreeNodes nodes = nodes();
    for (int i = 1; i < length; i++) {
      if (nodes.childCount(path[i - 1]) <= places[i]) {
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
    TreeNodes nodes = nodes();
    double points = result;
    for (int i = length - 1; i >= 0; i--) {
      int node = path[i];
      if (nodes.childCount(node) > 0) {
        // Where two walks have proven two children at once, neither may have seen it.
        prove(node, i < length - 1 ? path[i + 1] : nodes.firstChild(node));
      }
      if (nodes.provenScores[node] != TreeNodes.UNPROVEN) {
        points = TerminalScore.points(nodes.provenScores[node]);
      } else if (i < length - 1 && hasDraw[i]) {
        points = Math.max(points, 0.5);
      }
      // From here on for the side that moved to the node.
      points = 1 - points;
      int visits = ++nodes.visits[node];
      nodes.meanPoints[node] += (float) ((points - nodes.meanPoints[node]) / visits);
      nodes.virtualLosses[node]--;
    }
  }

  /// Proves a node, if what is known of its child allows it.
  private void prove(int node, int child) {
    TreeNodes nodes = nodes();
    if (nodes.provenScores[child] == TreeNodes.UNPROVEN
        || nodes.provenScores[node] != TreeNodes.UNPROVEN) {
      return;
    }
    if (nodes.provenScores[child] < 0) {
      nodes.provenScores[node] =
          (short) SearchScores.winIn(SearchScores.pliesToEnd(nodes.provenScores[child]) + 1);
      return;
    }
    int children = nodes.childCount(node);
    if (children < nodes.legalMoveCounts[node]) {
      return;
    }
    int best = -SearchScores.INFINITE;
    for (int i = 0; i < children; i++) {
      int score = nodes.provenScores[nodes.firstChild(node) + i];
      if (score == TreeNodes.UNPROVEN) {
        return;
      }
      best = Math.max(best, -score);
    }
    nodes.provenScores[node] = (short) SearchScores.addDistance(best, 1);
  }
}
