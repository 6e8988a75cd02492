package tabuleiro.lab.book;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.engine.book.BookEntry;
import tabuleiro.engine.book.BookHeader;
import tabuleiro.engine.book.BookKeys;
import tabuleiro.engine.book.BookScores;
import tabuleiro.engine.book.InvalidBookException;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;

/// The tree of a book that is being made; where moves transpose, a graph. A search adds the best
/// moves of a leaf; scores are backed up from the leaves. The next leaf is found from the start by
/// the formula of PUCT with equal priors, so that good moves are searched most, and others often
/// enough to notice that they are better. Not safe for several threads.
final class BookTree {
  /// The weight of rarely visited moves in PUCT. A guess: a move of 100 Elo points less gets about
  /// one visit in fifteen.
  private static final double EXPLORATION = 0.1;

  /// Backing up ends here where moves lead back to earlier positions.
  private static final int MAX_PASSES = 100;

  private final BookHeader header;
  private final ProvenValues proven;
  private final BookKeys keys;
  private final PositionImages images;
  private final List<BookNode> nodes = new ArrayList<>();

  /// The nodes by the keys of their positions and of all images.
  private final Map<Long, BookNode> byKey = new HashMap<>();

  /// The keys after the legal moves of the nodes that were searched.
  private final Map<BookNode, long[]> keysAfterMoves = new HashMap<>();

  /// The nodes with a move to a key.
  private final Map<Long, List<BookNode>> parents = new HashMap<>();

  private final BookNode root;

  /// @param start the position of the header
  BookTree(BookHeader header, Position start, ProvenValues proven) {
    this.header = header;
    this.proven = proven;
    keys = BookKeys.of(start.game());
    images = new PositionImages(start, keys);
    root = add(start, Optional.empty(), images.keys(start, List.of()), Score.estimate(0));
  }

  /// Returns the tree of a book.
  static BookTree of(OpeningBook book, Position start, ProvenValues proven) {
    BookTree tree = new BookTree(book.header(), start, proven);
    tree.restore(book);
    return tree;
  }

  /// @throws InvalidBookException if a position of the book is not where it should be
  private void restore(OpeningBook book) {
    List<BookEntry> entries = book.entries();
    for (BookEntry entry : entries.subList(1, entries.size())) {
      BookNode parent = nodes.get(entry.parent());
      int[] moves = parent.position().legalMoves();
      if (entry.moveIndex() >= moves.length) {
        throw damaged();
      }
      BookNode node = addAfter(parent, entry.moveIndex(), entry.keys(), entry.score());
      if (!node.keys().contains(keys.key(node.position()))) {
        throw damaged();
      }
    }
    for (int i = 0; i < entries.size(); i++) {
      nodes.get(i).restore(entries.get(i));
      if (entries.get(i).visits() > 0) {
        link(nodes.get(i));
      }
    }
    update();
  }

  private InvalidBookException damaged() {
    return new InvalidBookException(Message.of("book-damaged", header.game().toString()));
  }

  private BookNode addAfter(BookNode parent, int moveIndex, List<Long> all, Score score) {
    Position position = parent.position().playUnchecked(parent.position().legalMoves()[moveIndex]);
    return add(position, Optional.of(new BookNode.Origin(parent, moveIndex)), all, score);
  }

  private BookNode add(
      Position position, Optional<BookNode.Origin> origin, List<Long> all, Score score) {
    BookNode node = new BookNode(nodes.size(), position, origin, all, provenOr(position, score));
    nodes.add(node);
    for (long key : all) {
      byKey.put(key, node);
      parents.getOrDefault(key, List.of()).forEach(parent -> parent.addChild(node));
    }
    return node;
  }

  private Score provenOr(Position position, Score score) {
    if (score.isProven() || position.outcome().isOver()) {
      return score;
    }
    return switch (proven.of(position)) {
      case WIN -> Score.win(BookScores.UNKNOWN_PLIES);
      case LOSS -> Score.loss(BookScores.UNKNOWN_PLIES);
      case DRAW -> Score.draw();
      case UNKNOWN -> score;
    };
  }

