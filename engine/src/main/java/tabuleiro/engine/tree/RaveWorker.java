package tabuleiro.engine.tree;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.EvaluatedTrail;

/// Judges the end of the way by a careful random game ([RolloutSampler]). The way goes by what
/// moves have scored in the games whenever they were played, "all moves as first", and the more by
/// the visits of the node itself the more there are (Gelly and Silver, "Monte-Carlo tree search and
/// rapid action value estimation in computer Go", 2011). It suits games where a move is worth much
/// the same now and later, and that a static evaluation does not see through.
final class RaveWorker extends TreeWorker {
  /// With a third as many visits of its own, both count about the same in a node.
  private static final double EQUIVALENCE = 8000;

  private static final float[] SHARES = new float[1 << 12];

  static {
    for (int i = 0; i < SHARES.length; i++) {
      SHARES[i] = computeShare(i);
    }
  }

  private final RolloutSampler rollout;

  /// The last walk in whose game each move was played, by each side.
  private final int[][] playedIn = new int[2][RolloutSampler.KEY_COUNT];

  private int walk;

  /// @param line at the position of the root, in which the game goes on
  RaveWorker(EvaluatedTrail line, SearchTree tree, RandomGenerator random) {
    super(line, tree);
    rollout = new RolloutSampler(line, random);
  }

  @Override
  double evaluateLeaf() {
    return rollout.play();
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
    // What was never played is to come first.
    Arrays.fill(nodes.amafPoints, first, first + width, 1);
  }

  @Override
  void prepareSelection(int node) {}

  @Override
  double selectionValue(TreeNodes nodes, int child) {
    float own = nodes.meanPoints[child];
    return own + share(nodes.visits[child]) * (nodes.amafPoints[child] - own);
  }

  /// Returns how much what a move has scored as first counts, from 0 to 1.
  private static float share(int visits) {
    return visits < SHARES.length ? SHARES[visits] : computeShare(visits);
  }

  private static float computeShare(int visits) {
    return (float) Math.sqrt(EQUIVALENCE / (3 * visits + EQUIVALENCE));
  }

  /// Adds the game to all moves that could have been played earlier than they were.
  @Override
  void updateStatistics(int[] path, int length, double points) {
    walk++;
    TreeNodes nodes = nodes();
    int end = length - 1;
    if (nodes.provenScores[path[end]] == TreeNodes.UNPROVEN) {
      for (int i = 0; i < rollout.length(); i++) {
        playedIn[(end + i) & 1][RolloutSampler.key(rollout.move(i))] = walk;
      }
    }
    for (int i = end; i >= 0; i--) {
      int side = i & 1;
      addAsFirst(path[i], playedIn[side], (float) (side == (end & 1) ? points : 1 - points));
      if (i > 0) {
        playedIn[1 - side][RolloutSampler.key(nodes.moves[path[i]])] = walk;
      }
    }
  }

  private void addAsFirst(int node, int[] played, float points) {
    TreeNodes nodes = nodes();
    int first = nodes.firstChild(node);
    for (int child = first; child < first + nodes.childCount(node); child++) {
      if (played[RolloutSampler.key(nodes.moves[child])] == walk) {
        int visits = ++nodes.amafVisits[child];
        nodes.amafPoints[child] += (points - nodes.amafPoints[child]) / visits;
      }
    }
  }
}
