package tabuleiro.engine.tree;

import java.util.Arrays;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.PriorityModel;

/// Selects children by PUCT (Rosin, "Multi-armed bandits with episode context", 2011), with priors
/// from the evaluator's move priorities, and with progressive widening: of many moves only those
/// with the highest priorities are in the tree.
final class PuctWorker extends TreeWorker {
  /// How many moves a node has in the tree at first, and the factor by which it is widened. 40 at
  /// first made no difference.
  private static final int FIRST_MOVES = 16;

  private static final int WIDENING_FACTOR = 4;

  /// A node with more visits than this for each child is widened. In Ni-Ju, at 2,500 nodes a move
  /// and 60 games each, 8 scored 55 % against 20, and 3 scored 46 % against 8.
  private static final int WIDENING_VISITS = 8;

  /// The weight of the exploration term. In Ni-Ju 1.2 scored 45 % and 0.3 scored 54 % against 0.6
  /// (2,000 nodes, 40 games each).
  private static final double EXPLORATION = 0.4;

  /// First play urgency: how many points fewer than its parent a node is assumed to have before its
  /// first visit. In Ni-Ju 0.3 scored 39 %, and 0 scored 44 % (2,500 nodes, 60 games each).
  private static final double FIRST_PLAY_REDUCTION = 0.1;

  /// Up to this width insertion is faster than sorting all moves. A guess.
  private static final int INSERTION_WIDTH = 64;

  private final int[] priorities;
  private final long[] order;

  /// The weight of the priors in the current selection, and the points of an unvisited child.
  private double priorWeight;

  private double unvisitedPoints;

  /// @param trail at the position of the root, in which the game is not over
  PuctWorker(EvaluatedTrail trail, SearchTree tree) {
    super(trail, tree);
    priorities = new int[buffer.length];
    order = new long[buffer.length];
  }

  @Override
  int childLimit(int node) {
    TreeNodes nodes = nodes();
    int count = nodes.childCount(node);
    if (count == 0) {
      return FIRST_MOVES;
    }
    return nodes.visits[node] > WIDENING_VISITS * count ? widenedChildLimit(node) : count;
  }

  @Override
  int widenedChildLimit(int node) {
    return WIDENING_FACTOR * nodes().childCount(node);
  }

  @Override
  void prepareSelection(int node) {
    priorWeight = EXPLORATION * Math.sqrt(nodes().visits[node]);
    unvisitedPoints = 1 - nodes().meanPoints[node] - FIRST_PLAY_REDUCTION;
  }

  @Override
  double selectionValue(TreeNodes nodes, int child) {
    int visits = nodes.visits[child];
    double points = visits == 0 ? unvisitedPoints : nodes.meanPoints[child];
    return points + priorWeight * nodes.priors[child] / (1 + visits);
  }

  @Override
  void selectMoves(int count, int width) {
    trail.prioritize(buffer, 0, count, priorities);
    sort(count, width);
  }

  @Override
  void initializeChildren(int first, int width) {
    TreeNodes nodes = nodes();
    double best = -(order[0] >> 32);
    double sum = 0;
    for (int i = 0; i < width; i++) {
      int index = (int) order[i];
      int child = first + i;
      nodes.moves[child] = buffer[index];
      nodes.priors[child] =
          (float) StrictMath.exp((priorities[index] - best) / PriorityModel.PRIORITY_OF_E);
      sum += nodes.priors[child];
    }
    for (int i = 0; i < width; i++) {
      nodes.priors[first + i] /= (float) sum;
    }
  }

  /// Puts the indexes of the `width` highest priorities into the low halves of `order`, the highest
  /// first and equal ones in the order of generation.
  private void sort(int count, int width) {
    if (width > INSERTION_WIDTH) {
      for (int i = 0; i < count; i++) {
        order[i] = key(i);
      }
      Arrays.sort(order, 0, count);
      return;
    }
    int size = 0;
    for (int i = 0; i < count; i++) {
      long key = key(i);
      if (size == width && key > order[size - 1]) {
        continue;
      }
      int place = size == width ? size - 1 : size++;
      while (place > 0 && order[place - 1] > key) {
        order[place] = order[place - 1];
        place--;
      }
      order[place] = key;
    }
  }

  private long key(int index) {
    return (long) -priorities[index] << 32 | index;
  }
}
