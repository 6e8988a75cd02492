package tabuleiro.engine.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tabuleiro.engine.search.SearchScores;

/// The nodes of a tree, each a number. The children of a node stand side by side, the most
/// promising first; as many of them as have come into the tree.
///
/// Several walkers read and write them without a lock: now and then a visit is lost, which is
/// accepted (Enzenberger and Müller, "A lock-free multithreaded Monte-Carlo tree search algorithm",
/// 2010). Only nodes are added by one at a time, and children are seen once they are complete.
final class TreeNodes {
  /// The memory of one node.
  static final int BYTES_PER_NODE = 38;

  /// Where nothing is proven.
  static final short UNPROVEN = SearchScores.INFINITE;

  /// Room for so many nodes there is at first, unless fewer are allowed.
  private static final int LEAST = 1 << 12;

  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

  private final int most;
  private int size;
  private volatile boolean isShort;

  /// The move that leads to a node.
  int[] moves;

  /// The share of attention that a node gets among its sisters before any is visited.
  float[] priors;

  int[] visits;

  /// The mean points of the visits, for the side that moved there.
  float[] meanPoints;

  /// The games in which a move was played here or later, and their mean points for the side that
  /// played it; only some trees count them.
  int[] amafVisits;

  float[] amafPoints;

  /// The proven score for the side to move, as [SearchScores] has it, or [#UNPROVEN].
  short[] provenScores;

  /// How many legal moves there are, thousands at most; 0 while there are no children.
  char[] legalMoveCounts;

  /// How many walks have come through a node and are not yet back, about.
  short[] virtualLosses;

  private int[] firstChild;
  private int[] childCounts;

  /// @param most how many nodes there may be
  TreeNodes(int most) {
    this.most = most;
    int length = Math.min(LEAST, most);
    moves = new int[length];
    priors = new float[length];
    visits = new int[length];
    meanPoints = new float[length];
    amafVisits = new int[length];
    amafPoints = new float[length];
    provenScores = new short[length];
    legalMoveCounts = new char[length];
    virtualLosses = new short[length];
    firstChild = new int[length];
    childCounts = new int[length];
  }

  int size() {
    return size;
  }

  /// Returns how much of the room is taken, in thousandths.
  int permilleFull() {
    return (int) (1000L * size / most);
  }

  /// Returns how many children of a node are in the tree.
  int childCount(int node) {
    return (int) INTS.getAcquire(childCounts, node);
  }

  /// Returns the first child of a node; the others stand behind it.
  ///
  /// Precondition: its children were counted before.
  int firstChild(int node) {
    return (int) INTS.getAcquire(firstChild, node);
  }

  /// Gives a node its children. They are complete, and those it had are the first of them.
  void setChildren(int node, int first, int count) {
    INTS.setRelease(firstChild, node, first);
    INTS.setRelease(childCounts, node, count);
  }

  /// Returns the first of `count` new nodes, or -1 when there is no room for them at present.
  synchronized int allocate(int count) {
    if (size + count > moves.length) {
      isShort = true;
      return -1;
    }
    Arrays.fill(provenScores, size, size + count, UNPROVEN);
    size += count;
    return size - count;
  }

  /// Returns whether there was no room for nodes.
  boolean hasOverflowed() {
    return isShort;
  }

  /// Returns these nodes with more room, or, where there is no more, a copy without those that have
  /// the fewest visits.
  ///
  /// Precondition: nobody walks among them.
  TreeNodes withRoom() {
    if (moves.length == most) {
      return pruned();
    }
    grow();
    isShort = false;
    return this;
  }

  private void grow() {
    int length = Math.min(most, 2 * moves.length);
    moves = Arrays.copyOf(moves, length);
    priors = Arrays.copyOf(priors, length);
    visits = Arrays.copyOf(visits, length);
    meanPoints = Arrays.copyOf(meanPoints, length);
    amafVisits = Arrays.copyOf(amafVisits, length);
    amafPoints = Arrays.copyOf(amafPoints, length);
    provenScores = Arrays.copyOf(provenScores, length);
    firstChild = Arrays.copyOf(firstChild, length);
    childCounts = Arrays.copyOf(childCounts, length);
    legalMoveCounts = Arrays.copyOf(legalMoveCounts, length);
    virtualLosses = Arrays.copyOf(virtualLosses, length);
  }

  /// Makes a node here what another is there, with the same children unless they are copied too.
  void copyNode(TreeNodes from, int source, int target) {
    moves[target] = from.moves[source];
    priors[target] = from.priors[source];
    visits[target] = from.visits[source];
    meanPoints[target] = from.meanPoints[source];
    amafVisits[target] = from.amafVisits[source];
    amafPoints[target] = from.amafPoints[source];
    provenScores[target] = from.provenScores[source];
    firstChild[target] = from.firstChild[source];
    childCounts[target] = from.childCounts[source];
    legalMoveCounts[target] = from.legalMoveCounts[source];
    virtualLosses[target] = from.virtualLosses[source];
  }

  /// Returns a copy of what grows from a node, which becomes node 0.
  ///
  /// @param least visits that another node needs to keep its children; when it is more than 0,
  ///   those of proven nodes go too
  TreeNodes subtree(int root, int least) {
    TreeNodes copy = new TreeNodes(most);
    while (copy.moves.length < size) {
      copy.grow();
    }
    copy.allocate(1);
    copy.copyNode(this, root, 0);
    for (int node = 0; node < copy.size; node++) {
      boolean isProven = least > 0 && copy.provenScores[node] != UNPROVEN;
      if (node > 0 && (isProven || copy.visits[node] < least)) {
        copy.childCounts[node] = 0;
        copy.legalMoveCounts[node] = 0;
      }
      int count = copy.childCounts[node];
      if (count > 0) {
        int source = copy.firstChild[node];
        int target = copy.allocate(count);
        for (int i = 0; i < count; i++) {
          copy.copyNode(this, source + i, target + i);
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
  TreeNodes pruned() {
    int least = 2;
    TreeNodes copy = subtree(0, least);
    while (copy.size > most / 2) {
      least *= 2;
      copy = copy.subtree(0, least);
    }
    return copy;
  }
}
