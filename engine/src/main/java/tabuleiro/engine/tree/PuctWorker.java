package tabuleiro.engine.tree;

import tabuleiro.engine.evaluation.EvaluatedTrail;

/// Walks without chance: at the end of the way a position is judged by its static evaluation. The
/// way goes by the formula of PUCT (Rosin, "Multi-armed bandits with episode context", 2011): a
/// node with good points, a good prior and few visits comes first; and of many moves only the most
/// promising are in the tree.
final class PuctWorker extends TreeWorker {
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

  private final int[] ranks;
  private final long[] order;

  /// How much the prior counts in the present comparison, and the points of what was not visited.
  private double scale;

  private double unvisited;

  /// @param line at the position of the root, in which the game goes on
  PuctWorker(EvaluatedTrail line, SearchTree tree) {
    super(line, tree);
    ranks = new int[buffer.length];
    order = new long[buffer.length];
  }

  @Override
  double evaluateLeaf() {
    return EloScale.expectedPoints(line.evaluate());
  }

  @Override
  int childLimit(int node) {
    TreeNodes nodes = nodes();
    int count = nodes.childCount(node);
    if (count == 0) {
      return FIRST_MOVES;
    }
    return nodes.visits[node] > CROWDED * count ? widenedChildLimit(node) : count;
  }

  @Override
  int widenedChildLimit(int node) {
    return MORE_MOVES * nodes().childCount(node);
  }

  @Override
  void prepareSelection(int node) {
    scale = EXPLORATION * Math.sqrt(nodes().visits[node]);
    unvisited = 1 - nodes().meanPoints[node] - CAUTION;
  }

  @Override
  double selectionValue(TreeNodes nodes, int child) {
    int visits = nodes.visits[child];
    double value = visits == 0 ? unvisited : nodes.meanPoints[child];
    return value + scale * nodes.priors[child] / (1 + visits);
  }

  @Override
  void selectMoves(int count, int width) {
    line.prioritize(buffer, 0, count, ranks);
    sort(count, width);
  }

  @Override
  void initializeChildren(int first, int width) {
    TreeNodes nodes = nodes();
    double best = -(order[0] >> 32);
    double sum = 0;
    for (int i = 0; i < width; i++) {
      int at = (int) order[i];
      int child = first + i;
      nodes.moves[child] = buffer[at];
      nodes.priors[child] = (float) Math.exp((ranks[at] - best) / TEMPERATURE);
      sum += nodes.priors[child];
    }
    for (int i = 0; i < width; i++) {
      nodes.priors[first + i] /= (float) sum;
    }
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
}
