package tabuleiro.terminal.screen.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tabuleiro.games.Games;
import tabuleiro.play.record.GameRecord;
import tabuleiro.play.record.MoveAnnotation;
import tabuleiro.play.record.MoveSequence;
import tabuleiro.play.record.RecordedMove;
import tabuleiro.play.record.Replay;
import tabuleiro.rules.Position;

/// The moves of a game and its variations as a tree. Node 0 is the first position; the nodes from 1
/// to [#mainPlies()] are those after the moves of the game, in order. Variations come after them.
/// Immutable.
public final class GameTree {
  /// The most nodes of a tree: fewer than the moves that a record may have.
  private static final int MAX_NODES = 9_000;

  /// How deep variations may be nested: less than in a record, since a continuation of the game's
  /// last move is written one level deeper.
  private static final int MAX_DEPTH = 48;

  /// The number of a node that there is not.
  private static final int NONE = -1;

  /// A position of the tree.
  ///
  /// @param parent the node before the move; -1 for the first position
  /// @param move the text of the move before the position; empty for the first position
  /// @param commentsBefore the comments before the move, at the start of a game or a variation
  /// @param comments the comments on the move
  public record Node(
      int parent,
      int ply,
      String move,
      Position position,
      List<MoveAnnotation.Comment> commentsBefore,
      List<MoveAnnotation.Comment> comments) {
    /// Makes defensive copies.
    public Node {
      commentsBefore = List.copyOf(commentsBefore);
      comments = List.copyOf(comments);
    }
  }

  private final GameRecord record;
  private final boolean isChanged;
  private final int mainPlies;
  private final List<Node> nodes;
  private final Map<Integer, List<Integer>> children = new HashMap<>();

  private GameTree(GameRecord record, boolean isChanged, int mainPlies, List<Node> nodes) {
    this.record = record;
    this.isChanged = isChanged;
    this.mainPlies = mainPlies;
    this.nodes = List.copyOf(nodes);
    for (int i = 1; i < nodes.size(); i++) {
      children.computeIfAbsent(nodes.get(i).parent(), _ -> new ArrayList<>()).add(i);
    }
  }

  /// Returns the tree of a record.
  ///
  /// @throws tabuleiro.play.record.ReplayException when the record breaks the rules
  public static GameTree of(GameRecord record) {
    Replay replay = Replay.of(record, Games.families());
    Position start = replay.start();
    replay.finish();
    MoveSequence main = record.mainLine();
    List<Node> nodes = new ArrayList<>();
    nodes.add(new Node(NONE, 0, "", start, main.comments(), List.of()));
    addMoves(nodes, 0, main.moves(), List.of());
    int mainPlies = nodes.size() - 1;
    addVariations(nodes, 0, main.moves());
    return new GameTree(record, false, mainPlies, nodes);
  }

  /// Adds a sequence of moves after a node; moves that are there already are not added again.
  private static void addMoves(
      List<Node> nodes,
      int from,
      List<RecordedMove> moves,
      List<MoveAnnotation.Comment> commentsBefore) {
    int parent = from;
    List<MoveAnnotation.Comment> before = commentsBefore;
    for (RecordedMove move : moves) {
      OptionalInt known = child(nodes, parent, move.text());
      if (known.isEmpty()) {
        Position reached = nodes.get(parent).position();
        nodes.add(
            new Node(
                parent,
                nodes.get(parent).ply() + 1,
                move.text(),
                reached.playUnchecked(reached.parseMove(move.text())),
                before,
                comments(move)));
        before = List.of();
      }
      parent = known.orElse(nodes.size() - 1);
    }
  }

  private static void addVariations(List<Node> nodes, int from, List<RecordedMove> moves) {
    int parent = from;
    for (RecordedMove move : moves) {
      for (MoveAnnotation annotation : move.annotations()) {
        if (annotation instanceof MoveAnnotation.Variation(MoveSequence other)) {
          addMoves(nodes, parent, other.moves(), other.comments());
          addVariations(nodes, parent, other.moves());
        }
      }
      parent = child(nodes, parent, move.text()).orElseThrow();
    }
  }

