package tabuleiro.engine.tree;

import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.search.SearchScores;

/// One thread of a tree search.
///
/// An iteration selects a path from the root to a leaf of the tree, evaluates the position there,
/// and adds the result to the mean of all nodes on the path. A proven result is backed up as
/// proven, with its distance (Winands, Björnsson and Saito, "Monte-Carlo tree search solver",
/// 2008). The subclasses differ in the selection.
///
/// Several workers may search one tree at the same time. A virtual loss makes a node less
/// attractive while an iteration passes through it (Chaslot, Winands and van den Herik, "Parallel
/// Monte-Carlo tree search", 2008).
abstract class TreeWorker {
  final EvaluatedTrail trail;

  /// The moves that were generated last.
  final int[] buffer;

  private final SearchTree tree;

  /// The path of the current iteration, and the index of each of its nodes among its siblings.
  /// Another worker may move a node to another index of the tree, but its index among its siblings
  /// stays the same.
  private final int[] path;

  private final int[] siblingIndexes;
  private final boolean[] hasDraw;
  private int length = 1;

  /// @param trail at the position of the root, in which the game is not over
  TreeWorker(EvaluatedTrail trail, SearchTree tree) {
    this.trail = trail;
    this.tree = tree;
    int maxLength = trail.position().game().maxPlies() + 2;
    path = new int[maxLength];
    siblingIndexes = new int[maxLength];
    hasDraw = new boolean[maxLength];
    buffer = new int[trail.position().game().maxMoves()];
  }

  /// Returns how many children a node should have in the tree, when an iteration reaches it that is
  /// not the first.
  abstract int childLimit(int node);

  /// Returns how many children a node should have when all its present ones are proven.
  abstract int widenedChildLimit(int node);

  /// Selects, among all moves of the position, which are in the buffer, those that become children
  /// first.
  ///
  /// @param count how many moves there are
  /// @param width how many of them become children
  abstract void selectMoves(int count, int width);

  /// Initializes `width` new nodes, from `first` on, with the selected moves.
  abstract void initializeChildren(int first, int width);

  /// Prepares the comparison of a node's children by [#selectionValue].
  abstract void prepareSelection(int node);

  /// Returns the value of an unproven child; an iteration selects the child with the highest value.
  abstract double selectionValue(TreeNodes nodes, int child);

  /// Updates statistics beyond the mean points of nodes; there are none by default.
  ///
  /// @param path the nodes of the iteration
  /// @param length of the path
  /// @param points for the side to move at the path's end
  void updateStatistics(int[] path, int length, double points) {}

  final TreeNodes nodes() {
    return tree.nodes();
  }

  /// Adds all moves of the root to the tree, and evaluates each.
  ///
  /// Precondition: no other worker searches the tree.
  final void expandRoot() {
    expand(Integer.MAX_VALUE);
    while (nodes().hasOverflowed()) {
      tree.makeRoom();
      expand(Integer.MAX_VALUE);
    }
    TreeNodes nodes = nodes();
    for (int i = 0; i < nodes.childCount(SearchTree.ROOT); i++) {
      if (nodes.visits[nodes.firstChild(SearchTree.ROOT) + i] == 0) {
        tree.countEvaluation();
        startPath();
        descend(i);
        backUp(evaluateLeaf());
      }
    }
  }

  /// Runs an iteration. Returns false, and runs none, if the search is over.
  ///
  /// Precondition: the moves of the root are in the tree.
  final boolean runIteration() {
    if (!tree.beginIteration()) {
      return false;
    }
    try {
      startPath();
      for (int index = selectNext(); index >= 0; index = selectNext()) {
        descend(index);
      }
      backUp(evaluateLeaf());
    } finally {
      tree.endIteration(length - 1);
    }
    return true;
  }

  /// Runs iterations until the search is over.
  final void runIterations() {
    boolean isRunning = true;
    while (isRunning) {
      isRunning = runIteration();
    }
  }

  private void startPath() {
    path[0] = SearchTree.ROOT;
    length = 1;
    nodes().virtualLosses[SearchTree.ROOT]++;
  }

  /// Extends the path by a child of the last node.
  private void descend(int siblingIndex) {
    TreeNodes nodes = nodes();
    int child = nodes.firstChild(last()) + siblingIndex;
    trail.play(nodes.moves[child]);
    siblingIndexes[length] = siblingIndex;
    path[length++] = child;
    nodes.virtualLosses[child]++;
  }

