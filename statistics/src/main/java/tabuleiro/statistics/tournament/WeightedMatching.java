package tabuleiro.statistics.tournament;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tabuleiro.statistics.tournament.Blossom.Edge;
import tabuleiro.statistics.tournament.Blossom.Label;

/// Matches all vertices of a graph in pairs at the least cost, by Edmonds's algorithm with
/// blossoms: J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices", Journal of Research
/// of the National Bureau of Standards 69B (1965), with the bookkeeping of Z. Galil, "Efficient
/// algorithms for finding maximum matching in graphs", ACM Computing Surveys 18 (1986). The time
/// grows with the third power of the number of vertices.
final class WeightedMatching {
  private static final int NONE = -1;

  private final int size;

  /// The doubled cost of each edge, so that all dual variables are whole; null without an edge.
  private final @Nullable BigInteger[][] costs;

  private final Blossom[] vertices;

  /// The dual variables of the vertices: the sum of two is at most the doubled cost of their edge.
  private final BigInteger[] duals;

  private final int[] mates;

  /// For each vertex outside of the outer nodes, the outer vertex with the least slack.
  private final int[] nearest;

  /// For each outer vertex, the vertex of another outer node with the least slack.
  private final int[] nearestOuter;

  private final Set<Blossom> nodes = new LinkedHashSet<>();
  private final Deque<Integer> unscanned = new ArrayDeque<>();

  private WeightedMatching(@Nullable BigInteger[][] costs) {
    this.size = costs.length;
    this.costs = new BigInteger[size][size];
    this.vertices = new Blossom[size];
    this.duals = new BigInteger[size];
    this.mates = new int[size];
    this.nearest = new int[size];
    this.nearestOuter = new int[size];
    Arrays.fill(mates, NONE);
    Arrays.fill(duals, BigInteger.ZERO);
    for (int i = 0; i < size; i++) {
      vertices[i] = new Blossom(i);
      nodes.add(vertices[i]);
      for (int j = 0; j < size; j++) {
        BigInteger cost = costs[i][j];
        if (cost != null && i != j) {
          this.costs[i][j] = cost.shiftLeft(1);
        }
      }
    }
  }

  /// Returns the partner of each vertex; empty when not all can be matched.
  ///
  /// @param costs the symmetric costs of the edges, at least 0; null where there is no edge
  static Optional<int[]> find(@Nullable BigInteger[][] costs) {
    WeightedMatching matching = new WeightedMatching(costs);
    if (matching.size % 2 == 1) {
      return Optional.empty();
    }
    for (int pairs = 0; pairs < matching.size / 2; pairs++) {
      if (!matching.augment()) {
        return Optional.empty();
      }
    }
    return Optional.of(matching.mates);
  }

  /// Matches one pair more. Returns whether that is possible.
  private boolean augment() {
    unscanned.clear();
    Arrays.fill(nearest, NONE);
    Arrays.fill(nearestOuter, NONE);
    for (Blossom node : nodes) {
      node.label = Label.FREE;
    }
    for (Blossom node : nodes) {
      if (mates[node.base()] == NONE) {
        makeOuter(node);
      }
    }
    do {
      while (!unscanned.isEmpty()) {
        if (scan(unscanned.pop())) {
          return true;
        }
      }
    } while (adjustDuals());
    return false;
  }

  private void makeOuter(Blossom node) {
    node.label = Label.OUTER;
    node.forEachVertex(unscanned::push);
  }

  private BigInteger slack(int u, int v) {
    BigInteger cost = costs[u][v];
    if (cost == null) {
      throw new IllegalArgumentException("no edge");
    }
    return cost.subtract(duals[u]).subtract(duals[v]);
  }

  /// Follows the tight edges of an outer vertex, and remembers the others. Returns whether a pair
  /// more was matched.
  private boolean scan(int u) {
    for (int v = 0; v < size; v++) {
      Blossom from = vertices[u].outermost();
      Blossom to = vertices[v].outermost();
      if (costs[u][v] == null || from == to || (to.label == Label.INNER && to.isVertex())) {
        continue;
      }
      if (to.label != Label.INNER && slack(u, v).signum() == 0) {
        if (follow(new Edge(u, v))) {
          return true;
        }
      } else if (to.label == Label.OUTER) {
        nearestOuter[u] = closer(u, nearestOuter[u], v);
        nearestOuter[v] = closer(v, nearestOuter[v], u);
      } else {
        nearest[v] = closer(v, nearest[v], u);
      }
    }
    return false;
  }

  private int closer(int u, int known, int other) {
    return known == NONE || slack(u, other).compareTo(slack(u, known)) < 0 ? other : known;
  }

  /// Follows a tight edge from an outer vertex. Returns whether a pair more was matched.
  private boolean follow(Edge edge) {
    Blossom from = vertices[edge.from()].outermost();
    Blossom to = vertices[edge.to()].outermost();
    if (from == to || to.label == Label.INNER) {
      return false;
    }
    if (to.label == Label.FREE) {
      to.label = Label.INNER;
      to.cameOver = edge;
      int mate = mates[to.base()];
      Blossom next = vertices[mate].outermost();
      next.cameOver = new Edge(to.base(), mate);
      makeOuter(next);
      return false;
    }
    List<Blossom> left = pathToRoot(from);
    List<Blossom> right = pathToRoot(to);
    if (left.getLast() != right.getLast()) {
      match(edge);
      match(edge.reversed());
      return true;
    }
    join(edge, left, right);
    return false;
  }

