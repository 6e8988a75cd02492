package tabuleiro.engine.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.rules.analysis.Playout;
import tabuleiro.rules.support.SeededRandom;

/// The tree of one search by UCT (Kocsis and Szepesvari, "Bandit based Monte-Carlo planning",
/// 2006): each playout goes down the tree by upper confidence bounds, adds one node to it, and ends
/// in a random game. Not safe for several threads.
///
/// A node is eight numbers in one array and called by the place of the first; its children are a
/// list through their `SIBLING`, which ends with the root, nobody's child.
final class UctTree {
  /// Playouts go on when there are so many nodes, but the tree no longer grows.
  private static final int MOST_NODES = 1 << 21;

  /// How much is explored: against 0.5, at 400 playouts a move in Morelli and 800 in the others, 60
  /// games on each board, 0.35 scored from 47 to 62 % on the six boards, 53 % in all; 0.25 did no
  /// better, and 0.7 scored 47 %.
  private static final double EXPLORATION = 0.35;

  private static final int WORDS = 8;
  private static final int MOVE = 0;
  private static final int VISITS = 1;

  /// Twice the points of those visits, for the side that played the move.
  private static final int HALVES = 2;

  private static final int CHILD = 3;
  private static final int SIBLING = 4;

  /// How many legal moves there are, and how many of them are in the tree.
  private static final int COUNT = 5;

  private static final int TRIED = 6;

  /// The index of the next move that comes into the tree.
  private static final int NEXT = 7;

  /// How far the next such index is away. As a prime larger than any number of moves it leads
  /// through all of them.
  private static final int STRIDE = 1_000_003;

  private static final int ROOT = 0;

  private final Trail trail;
  private final RandomGenerator random;
  private int[] words = new int[WORDS << 10];
  private int size;
  private int deepest;

  /// The nodes of the present playout from the root on, and whether the first player moved there.
  private final int[] path;

  private final boolean[] byFirst;

  /// @param trail at the position that is searched, in which the game goes on
  UctTree(Trail trail, RandomGenerator random) {
    this.trail = trail;
    this.random = random;
    int most = trail.position().game().maxPlies() + 1;
    path = new int[most];
    byFirst = new boolean[most];
    add(0);
  }

  /// Returns how many playouts there were.
  int playouts() {
    return words[VISITS];
  }

  /// Returns how deep the tree is, in plies.
  int maxDepth() {
    return deepest;
  }

  /// Returns how much of its memory the tree has used, in thousandths.
  int permilleFull() {
    return (int) (size / WORDS * 1000L / MOST_NODES);
  }

  /// Plays one playout.
  void runPlayout() {
    int length = 1;
    path[0] = ROOT;
    boolean isGrown = false;
    while (!isGrown && words[path[length - 1] + COUNT] > 0) {
      int node = path[length - 1];
      boolean isNew = words[node + TRIED] < words[node + COUNT];
      if (isNew && size == MOST_NODES * WORDS) {
        break;
      }
      byFirst[length] = trail.sideToMove() == Side.FIRST;
      path[length] = isNew ? expand(node) : select(node);
      if (!isNew) {
        trail.play(words[path[length] + MOVE]);
      }
      length++;
      isGrown = isNew;
    }
    deepest = Math.max(deepest, length - 1);
    int plies = length - 1 + Playout.playToEnd(trail, random);
    reward(length);
    for (int i = 0; i < plies; i++) {
      trail.undo();
    }
  }

  /// Plays a move that is not in the tree yet, and returns its node. Where a move wins at once the
  /// others are forgotten: nobody would play them.
  private int expand(int parent) {
    Side mover = trail.sideToMove();
    int index = words[parent + NEXT];
    int move = trail.moveAt(index);
    trail.play(move);
    int node = add(move);
    if (hasWon(mover)) {
      words[parent + TRIED] = words[parent + COUNT];
    } else {
      words[node + SIBLING] = words[parent + CHILD];
      words[parent + TRIED]++;
      words[parent + NEXT] = (index + STRIDE) % words[parent + COUNT];
    }
    words[parent + CHILD] = node;
    return node;
  }

  private boolean hasWon(Side side) {
    Outcome outcome = trail.outcome();
    return outcome.isOver() && !outcome.isDraw() && outcome.winner().orElseThrow() == side;
  }

  /// Adds a node for the position at the end of the trail.
  private int add(int move) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    int node = size;
    size += WORDS;
    int count = trail.countMoves();
    words[node + MOVE] = move;
    words[node + COUNT] = count;
    words[node + NEXT] = count == 0 ? 0 : SeededRandom.nextBelow(random, count);
    return node;
  }

  /// Returns the child with the highest upper confidence bound.
  private int select(int parent) {
    double log = EXPLORATION * EXPLORATION * Math.log(words[parent + VISITS]);
    int best = words[parent + CHILD];
    double most = Double.NEGATIVE_INFINITY;
    for (int child = best; child != ROOT; child = words[child + SIBLING]) {
      double visits = words[child + VISITS];
      double bound = words[child + HALVES] / (2 * visits) + Math.sqrt(log / visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  /// Adds the points of the finished game to the nodes of the path.
  private void reward(int length) {
    boolean isDraw = trail.outcome().isDraw();
    boolean firstWon = hasWon(Side.FIRST);
    for (int i = 0; i < length; i++) {
      words[path[i] + VISITS]++;
      words[path[i] + HALVES] += isDraw ? 1 : byFirst[i] == firstWon ? 2 : 0;
    }
  }

  /// Returns the line of the most visited moves, at least one; of equals the one with more points.
  ///
  /// Precondition: there was a playout.
  List<Integer> principalVariation() {
    List<Integer> moves = new ArrayList<>();
    for (int node = favourite(ROOT); node != ROOT; node = favourite(node)) {
      moves.add(words[node + MOVE]);
    }
    return moves;
  }

  /// Returns the mean points of the best move, from 0 to 1.
  ///
  /// Precondition: there was a playout.
  double bestMovePoints() {
    int node = favourite(ROOT);
    return words[node + HALVES] / (2.0 * words[node + VISITS]);
  }

  /// Returns the most visited child, or the root when there is none.
  private int favourite(int parent) {
    int best = words[parent + CHILD];
    for (int child = best; child != ROOT; child = words[child + SIBLING]) {
      int more = words[child + VISITS] - words[best + VISITS];
      if (more > 0 || (more == 0 && words[child + HALVES] > words[best + HALVES])) {
        best = child;
      }
    }
    return best;
  }
}
