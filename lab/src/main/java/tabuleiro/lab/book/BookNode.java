package tabuleiro.lab.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.engine.book.BookEntry;
import tabuleiro.engine.book.BookScores;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Position;

/// A position of a book that is being made. Not safe for several threads.
final class BookNode {
  private final int number;
  private final Position position;
  private final Optional<Origin> origin;
  private final List<Long> keys;
  private final List<BookNode> children = new ArrayList<>();
  private Score score;
  private int visits;
  private boolean isSearched;
  private boolean isClosed;

  /// Where a position was first reached.
  ///
  /// @param moveIndex the index of the move among the legal moves of the parent
  record Origin(BookNode parent, int moveIndex) {}

  /// @param number its place among the nodes, from 0
  /// @param origin empty for the start
  /// @param keys of the position and its symmetric images, ascending
  /// @param score for the side to move
  BookNode(int number, Position position, Optional<Origin> origin, List<Long> keys, Score score) {
    this.number = number;
    this.position = position;
    this.origin = origin;
    this.keys = keys;
    this.score = score;
    isClosed = score.isProven();
  }

  Position position() {
    return position;
  }

  /// Returns the moves from the start to the position.
  List<Integer> path() {
    List<Integer> path = new ArrayList<>();
    for (Optional<Origin> step = origin; step.isPresent(); step = step.get().parent.origin) {
      path.addFirst(step.get().parent.position.legalMoves()[step.get().moveIndex]);
    }
    return path;
  }

  /// Returns the key that all symmetric images share.
  long key() {
    return keys.getFirst();
  }

  List<Long> keys() {
    return keys;
  }

  List<BookNode> children() {
    return children;
  }

  void addChild(BookNode child) {
    if (!children.contains(child)) {
      children.add(child);
    }
  }

  Score score() {
    return score;
  }

  int visits() {
    return visits;
  }

  void addVisits(int number) {
    visits += number;
  }

  /// Returns whether the moves were searched.
  boolean isSearched() {
    return isSearched;
  }

  /// Takes over the state of an earlier run.
  void restore(BookEntry entry) {
    visits = entry.visits();
    isSearched = entry.isSearched();
  }

  /// Takes the result of a search of the moves.
  void setSearched(Score found) {
    isSearched = true;
    if (found.isProven()) {
      score = found;
      isClosed = true;
    }
  }

  /// Returns whether nothing is left to search: the result is proven, or nothing is left behind any
  /// of the moves.
  boolean isClosed() {
    return isClosed;
  }

  /// Backs the scores of the moves up, and returns whether anything has changed. A node whose moves
  /// in the book all lose is searched again, for other moves.
  ///
  /// @param isComplete whether all legal moves are in the book
  boolean update(boolean isComplete) {
    if (score.isProven() || children.isEmpty() || !isSearched) {
      return false;
    }
    Score best =
        children.stream()
            .map(child -> BookScores.beforeMove(child.score))
            .max(BookScores.ORDER)
            .orElseThrow();
    if (best.kind() == Score.Kind.LOSS && !isComplete) {
      isSearched = false;
      isClosed = false;
      return true;
    }
    boolean isOver = children.stream().allMatch(BookNode::isClosed);
    Score before = score;
    boolean wasClosed = isClosed;
    // A draw is proven only if no other move could win.
    score = best.kind() == Score.Kind.DRAW && !(isComplete && isOver) ? Score.estimate(0) : best;
    isClosed = isOver || score.isProven();
    return !score.equals(before) || isClosed != wasClosed;
  }

  /// Returns the position as it is in a book.
  BookEntry entry() {
    int parent = origin.map(step -> step.parent.number).orElse(0);
    int moveIndex = origin.map(Origin::moveIndex).orElse(0);
    return new BookEntry(keys, parent, moveIndex, visits, score, isSearched);
  }
}