  /// Returns the nodes from an outer node to the root of its tree.
  private List<Blossom> pathToRoot(Blossom node) {
    List<Blossom> path = new ArrayList<>(List.of(node));
    while (mates[path.getLast().base()] != NONE) {
      path.add(vertices[path.getLast().cameOver.from()].outermost());
    }
    return path;
  }

  /// Matches the edges of the path from the root of a tree to an edge between two trees.
  private void match(Edge edge) {
    int u = edge.from();
    int v = edge.to();
    while (true) {
      Blossom outer = vertices[u].outermost();
      int mate = mates[outer.base()];
      outer.leave(u, vertices, mates);
      mates[u] = v;
      if (mate == NONE) {
        return;
      }
      Blossom inner = vertices[mate].outermost();
      u = inner.cameOver.from();
      v = inner.cameOver.to();
      inner.leave(v, vertices, mates);
      mates[v] = u;
    }
  }

  /// Joins the cycle that an edge between two outer nodes of a tree closes.
  private void join(Edge edge, List<Blossom> left, List<Blossom> right) {
    while (left.size() > 1
        && right.size() > 1
        && left.get(left.size() - 2) == right.get(right.size() - 2)) {
      left.removeLast();
      right.removeLast();
    }
    List<Blossom> parts = new ArrayList<>(left);
    Collections.reverse(parts); // From the common node to the edge ...
    List<Edge> edges = new ArrayList<>();
    parts.subList(1, parts.size()).forEach(part -> edges.add(part.cameOver));
    edges.add(edge);
    for (Blossom part : right.subList(0, right.size() - 1)) { // ... and back.
      parts.add(part);
      edges.add(part.cameOver.reversed());
    }
    List<Blossom> inner = parts.stream().filter(part -> part.label == Label.INNER).toList();
    Blossom joined = Blossom.of(parts, edges);
    parts.forEach(nodes::remove);
    nodes.add(joined);
    inner.forEach(this::makeOuter);
  }

  /// Changes the dual variables until an edge becomes tight or an inner node dissolves. Returns
  /// false when the search cannot continue.
  private boolean adjustDuals() {
    refreshNearestOuter();
    Optional<BigInteger> step = step();
    if (step.isEmpty()) {
      return false;
    }
    BigInteger delta = step.get();
    for (Blossom node : nodes) {
      BigInteger change =
          switch (node.label) {
            case FREE -> BigInteger.ZERO;
            case OUTER -> delta;
            case INNER -> delta.negate();
          };
      node.forEachVertex(v -> duals[v] = duals[v].add(change));
      node.dual = node.dual.add(change.shiftLeft(1));
    }
    List<Blossom> empty =
        nodes.stream()
            .filter(node -> node.label == Label.INNER && !node.isVertex())
            .filter(node -> node.dual.signum() == 0)
            .toList();
    empty.forEach(this::expand);
    // The vertices with an edge that is tight now are scanned again.
    for (int v = 0; v < size; v++) {
      Label label = vertices[v].outermost().label;
      if (label == Label.FREE && nearest[v] != NONE && slack(v, nearest[v]).signum() == 0) {
        unscanned.push(nearest[v]);
      } else if (label == Label.OUTER
          && nearestOuter[v] != NONE
          && slack(v, nearestOuter[v]).signum() == 0) {
        unscanned.push(v);
      }
    }
    return true;
  }

  /// Finds other edges in place of those that have come to lie within a node.
  private void refreshNearestOuter() {
    for (int u = 0; u < size; u++) {
      Blossom node = vertices[u].outermost();
      int known = nearestOuter[u];
      if (node.label != Label.OUTER || known == NONE || vertices[known].outermost() != node) {
        continue;
      }
      nearestOuter[u] = NONE;
      for (int v = 0; v < size; v++) {
        Blossom other = vertices[v].outermost();
        if (costs[u][v] != null && other != node && other.label == Label.OUTER) {
          nearestOuter[u] = closer(u, nearestOuter[u], v);
        }
      }
    }
  }

  /// Returns by how much the dual variables change; empty when nothing limits them.
  private Optional<BigInteger> step() {
    List<BigInteger> limits = new ArrayList<>();
    for (int v = 0; v < size; v++) {
      Label label = vertices[v].outermost().label;
      if (label == Label.FREE && nearest[v] != NONE) {
        limits.add(slack(v, nearest[v]));
      } else if (label == Label.OUTER && nearestOuter[v] != NONE) {
        limits.add(slack(v, nearestOuter[v]).shiftRight(1));
      }
    }
    nodes.stream()
        .filter(node -> node.label == Label.INNER && !node.isVertex())
        .forEach(node -> limits.add(node.dual.shiftRight(1)));
    return limits.stream().min(BigInteger::compareTo);
  }

  private void expand(Blossom node) {
    node.expand(vertices);
    nodes.remove(node);
    nodes.addAll(node.parts());
    node.parts().stream().filter(part -> part.label == Label.OUTER).forEach(this::makeOuter);
  }
}
