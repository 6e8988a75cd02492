package tabuleiro.engine.tree;

import java.util.Arrays;
import tabuleiro.engine.search.Scores;

/// The nodes of a tree, each a number. The children of a node stand side by side, the most
/// promising first; as many of them as have come into the tree.
final class Nodes {
  /// The memory of one node.
  static final int BYTES = 30;

  /// Where nothing is proven.
  static final short UNKNOWN = Scores.INFINITE;

  private static final int LEAST = 1 << 12;

  private final int most;
  private int size;

  /// The move that leads to a node.
  int[] move = new int[LEAST];

  /// The share of attention that a node gets among its sisters before any is visited.
  float[] prior = new float[LEAST];

  int[] visits = new int[LEAST];

  /// The mean points of the visits, for the side that moved there.
  float[] points = new float[LEAST];

  /// The proven score for the side to move, as [Scores] has it, or [#UNKNOWN].
  short[] proven = new short[LEAST];

  int[] firstChild = new int[LEAST];
  int[] children = new int[LEAST];

  /// How many legal moves there are; of no meaning while there are no children.
  int[] moves = new int[LEAST];

  /// @param most how many nodes there may be
  Nodes(int most) {
    this.most = most;
  }

  int size() {
    return size;
  }

  int most() {
    return most;
  }

  /// Returns the first of `count` new nodes, or -1 when there is no room for them.
  int add(int count) {
    if (size + count > most) {
      return -1;
    }
    while (size + count > move.length) {
      grow(Math.min(most, 2 * move.length));
    }
    Arrays.fill(proven, size, size + count, UNKNOWN);
    size += count;
    return size - count;
  }

  private void grow(int length) {
    move = Arrays.copyOf(move, length);
    prior = Arrays.copyOf(prior, length);
    visits = Arrays.copyOf(visits, length);
    points = Arrays.copyOf(points, length);
    proven = Arrays.copyOf(proven, length);
    firstChild = Arrays.copyOf(firstChild, length);
    children = Arrays.copyOf(children, length);
    moves = Arrays.copyOf(moves, length);
  }

  /// Makes a node here what another is there, with the same children unless they are copied too.
  void copy(Nodes from, int source, int target) {
    move[target] = from.move[source];
    prior[target] = from.prior[source];
    visits[target] = from.visits[source];
    points[target] = from.points[source];
    proven[target] = from.proven[source];
    firstChild[target] = from.firstChild[source];
    children[target] = from.children[source];
    moves[target] = from.moves[source];
  }

  /// Returns a copy of what grows from a node, which becomes node 0.
  Nodes subtree(int root) {
    Nodes copy = new Nodes(most);
    copy.add(1);
    copy.copy(this, root, 0);
    for (int node = 0; node < copy.size; node++) {
      int count = copy.children[node];
      if (count > 0) {
        int source = copy.firstChild[node];
        int target = copy.add(count);
        for (int i = 0; i < count; i++) {
          copy.copy(this, source + i, target + i);
        }
        copy.firstChild[node] = target;
      }
    }
    return copy;
  }
}