  private static OptionalInt child(List<Node> nodes, int parent, String move) {
    for (int i = parent + 1; i < nodes.size(); i++) {
      if (nodes.get(i).parent() == parent && nodes.get(i).move().equals(move)) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  private static List<MoveAnnotation.Comment> comments(RecordedMove move) {
    return move.annotations().stream()
        .filter(MoveAnnotation.Comment.class::isInstance)
        .map(MoveAnnotation.Comment.class::cast)
        .toList();
  }

  /// Returns the number of moves of the game.
  public int mainPlies() {
    return mainPlies;
  }

  /// Returns whether a node is a position of the game and not of a variation.
  public boolean isMain(int node) {
    return node <= mainPlies;
  }

  /// Returns the number of the last node, which is the one that was added last.
  public int last() {
    return nodes.size() - 1;
  }

  /// Returns a node.
  public Node node(int node) {
    return nodes.get(node);
  }

  /// Returns the nodes after a node: the next move of its line, then those of variations.
  public List<Integer> children(int node) {
    return children.getOrDefault(node, List.of());
  }

  /// Returns the moves at the place of a node: the node itself among its alternatives, in order.
  public List<Integer> alternatives(int node) {
    return node == 0 ? List.of(0) : children(nodes.get(node).parent());
  }

  /// Returns the latest position of the game before a node, or the node itself in the game.
  public int mainAncestor(int node) {
    int at = node;
    while (!isMain(at)) {
      at = nodes.get(at).parent();
    }
    return at;
  }

  /// Returns the line through a node: the nodes from the first position to it and its continuation.
  /// The line through a position of the game is the game.
  public List<Integer> line(int node) {
    List<Integer> line = new ArrayList<>();
    if (isMain(node)) {
      for (int i = 0; i <= mainPlies; i++) {
        line.add(i);
      }
      return line;
    }
    for (int at = node; at >= 0; at = nodes.get(at).parent()) {
      line.addFirst(at);
    }
    while (!children(line.getLast()).isEmpty()) {
      line.add(children(line.getLast()).getFirst());
    }
    return line;
  }

  /// Returns the node of a move after a node, which may be in the tree already.
  public OptionalInt find(int node, String move) {
    return child(nodes, node, move);
  }

  /// Returns the tree with one more move after a node: its last node. Empty when the tree is full,
  /// or when the game has no moves, since a record has a variation only where it has a move.
  ///
  /// @param move a legal move of the node's position that is not in the tree
  public Optional<GameTree> plus(int node, int move) {
    if (mainPlies == 0 || nodes.size() >= MAX_NODES || depth(node) >= MAX_DEPTH) {
      return Optional.empty();
    }
    Position before = nodes.get(node).position();
    List<Node> more = new ArrayList<>(nodes);
    more.add(
        new Node(
            node,
            nodes.get(node).ply() + 1,
            before.formatMove(move),
            before.playUnchecked(move),
            List.of(),
            List.of()));
    return Optional.of(new GameTree(record, true, mainPlies, more));
  }

  private int depth(int node) {
    int depth = 0;
    for (int at = node; at > 0; at = nodes.get(at).parent()) {
      depth += alternatives(at).getFirst() == at ? 0 : 1;
    }
    return depth;
  }

  /// Returns the tree without a node of a variation and all that follows it.
  public GameTree without(int removed) {
    if (isMain(removed)) {
      throw new IllegalArgumentException("no move of a variation: node " + removed);
    }
    List<Node> kept = new ArrayList<>();
    int[] numbers = new int[nodes.size()];
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      int parent = i == 0 ? NONE : numbers[node.parent()];
      boolean isKept = i == 0 || (i != removed && parent != NONE);
      numbers[i] = isKept ? kept.size() : NONE;
      if (!isKept) {
        continue;
      }
      kept.add(
          new Node(
              parent,
              node.ply(),
              node.move(),
              node.position(),
              node.commentsBefore(),
              node.comments()));
    }
    return new GameTree(record, true, mainPlies, kept);
  }

  /// Returns whether the tree differs from the record that it was made of, or saved as.
  public boolean isChanged() {
    return isChanged;
  }

  /// Returns the record of the game with its variations.
  public GameRecord record() {
    return isChanged
        ? new GameRecord(
            record.tags(),
            record.firstToMove(),
            new GameTreeWriter(this).mainLine(),
            record.result())
        : record;
  }

  /// Returns the tree of the saved record.
  public GameTree saved() {
    return new GameTree(record(), false, mainPlies, nodes);
  }
}
