package tabuleiro.engine.tree;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;

/// Races on the nodes of a search tree. Accepted: a visit is lost. Forbidden: a worker sees
/// children that are not complete.
public final class TreeNodesRaces {
  private static final int ROOT = 0;
  private static final int MAX_NODES = 8;

  private TreeNodesRaces() {}

  private static TreeNodes root() {
    TreeNodes nodes = new TreeNodes(MAX_NODES);
    nodes.allocate(1);
    return nodes;
  }

  private static void expand(TreeNodes nodes, int count, int firstMove) {
    synchronized (nodes) {
      int first = nodes.allocate(count);
      for (int i = 0; i < count; i++) {
        nodes.moves[first + i] = firstMove + i;
      }
      nodes.setChildren(ROOT, first, count);
    }
  }

  /// A worker adds a child to a leaf while another reads it.
  @JCStressTest
  @Outcome(id = "0", expect = Expect.ACCEPTABLE, desc = "Still a leaf.")
  @Outcome(id = "7", expect = Expect.ACCEPTABLE, desc = "The complete child.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A child without its move.")
  @State
  public static class Expansion {
    private final TreeNodes nodes = root();

    /// Adds the child.
    @Actor
    public void expand() {
      TreeNodesRaces.expand(nodes, 1, 7);
    }

    /// Reads the child's move.
    @Actor
    public void read(I_Result result) {
      boolean isLeaf = nodes.childCount(ROOT) == 0;
      result.r1 = isLeaf ? 0 : nodes.moves[nodes.firstChild(ROOT)];
    }
  }

  /// A worker widens a node, which moves its children, while another reads the last child.
  @JCStressTest
  @Outcome(id = "1, 7", expect = Expect.ACCEPTABLE, desc = "The only child, at either index.")
  @Outcome(id = "2, 8", expect = Expect.ACCEPTABLE, desc = "The second child.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "A child that is not complete.")
  @State
  public static class Widening {
    private final TreeNodes nodes = root();

    /// Adds the first child.
    public Widening() {
      TreeNodesRaces.expand(nodes, 1, 7);
    }

    /// Replaces it by two children, the first of which is the same.
    @Actor
    public void widen() {
      TreeNodesRaces.expand(nodes, 2, 7);
    }

    /// Reads the number of children and the last child's move.
    @Actor
    public void read(II_Result result) {
      int count = nodes.childCount(ROOT);
      result.r1 = count;
      result.r2 = nodes.moves[nodes.firstChild(ROOT) + count - 1];
    }
  }

  /// Two workers count a visit of the same node.
  @JCStressTest
  @Outcome(id = "2", expect = Expect.ACCEPTABLE, desc = "Both visits.")
  @Outcome(id = "1", expect = Expect.ACCEPTABLE_INTERESTING, desc = "A lost visit.")
  @Outcome(expect = Expect.FORBIDDEN, desc = "No other number is possible.")
  @State
  public static class Visits {
    private final TreeNodes nodes = root();

    /// Counts a visit.
    @Actor
    public void visitFirst() {
      nodes.visits[ROOT]++;
    }

    /// Counts another visit.
    @Actor
    public void visitSecond() {
      nodes.visits[ROOT]++;
    }

    /// Reads the number of visits.
    @Arbiter
    public void read(I_Result result) {
      result.r1 = nodes.visits[ROOT];
    }
  }
}
