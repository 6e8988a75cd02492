package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.rules.Position;

/// A position in a [ProofTree], with its goal: that the side to move reaches a rank. Not safe for
/// several threads.
final class ProofNode {
  /// The number of something that is impossible.
  static final long INFINITE = 1L << 50;

  final long key;
  final int rank;
  final List<ProofNode> parents = new ArrayList<>();

  /// The position, as long as the node has not been expanded.
  final Position position;

  /// The children that may still decide the node, in the order in which a search would try them.
  List<ProofNode> children = List.of();

  /// The number of leaves that would have to be decided to prove that the goal is reached, and that
  /// it is not.
  long proof;

  long disproof;

  /// The nodes that searches have spent on the position, and on those below it that are decided.
  long nodes;

  boolean isExpanded;

  /// Whether a search has given up on the position.
  boolean isTried;

  /// Whether a task for the position is under way.
  boolean isPending;

  /// The last selection that found no leaf below this node.
  int exhausted;

  ProofNode(long key, int rank, Position position) {
    this.key = key;
    this.rank = rank;
    this.position = position;
  }

  boolean isDecided() {
    return proof == 0 || disproof == 0;
  }

  boolean isReached() {
    return proof == 0;
  }

  void decide(boolean isReached) {
    proof = isReached ? 0 : INFINITE;
    disproof = isReached ? INFINITE : 0;
    children = List.of();
  }

  /// Takes the numbers from the children and returns whether they have changed. The goal is reached
  /// if the opponent's goal is refuted after one of the moves.
  boolean update() {
    long oldProof = proof;
    long oldDisproof = disproof;
    children = children.stream().filter(child -> child.proof > 0).toList();
    proof = INFINITE;
    disproof = 0;
    for (int place = 0; place < children.size(); place++) {
      proof = Math.min(proof, cost(place));
      disproof = Math.min(INFINITE - 1, disproof + children.get(place).proof);
    }
    if (proof == 0) {
      disproof = INFINITE;
    }
    if (isDecided()) {
      children = List.of();
    }
    return proof != oldProof || disproof != oldDisproof;
  }

  /// Returns the place of the child that costs least, of a node with children.
  int cheapest() {
    int cheapest = 0;
    for (int place = 1; place < children.size(); place++) {
      cheapest = cost(place) < cost(cheapest) ? place : cheapest;
    }
    return cheapest;
  }

  /// Returns what it costs to refute the opponent's goal after a move. A move that comes later in
  /// the order is less likely to do it, so it must look cheaper by a factor, which is a guess: with
  /// no factor, the search turned from the right first move of Talpa 6x5 to all the others, and
  /// took four times the nodes.
  ///
  /// @param place the place of the child among those that are open
  long cost(int place) {
    long numbers = children.get(place).disproof;
    return numbers == 0 ? 0 : Math.min(INFINITE - 1, numbers * (place + 1));
  }
}
