package tabuleiro.engine.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Outcome;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Side;
import tabuleiro.rules.Trail;
import tabuleiro.rules.support.SeededRandom;

/// The tree of one search by UCT (Kocsis and Szepesvari, "Bandit based Monte-Carlo planning",
/// 2006): each playout goes down the tree by upper confidence bounds, adds one node to it, and ends
/// in a random game. Not safe for several threads.
///
/// A node is eight consecutive numbers in one array, identified by the index of the first. Its
/// children are a list linked by `SIBLING`; the root, which is no node's child, ends the list.
final class UctTree {
  /// The tree stops growing at this many nodes; playouts continue.
  private static final int MAX_NODES = 1 << 21;

  /// The exploration constant: against 0.5, at 400 playouts a move in Morelli and 800 in the
  /// others, 60 games on each board, 0.35 scored from 47 to 62 % on the six boards, 53 % in all;
  /// 0.25 did no better, and 0.7 scored 47 %.
  private static final double EXPLORATION = 0.35;

  private static final int WORDS = 8;
  private static final int MOVE = 0;
  private static final int VISITS = 1;

  /// Twice the points of those visits, for the side that played the move.
  private static final int HALVES = 2;

  private static final int CHILD = 3;
  private static final int SIBLING = 4;

  /// The number of legal moves, and how many of them are in the tree.
  private static final int COUNT = 5;

  private static final int TRIED = 6;

  /// The index of the next move to add to the tree.
  private static final int NEXT = 7;

  /// The distance between such indexes. A prime larger than any number of moves visits all of them.
  private static final int STRIDE = 1_000_003;

  private static final int ROOT = 0;

  private final Trail trail;
  private final RandomGenerator random;
  private int[] words = new int[WORDS << 10];
  private int size;
  private int maxDepth;

  /// The nodes of the current playout from the root on, and whether the first side played the move
  /// to each.
  private final int[] path;

  private final boolean[] byFirst;

  /// @param trail at the position that is searched, in which the game is not over
  UctTree(Trail trail, RandomGenerator random) {
    this.trail = trail;
    this.random = random;
    int most = trail.position().game().maxPlies() + 1;
    path = new int[most];
    byFirst = new boolean[most];
    add(0);
  }

  /// Returns the number of playouts so far.
  int playouts() {
    return words[VISITS];
  }

  /// Returns the depth of the tree, in plies.
  int maxDepth() {
    return maxDepth;
  }

  /// Returns how much of its memory the tree has used, in thousandths.
  int permilleFull() {
    return (int) (size / WORDS * 1000L / MAX_NODES);
  }

  /// Plays one playout.
  void runPlayout() {
    int length = 1;
    path[0] = ROOT;
    boolean isGrown = false;
    while (!isGrown && words[path[length - 1] + COUNT] > 0) {
      int node = path[length - 1];
      boolean isNew = words[node + TRIED] < words[node + COUNT];
      if (isNew && size == MAX_NODES * WORDS) {
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
    maxDepth = Math.max(maxDepth, length - 1);
    int plies = length - 1 + Playout.playToEnd(trail, random);
    reward(length);
    for (int i = 0; i < plies; i++) {
      trail.undo();
    }
  }

  /// Plays a move that is not in the tree yet, and returns its node. If the move wins immediately,
  /// its siblings are removed from the tree.
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
    double log = EXPLORATION * EXPLORATION * StrictMath.log(words[parent + VISITS]);
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

  /// Returns the variation of the most visited moves, at least one; among equals, of the moves with
  /// more points.
  ///
  /// Precondition: there was a playout.
  List<Integer> principalVariation() {
    return variation(bestChild(ROOT));
  }

  /// Returns the move to a node and the most visited moves after it.
  ///
  /// @param from any node but the root
  List<Integer> variation(int from) {
    List<Integer> moves = new ArrayList<>();
    for (int node = from; node != ROOT; node = bestChild(node)) {
      moves.add(words[node + MOVE]);
    }
    return moves;
  }

  /// Returns the most visited children of the root, the most visited first, among equals those with
  /// more points.
  ///
  /// @param count how many are wanted; all if there are fewer
  List<Integer> bestRootChildren(int count) {
    List<Integer> children = new ArrayList<>();
    for (int child = words[ROOT + CHILD]; child != ROOT; child = words[child + SIBLING]) {
      children.add(child);
    }
    children.sort(
        Comparator.comparingInt((Integer child) -> words[child + VISITS])
            .thenComparingInt(child -> words[child + HALVES])
            .reversed());
    return children.subList(0, Math.min(count, children.size()));
  }

  /// Returns the mean points of a node, from 0 to 1, for the side that played the move to it.
  double meanPoints(int node) {
    return words[node + HALVES] / (2.0 * words[node + VISITS]);
  }

  /// Returns the most visited child, or the root if there is none.
  private int bestChild(int parent) {
    int best = words[parent + CHILD];
    for (int child = best; child != ROOT; child = words[child + SIBLING]) {
      if (compare(child, best) > 0) {
        best = child;
      }
    }
    return best;
  }

  private int compare(int one, int other) {
    int more = words[one + VISITS] - words[other + VISITS];
    return more != 0 ? more : words[one + HALVES] - words[other + HALVES];
  }
}