  /// Makes a node the parent of those that its moves lead to, now and later.
  private void link(BookNode node) {
    long[] after = keysAfterMoves.computeIfAbsent(node, one -> keys.keysAfterMoves(one.position()));
    for (long key : after) {
      List<BookNode> all = parents.computeIfAbsent(key, _ -> new ArrayList<>());
      if (!all.contains(node)) {
        all.add(node);
      }
      Optional.ofNullable(byKey.get(key)).ifPresent(node::addChild);
    }
  }

  /// Returns the nodes.
  List<BookNode> nodes() {
    return nodes;
  }

  /// Returns the number of searches so far.
  int searches() {
    return root.visits();
  }

  /// Chooses leaves to search next, and counts a visit of each node on the way to them.
  ///
  /// @param most how many
  /// @return for each leaf the nodes on the way to it, itself last; fewer than wanted where the way
  ///   led to the same leaf again, and none when nothing is left to search
  List<List<BookNode>> select(int most) {
    List<List<BookNode>> chosen = new ArrayList<>();
    Set<BookNode> leaves = new HashSet<>();
    while (chosen.size() < most) {
      List<BookNode> way = way();
      if (way.isEmpty() || !leaves.add(way.getLast())) {
        break;
      }
      way.forEach(node -> node.addVisits(1));
      chosen.add(way);
    }
    return chosen;
  }

  /// Takes back the visits of leaves that were not searched.
  void release(List<List<BookNode>> chosen) {
    chosen.forEach(way -> way.forEach(node -> node.addVisits(-1)));
  }

  private List<BookNode> way() {
    List<BookNode> way = new ArrayList<>();
    Optional<BookNode> next = Optional.of(root).filter(node -> !node.isClosed());
    while (next.isPresent()) {
      BookNode node = next.get();
      way.add(node);
      if (!node.isSearched()) {
        return way;
      }
      next =
          node.children().stream()
              .filter(child -> !child.isClosed() && !way.contains(child))
              .max(
                  Comparator.comparingDouble((BookNode child) -> priority(node, child))
                      .thenComparingLong(BookNode::key));
    }
    return List.of();
  }

  private static double priority(BookNode node, BookNode child) {
    double points = BookScores.expectation(BookScores.beforeMove(child.score()));
    return points + EXPLORATION * Math.sqrt(node.visits()) / (1 + child.visits());
  }

  /// Returns how many different positions the first moves of variations lead to; symmetric ones
  /// count once. Any thread may call it.
  long countPositions(BookNode leaf, List<SearchInfo> found) {
    return found.stream()
        .map(variation -> keysAfter(leaf, variation.firstMove()).getFirst())
        .distinct()
        .count();
  }

  private List<Long> keysAfter(BookNode node, int move) {
    List<Integer> path = node.path();
    path.add(move);
    return images.keys(node.position().playUnchecked(move), path);
  }

  /// Adds the moves that a search has found.
  ///
  /// @param found the best variations of the leaf, at least one
  void expand(BookNode leaf, List<SearchInfo> found) {
    leaf.setSearched(found.getFirst().score());
    List<Integer> moves = Arrays.stream(leaf.position().legalMoves()).boxed().toList();
    long[] after = keysAfterMoves.computeIfAbsent(leaf, one -> keys.keysAfterMoves(one.position()));
    for (SearchInfo variation : found) {
      int index = moves.indexOf(variation.firstMove());
      if (!byKey.containsKey(after[index])) {
        List<Long> all = keysAfter(leaf, variation.firstMove());
        addAfter(leaf, index, all, BookScores.afterMove(variation.score()));
      }
    }
    link(leaf);
  }

  /// Backs all scores up.
  void update() {
    boolean hasChanged = true;
    for (int pass = 0; hasChanged && pass < MAX_PASSES; pass++) {
      hasChanged = false;
      for (BookNode node : nodes.reversed()) {
        hasChanged |= node.update(isComplete(node));
      }
    }
  }

  /// Returns whether all legal moves of a node are in the book.
  private boolean isComplete(BookNode node) {
    return Optional.ofNullable(keysAfterMoves.get(node))
        .filter(after -> Arrays.stream(after).allMatch(byKey::containsKey))
        .isPresent();
  }

  /// Returns the book.
  OpeningBook book() {
    return new OpeningBook(header, nodes.stream().map(BookNode::entry).toList());
  }
}
