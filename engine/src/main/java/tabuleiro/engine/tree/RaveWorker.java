package tabuleiro.engine.tree;

import java.util.Arrays;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.MoveKey;

/// Selects children by RAVE (Gelly and Silver, "Monte-Carlo tree search and rapid action value
/// estimation in computer Go", 2011): by the mean points of all games in which a move was played
/// here or later ("all moves as first"), and, with more visits, by those of the node itself. It
/// suits games in which a move is worth much the same now and later.
final class RaveWorker extends TreeWorker {
  /// The equivalence parameter: with a third as many visits, both means have about the same weight.
  private static final double EQUIVALENCE = 8000;

  private static final float[] AMAF_WEIGHTS = new float[1 << 12];

  static {
    for (int i = 0; i < AMAF_WEIGHTS.length; i++) {
      AMAF_WEIGHTS[i] = computeAmafWeight(i);
    }
  }

  /// For each side and each move, the last iteration in which the side played it.
  private final int[][] playedIn = new int[2][MoveKey.COUNT];

  private int iteration;

  /// @param trail at the position of the root, in which the game is not over
  RaveWorker(EvaluatedTrail trail, SearchTree tree) {
    super(trail, tree);
  }

  @Override
  int childLimit(int node) {
    return Integer.MAX_VALUE;
  }

  @Override
  int widenedChildLimit(int node) {
    return Integer.MAX_VALUE;
  }

  @Override
  void selectMoves(int count, int width) {}

  @Override
  void initializeChildren(int first, int width) {
    TreeNodes nodes = nodes();
    System.arraycopy(buffer, 0, nodes.moves, first, width);
    // A move that was never played comes first.
    Arrays.fill(nodes.amafPoints, first, first + width, 1);
  }

  @Override
  void prepareSelection(int node) {}

  @Override
  double selectionValue(TreeNodes nodes, int child) {
    float own = nodes.meanPoints[child];
    return own + amafWeight(nodes.visits[child]) * (nodes.amafPoints[child] - own);
  }

  /// Returns the weight of the all-moves-as-first mean, from 0 to 1.
  private static float amafWeight(int visits) {
    return visits < AMAF_WEIGHTS.length ? AMAF_WEIGHTS[visits] : computeAmafWeight(visits);
  }

  private static float computeAmafWeight(int visits) {
    return (float) Math.sqrt(EQUIVALENCE / (3 * visits + EQUIVALENCE));
  }

  /// Adds the result to all moves that could have been played earlier than they were: those of the
  /// path, and those of the evaluator's random game if it played one.
  @Override
  void updateStatistics(int[] path, int length, double points) {
    iteration++;
    TreeNodes nodes = nodes();
    int end = length - 1;
    if (nodes.provenScores[path[end]] == TreeNodes.UNPROVEN) {
      for (int i = 0; i < trail.rolloutLength(); i++) {
        playedIn[(end + i) & 1][MoveKey.of(trail.rolloutMove(i))] = iteration;
      }
    }
    for (int i = end; i >= 0; i--) {
      int side = i & 1;
      addAmaf(path[i], playedIn[side], (float) (side == (end & 1) ? points : 1 - points));
      if (i > 0) {
        playedIn[1 - side][MoveKey.of(nodes.moves[path[i]])] = iteration;
      }
    }
  }

  private void addAmaf(int node, int[] played, float points) {
    TreeNodes nodes = nodes();
    int first = nodes.firstChild(node);
    for (int child = first; child < first + nodes.childCount(node); child++) {
      if (played[MoveKey.of(nodes.moves[child])] == iteration) {
        int visits = ++nodes.amafVisits[child];
        nodes.amafPoints[child] += (points - nodes.amafPoints[child]) / visits;
      }
    }
  }
}
