package tabuleiro.statistics.tournament;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// A vertex of a graph, or an odd cycle that a matching algorithm treats as one vertex. Not
/// thread-safe.
final class Blossom {
  /// What the search for an augmenting path knows of a node.
  enum Label {
    /// The search has not reached it.
    FREE,
    /// An even number of edges leads from an unmatched vertex to it, so paths go on from it.
    OUTER,
    /// An odd number of edges leads to it.
    INNER
  }

  /// An edge between two vertices.
  record Edge(int from, int to) {
    Edge reversed() {
      return new Edge(to, from);
    }
  }

  /// The parts of the cycle; none for a vertex. The first one contains the base.
  private final List<Blossom> parts;

  /// The edges from each part to the next one, and from the last to the first.
  private final List<Edge> edges;

  /// The vertex that an edge outside of the node may match.
  private int base;

  private @Nullable Blossom parent;
  Label label = Label.FREE;

  /// The edge over which the search has come; meaningless at a root.
  Edge cameOver = new Edge(0, 0);

  /// The dual variable of the node.
  BigInteger dual = BigInteger.ZERO;

  Blossom(int vertex) {
    this(List.of(), List.of(), vertex);
  }

  private Blossom(List<Blossom> parts, List<Edge> edges, int base) {
    this.parts = new ArrayList<>(parts);
    this.edges = new ArrayList<>(edges);
    this.base = base;
  }

  /// Joins the nodes of an odd cycle, the first of which contains the base.
  static Blossom of(List<Blossom> parts, List<Edge> edges) {
    Blossom joined = new Blossom(parts, edges, parts.getFirst().base);
    parts.forEach(part -> part.parent = joined);
    joined.label = Label.OUTER;
    joined.cameOver = parts.getFirst().cameOver;
    return joined;
  }

  boolean isVertex() {
    return parts.isEmpty();
  }

  int base() {
    return base;
  }

  List<Blossom> parts() {
    return parts;
  }

  /// Returns the outermost node that contains this one.
  Blossom outermost() {
    Blossom node = this;
    while (node.parent != null) {
      node = node.parent;
    }
    return node;
  }

  void forEachVertex(IntConsumer work) {
    if (isVertex()) {
      work.accept(base);
    } else {
      parts.forEach(part -> part.forEachVertex(work));
    }
  }

  /// Matches the vertices within this node so that one is left for an edge outside.
  ///
  /// @param vertices the node of each vertex
  /// @param mates the partner of each vertex, which changes
  void leave(int vertex, Blossom[] vertices, int[] mates) {
    base = vertex;
    if (isVertex()) {
      return;
    }
    rotateTo(partOf(vertices[vertex]));
    parts.getFirst().leave(vertex, vertices, mates);
    for (int i = 1; i < parts.size(); i += 2) {
      Edge edge = edges.get(i);
      parts.get(i).leave(edge.from(), vertices, mates);
      parts.get(i + 1).leave(edge.to(), vertices, mates);
      mates[edge.from()] = edge.to();
      mates[edge.to()] = edge.from();
    }
  }

  private void rotateTo(int index) {
    Collections.rotate(parts, -index);
    Collections.rotate(edges, -index);
  }

  /// Returns the index of the part that contains a vertex.
  private int partOf(Blossom vertex) {
    Blossom node = vertex;
    while (node.parent != this) {
      if (node.parent == null) {
        throw new IllegalArgumentException("the vertex is not in the node");
      }
      node = node.parent;
    }
    return parts.indexOf(node);
  }

  /// Dissolves this inner node. The search now comes to the part at which it has entered, and from
  /// there, around the cycle in an even number of steps, to the part with the base.
  ///
  /// @param vertices the node of each vertex
  void expand(Blossom[] vertices) {
    int entry = partOf(vertices[cameOver.to()]);
    parts.forEach(part -> {
      part.parent = null;
      part.label = Label.FREE;
    });
    Blossom reached = parts.get(entry);
    reached.label = Label.INNER;
    reached.cameOver = cameOver;
    // The edge after a part with an odd index is matched.
    int step = entry % 2 == 1 ? 1 : -1;
    int size = parts.size();
    for (int i = entry; i % size != 0; i += 2 * step) {
      Blossom outer = parts.get(i + step);
      outer.label = Label.OUTER;
      outer.cameOver = edge(i, step);
      Blossom inner = parts.get((i + 2 * step) % size);
      inner.label = Label.INNER;
      inner.cameOver = edge(i + step, step);
    }
  }

  /// Returns the edge from a part to the next one, or to the one before it.
  private Edge edge(int index, int step) {
    return step > 0 ? edges.get(index) : edges.get(index - 1).reversed();
  }
}
