package tabuleiro.engine.tree;

import java.util.Arrays;
import tabuleiro.engine.search.Scores;

/// The nodes of a tree, each a number. The children of a node stand side by side, the most
/// promising first; as many of them as have come into the tree.
final class Nodes {
  /// The memory of one node.
  static final int BYTES = 38;

  /// Where nothing is proven.
  static final short UNKNOWN = Scores.INFINITE;

  private static final int LEAST = 1 << 12;

  private final int most;
  private int size;
  private boolean isFull;

  /// The move that leads to a node.
  int[] move = new int[LEAST];

  /// The share of attention that a node gets among its sisters before any is visited.
  float[] prior = new float[LEAST];

  int[] visits = new int[LEAST];

  /// The mean points of the visits, for the side that moved there.
  float[] points = new float[LEAST];

  /// The games in which a move was played here or later, and their mean points for the side that
  /// played it; only some trees count them.
  int[] asFirstVisits = new int[LEAST];

  float[] asFirstPoints = new float[LEAST];

  /// The proven score for the side to move, as [Scores] has it, or [#UNKNOWN].
  short[] proven = new short[LEAST];

  int[] firstChild = new int[LEAST];
  int[] children = new int[LEAST];

  /// How many legal moves there are, thousands at most; 0 while there are no children.
  char[] moves = new char[LEAST];

  /// How many walks have come through a node and are not yet back.
  char[] underWay = new char[LEAST];

  /// @param most how many nodes there may be
  Nodes(int most) {
    this.most = most;
  }

  int size() {
    return size;
  }

  /// Returns how much of the room is taken, in thousandths.
  int permilleFull() {
    return (int) (1000L * size / most);
  }

  /// Returns the first of `count` new nodes, or -1 when there is no room for them.
  int add(int count) {
    if (size + count > most) {
      isFull = true;
      return -1;
    }
    while (size + count > move.length) {
      grow(Math.min(most, 2 * move.length));
    }
    Arrays.fill(proven, size, size + count, UNKNOWN);
    size += count;
    return size - count;
  }

  /// Returns whether there was no room for nodes.
  boolean isFull() {
    return isFull;
  }

  private void grow(int length) {
    move = Arrays.copyOf(move, length);
    prior = Arrays.copyOf(prior, length);
    visits = Arrays.copyOf(visits, length);
    points = Arrays.copyOf(points, length);
    asFirstVisits = Arrays.copyOf(asFirstVisits, length);
    asFirstPoints = Arrays.copyOf(asFirstPoints, length);
    proven = Arrays.copyOf(proven, length);
    firstChild = Arrays.copyOf(firstChild, length);
    children = Arrays.copyOf(children, length);
    moves = Arrays.copyOf(moves, length);
    underWay = Arrays.copyOf(underWay, length);
  }

  /// Makes a node here what another is there, with the same children unless they are copied too.
  void copy(Nodes from, int source, int target) {
    move[target] = from.move[source];
    prior[target] = from.prior[source];
    visits[target] = from.visits[source];
    points[target] = from.points[source];
    asFirstVisits[target] = from.asFirstVisits[source];
    asFirstPoints[target] = from.asFirstPoints[source];
    proven[target] = from.proven[source];
    firstChild[target] = from.firstChild[source];
    children[target] = from.children[source];
    moves[target] = from.moves[source];
    underWay[target] = from.underWay[source];
  }

  /// Returns a copy of what grows from a node, which becomes node 0.
  ///
  /// @param least visits that another node needs to keep its children; when it is more than 0,
  ///   those of proven nodes go too
  Nodes subtree(int root, int least) {
    Nodes copy = new Nodes(most);
    copy.add(1);
    copy.copy(this, root, 0);
    for (int node = 0; node < copy.size; node++) {
      boolean isProven = least > 0 && copy.proven[node] != UNKNOWN;
      if (node > 0 && (isProven || copy.visits[node] < least)) {
        copy.children[node] = 0;
        copy.moves[node] = 0;
      }
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

  /// Returns a copy that leaves half the room free: the nodes with the fewest visits have lost
  /// their children.
  ///
  /// Precondition: the root's children take no more than half the room.
  Nodes thinned() {
    int least = 2;
    Nodes copy = subtree(0, least);
    while (copy.size > most / 2) {
      least *= 2;
      copy = copy.subtree(0, least);
    }
    return copy;
  }
}