  /// Returns the factor by which virtual losses reduce a child's value.
  private static double virtualLossFactor(TreeNodes nodes, int child) {
    int virtualLosses = nodes.virtualLosses[child];
    int visits = nodes.visits[child];
    return virtualLosses <= 0 ? 1 : (double) visits / (visits + virtualLosses);
  }

  private int last() {
    return path[length - 1];
  }

  /// Returns the sibling index of the next node of the path, or -1 where the path ends.
  private int selectNext() {
    TreeNodes nodes = nodes();
    int node = last();
    boolean isFirst = nodes.visits[node] == 0 && nodes.virtualLosses[node] <= 1;
    boolean isLeaf = nodes.childCount(node) == 0;
    if (isFirst || (isLeaf && TerminalScore.of(trail) != TreeNodes.UNPROVEN)) {
      return -1;
    }
    expand(childLimit(node));
    int best = selectChild(node);
    if (best < 0 && nodes.childCount(node) < nodes.legalMoveCounts[node]) {
      expand(widenedChildLimit(node));
      best = selectChild(node);
    }
    return best;
  }

  /// Returns the sibling index of the unproven child with the highest value, or -1 if there is
  /// none.
  private int selectChild(int node) {
    TreeNodes nodes = nodes();
    int count = nodes.childCount(node);
    int first = nodes.firstChild(node);
    int end = first + count;
    hasDraw[length - 1] = false;
    prepareSelection(node);
    int best = -1;
    double highest = Double.NEGATIVE_INFINITY;
    for (int child = first; child < end; child++) {
      int provenScore = nodes.provenScores[child];
      if (provenScore == TreeNodes.UNPROVEN) {
        double value = selectionValue(nodes, child) * virtualLossFactor(nodes, child);
        if (value > highest) {
          highest = value;
          best = child;
        }
      } else if (provenScore == 0) {
        hasDraw[length - 1] = true;
      }
    }
    return best < 0 ? -1 : best - first;
  }

  /// Gives the last node of the path `limit` children, or as many as it has moves, unless it has
  /// them or the memory does not suffice.
  private void expand(int limit) {
    TreeNodes nodes = nodes();
    int node = last();
    int children = nodes.childCount(node);
    if (children > 0 && children >= Math.min(limit, nodes.legalMoveCounts[node])) {
      return;
    }
    int count = trail.generateMoves(buffer, 0);
    int width = Math.min(limit, count);
    selectMoves(count, width);
    synchronized (nodes) {
      addChildren(node, count, width);
    }
  }

  /// Adds the selected moves to the tree, unless another worker has done it.
  private void addChildren(int node, int count, int width) {
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

  /// Evaluates the position at the path's end, takes the path's moves back, and returns the points
  /// for the side to move at the last node of the path.
  private double evaluateLeaf() {
    int provenScore = TerminalScore.of(trail);
    double points =
        provenScore == TreeNodes.UNPROVEN
            ? trail.expectedPoints()
            : TerminalScore.points(provenScore);
    while (trail.length() > 0) {
      trail.undo();
    }
    int lost = relocatePath();
    if (lost > 0) {
      return lost % 2 == 0 ? points : 1 - points;
    }
    if (provenScore != TreeNodes.UNPROVEN) {
      nodes().provenScores[last()] = (short) provenScore;
    }
    updateStatistics(path, length, points);
    return points;
  }

  /// Finds the nodes of the path again, since other workers may have moved them. A worker that adds
  /// children to a node while another worker moves that node adds them to the old index, where they
  /// are lost; the path then ends before them.
  ///
  /// @return how many nodes were lost
  private int relocatePath() {
    TreeNodes nodes = nodes();
    for (int i = 1; i < length; i++) {
      if (nodes.childCount(path[i - 1]) <= siblingIndexes[i]) {
        int lost = length - i;
        length = i;
        return lost;
      }
      path[i] = nodes.firstChild(path[i - 1]) + siblingIndexes[i];
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
        // When two iterations prove two children at the same time, neither may see the other's; so
        // the last node is checked again through any child.
        prove(node, i < length - 1 ? path[i + 1] : nodes.firstChild(node));
      }
      if (nodes.provenScores[node] != TreeNodes.UNPROVEN) {
        points = TerminalScore.points(nodes.provenScores[node]);
      } else if (i < length - 1 && hasDraw[i]) {
        points = Math.max(points, 0.5);
      }
      // From here on for the side that played the move to the node.
      points = 1 - points;
      int visits = nodes.addVisit(node);
      nodes.meanPoints[node] += (float) ((points - nodes.meanPoints[node]) / visits);
      nodes.virtualLosses[node]--;
    }
  }

  /// Proves a node if the proven score of its child, or of all its children, allows it.
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
