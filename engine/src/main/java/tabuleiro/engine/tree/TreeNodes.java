package tabuleiro.engine.tree;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import tabuleiro.engine.search.SearchScores;

/// The nodes of a tree, as parallel arrays; a node is an index. The children of a node that are in
/// the tree have consecutive indexes, those with the highest priorities first.
///
/// Several workers read and write the statistics without a lock: the mean points miss a result now
/// and then, which is accepted (Enzenberger and Müller, "A lock-free multithreaded Monte-Carlo tree
/// search algorithm", 2010). Visits are counted atomically; otherwise a worker that the operating
/// system interrupts between reading and writing a count would take back what the others have
/// counted in the meantime. Nodes are allocated by one thread at a time, and a thread that sees the
/// number of children sees the children complete.
final class TreeNodes {
  /// The memory of one node, in bytes.
  static final int BYTES_PER_NODE = 38;

  /// The proven score of a node whose result is not proven.
  static final short UNPROVEN = SearchScores.INFINITE;

  /// The initial capacity in nodes, unless the maximum is less.
  private static final int INITIAL_CAPACITY = 1 << 12;

  private static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

  private final int maxNodes;
  private int size;
  private volatile boolean hasOverflowed;

  /// The move that leads to a node.
  int[] moves;

  /// The prior probability of a node among its siblings; only PUCT uses it.
  float[] priors;

  int[] visits;

  /// The mean points of the visits, for the side that played the move to the node.
  float[] meanPoints;

  /// All moves as first: the games in which a move was played here or later, and their mean points
  /// for the side that played it; only RAVE uses them.
  int[] amafVisits;

  float[] amafPoints;

  /// The proven score for the side to move, as [SearchScores] encodes it, or [#UNPROVEN].
  short[] provenScores;

  /// The number of legal moves, at most some thousands; 0 while there are no children.
  char[] legalMoveCounts;

  /// Approximately how many iterations have passed through a node and are not yet backed up.
  short[] virtualLosses;

  private int[] firstChild;
  private int[] childCounts;

  /// @param maxNodes the most nodes
  TreeNodes(int maxNodes) {
    this.maxNodes = maxNodes;
    int length = Math.min(INITIAL_CAPACITY, maxNodes);
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

  /// Returns how much of the maximum is used, in thousandths.
  int permilleFull() {
    return (int) (1000L * size / maxNodes);
  }

  /// Returns how many children of a node are in the tree.
  int childCount(int node) {
    return (int) INTS.getAcquire(childCounts, node);
  }

  /// Returns the first child of a node; the others follow it.
  ///
  /// Precondition: the caller has called [#childCount(int)] before.
  int firstChild(int node) {
    return (int) INTS.getAcquire(firstChild, node);
  }

  /// Counts a visit of a node. Returns the number of visits with this one.
  int addVisit(int node) {
    return (int) INTS.getAndAdd(visits, node, 1) + 1;
  }

  /// Publishes the children of a node.
  ///
  /// Precondition: they are complete, and the children that the node had are the first of them.
  void setChildren(int node, int first, int count) {
    INTS.setRelease(firstChild, node, first);
    INTS.setRelease(childCounts, node, count);
  }

  /// Returns the first of `count` new nodes, or -1 if the capacity does not suffice.
  synchronized int allocate(int count) {
    if (size + count > moves.length) {
      hasOverflowed = true;
      return -1;
    }
    Arrays.fill(provenScores, size, size + count, UNPROVEN);
    size += count;
    return size - count;
  }

  /// Returns whether an allocation has failed.
  boolean hasOverflowed() {
    return hasOverflowed;
  }

  /// Returns these nodes with a larger capacity, or, at the maximum, a pruned copy.
  ///
  /// Precondition: no iteration is running.
  TreeNodes withRoom() {
    if (moves.length == maxNodes) {
      return pruned();
    }
    grow();
    hasOverflowed = false;
    return this;
  }

  private void grow() {
    int length = Math.min(maxNodes, 2 * moves.length);
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

  /// Copies a node, with the indexes of its children.
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

  /// Returns a copy of the subtree below a node, which becomes node 0.
  ///
  /// @param minVisits the visits that any other node needs to keep its children; if it is more than
  ///   0, proven nodes lose their children as well
  TreeNodes subtree(int root, int minVisits) {
    TreeNodes copy = new TreeNodes(maxNodes);
    while (copy.moves.length < size) {
      copy.grow();
    }
    copy.allocate(1);
    copy.copyNode(this, root, 0);
    for (int node = 0; node < copy.size; node++) {
      boolean isProven = minVisits > 0 && copy.provenScores[node] != UNPROVEN;
      if (node > 0 && (isProven || copy.visits[node] < minVisits)) {
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

  /// Returns a copy of at most half the maximum size, in which the nodes with the fewest visits
  /// have lost their children.
  ///
  /// Precondition: the root's children are at most half the maximum.
  TreeNodes pruned() {
    int minVisits = 2;
    TreeNodes copy = subtree(0, minVisits);
    while (copy.size > maxNodes / 2) {
      minVisits *= 2;
      copy = copy.subtree(0, minVisits);
    }
    return copy;
  }
}
