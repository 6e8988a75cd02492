package tabuleiro.solver.weak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGame;
import tabuleiro.solver.SolverTrail;

/// The upper part of a game tree, whose leaves are solved elsewhere (job-level proof-number search:
/// Wu, Lin, Lin, Chan, Chou, 2010; proof numbers: Allis, van der Meulen, van den Herik, 1994). A
/// position that several variations reach is one node. Decided nodes are stored in the
/// transposition table of the solver. Not safe for several threads.
final class ProofTree {
  /// Down to this ply, a position is not searched but expanded, so that there is work for many
  /// machines from the beginning.
  private static final int EXPANDED_PLIES = 2;

  private final SolverGame game;
  private final SolverTranspositionTable table;
  private final long maxNodes;
  private final Map<Key, ProofNode> nodes = new HashMap<>();
  private final ProofNode root;
  private int selections;

  /// What a node is found by.
  private record Key(long key, int rank) {}

  /// @param table receives what is decided, and knows what an earlier run has decided
  /// @param maxNodes the number of nodes after which a search of a leaf gives up
  ProofTree(
      SolverGame game, Position position, int rank, SolverTranspositionTable table, long maxNodes) {
    this.game = game;
    this.table = table;
    this.maxNodes = maxNodes;
    SolverTrail trail = game.trail(position);
    root = new ProofNode(trail.key(), rank, position);
    Optional<Boolean> known = decided(table.probe(root.key), rank);
    if (known.isPresent()) {
      root.decide(known.get());
    } else {
      setNumbers(root, trail);
      expandPlies(root, EXPANDED_PLIES);
    }
  }

  private void expandPlies(ProofNode node, int plies) {
    if (plies > 0 && !node.isDecided()) {
      expand(node);
      for (ProofNode child : List.copyOf(node.children)) {
        expandPlies(child, plies - 1);
      }
    }
  }

  ProofNode root() {
    return root;
  }

  private static Optional<Boolean> decided(int bounds, int rank) {
    if (SolverTranspositionTable.lower(bounds) >= rank) {
      return Optional.of(true);
    }
    return SolverTranspositionTable.upper(bounds) < rank ? Optional.of(false) : Optional.empty();
  }

  /// Returns the leaf that is most likely to decide the root, of those that are not under way, or
  /// empty when there is none.
  Optional<ProofNode> selectLeaf() {
    while (true) {
      selections++;
      Optional<ProofNode> leaf = select(root);
      if (leaf.isEmpty() || !leaf.get().isTried) {
        return leaf;
      }
      expand(leaf.get());
    }
  }

  private Optional<ProofNode> select(ProofNode node) {
    if (node.isDecided() || node.isPending || node.exhausted == selections) {
      return Optional.empty();
    }
    if (!node.isExpanded) {
      return Optional.of(node);
    }
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < node.children.size(); place++) {
      places.add(place);
    }
    places.sort(Comparator.comparingLong(node::cost));
    for (int place : places) {
      Optional<ProofNode> leaf = select(node.children.get(place));
      if (leaf.isPresent()) {
        return leaf;
      }
    }
    node.exhausted = selections;
    return Optional.empty();
  }

  /// Returns the positions that are open in the proof of the root, each a number of plies after it.
  /// Empty when the root is decided.
  List<Position> openPositions(int plies) {
    Set<ProofNode> open = new LinkedHashSet<>();
    addOpen(root, true, plies, open);
    return open.stream().filter(node -> !node.isDecided()).map(node -> node.position).toList();
  }

  /// Adds the open nodes of a proof that the goal of a node is reached or, for the other side, that
  /// it is not. A node is not open if one of its moves leads to a position that decides it.
  private void addOpen(ProofNode node, boolean isToBeReached, int plies, Set<ProofNode> open) {
    if (!node.isDecided() && !node.isExpanded) {
      expand(node);
    }
    if (plies == 0) {
      open.add(node);
      return;
    }
    if (!isToBeReached) {
      List.copyOf(node.children).forEach(child -> addOpen(child, true, plies - 1, open));
      return;
    }
    while (!node.isDecided()) {
      ProofNode best = node.children.get(node.cheapest());
      addOpen(best, false, plies - 1, open);
      if (!best.isDecided()) {
        return;
      }
    }
  }

  /// Decides a leaf.
  ///
  /// @param work the number of nodes that it took
  void decide(ProofNode leaf, boolean isReached, long work) {
    leaf.nodes += work;
    leaf.decide(isReached);
    store(leaf);
    leaf.parents.forEach(this::update);
  }

  /// Replaces a leaf by its children, after a search has given up on it.
  ///
  /// @param work the number of nodes of the search
  void giveUp(ProofNode leaf, long work) {
    leaf.nodes += work;
    table.store(leaf.key, SolverTranspositionTable.NO_BOUNDS, Math.max(1, leaf.nodes));
    expand(leaf);
  }

  private void expand(ProofNode node) {
    node.isExpanded = true;
    SolverTrail trail = game.trail(node.position);
    int[] moves = new int[game.game().maxMoves()];
    int count = trail.generateMoves(moves, 0);
    int rank = SolverTranspositionTable.opposite(node.rank);
    List<Child> open = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trail.play(moves[i]);
      Optional<Boolean> known =
          decided(SolverTranspositionTable.bounds(trail.knownValue()), rank)
              .or(() -> decided(table.probe(trail.key()), rank));
      if (known.isEmpty()) {
        open.add(new Child(moves[i], trail.moveOrderScore()));
      }
      trail.undo();
      if (known.isPresent() && !known.get()) {
        decide(node, true, 1);
        return;
      }
    }
    open.sort(Comparator.comparingInt(Child::score));
    // Symmetric positions are one child.
    Set<ProofNode> children = new LinkedHashSet<>();
    for (Child child : open) {
      trail.play(child.move);
      children.add(node(trail, rank));
      trail.undo();
    }
    node.children = List.copyOf(children);
    node.children.forEach(child -> child.parents.add(node));
    update(node);
  }

  /// A move whose result is open, and the score of the position after it for the opponent.
  private record Child(int move, int score) {}

  private ProofNode node(SolverTrail trail, int rank) {
    return nodes.computeIfAbsent(
        new Key(trail.key(), rank),
        name -> {
          ProofNode node = new ProofNode(name.key, rank, trail.position());
          node.isTried = table.hasWork(name.key, maxNodes);
          setNumbers(node, trail);
          return node;
        });
  }

  /// Estimates the numbers of a leaf: one of its moves would have to be proven, or all of them to
  /// be refuted.
  private void setNumbers(ProofNode node, SolverTrail trail) {
    int count = trail.generateMoves(new int[game.game().maxMoves()], 0);
    node.proof = 1;
    node.disproof = count;
  }

  /// Updates the numbers of a node and of those above it.
  private void update(ProofNode node) {
    if (node.isDecided() || !node.isExpanded || !node.update()) {
      return;
    }
    if (node.isDecided()) {
      store(node);
    }
    node.parents.forEach(this::update);
  }

  private void store(ProofNode node) {
    table.store(
        node.key,
        SolverTranspositionTable.bounds(node.isReached(), node.rank, game.hasDraws()),
        Math.max(1, node.nodes));
    nodes.remove(new Key(node.key, node.rank));
    node.parents.forEach(parent -> parent.nodes += node.nodes);
  }
}
