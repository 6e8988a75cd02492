package tabuleiro.engine.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Position;

/// An opening book: positions of the first plies of a game, with what searches found there.
/// Transpositions and symmetric positions count as one. Immutable.
public final class OpeningBook {
  /// How much less than the best move another one may score to be chosen, in Elo points. A guess:
  /// less than the searches of a book can tell apart.
  private static final int VARIETY = 15;

  private final BookHeader header;
  private final List<BookEntry> entries;
  private final Map<Long, BookEntry> byKey = new HashMap<>();

  /// @param entries the positions, each after its parent, the start first
  public OpeningBook(BookHeader header, List<BookEntry> entries) {
    this.header = header;
    this.entries = List.copyOf(entries);
    for (BookEntry entry : entries) {
      entry.keys().forEach(key -> byKey.put(key, entry));
    }
  }

  /// Returns what decided the content.
  public BookHeader header() {
    return header;
  }

  /// Returns the positions, each after its parent, the start first.
  public List<BookEntry> entries() {
    return entries;
  }

  /// Returns the position with a key; empty when it is not in the book.
  public Optional<BookEntry> find(long key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /// Returns the moves of a position that are in the book, the best first; of equally good ones the
  /// most visited first. Moves that lead to the same position, or to symmetric ones, are all there.
  /// Empty for a position of another game, one that is not in the book, and a leaf of the book.
  public List<BookMove> moves(Position position) {
    List<BookMove> moves = new ArrayList<>();
    if (!position.game().id().equals(header.game()) || position.outcome().isOver()) {
      return moves;
    }
    BookKeys keys = BookKeys.of(position.game());
    if (find(keys.key(position)).filter(BookEntry::isSearched).isEmpty()) {
      return moves;
    }
    int[] legal = position.legalMoves();
    long[] after = keys.keysAfterMoves(position);
    for (int i = 0; i < legal.length; i++) {
      int move = legal[i];
      find(after[i])
          .map(entry -> new BookMove(move, entry.visits(), BookScores.beforeMove(entry.score())))
          .ifPresent(moves::add);
    }
    moves.sort(
        Comparator.comparing(BookMove::score, BookScores.ORDER)
            .thenComparingInt(BookMove::visits)
            .reversed());
    return moves;
  }

  /// Chooses a move: the shortest proven win, or else one of those that score nearly as much as the
  /// best, more often those with more visits.
  ///
  /// @return empty when the book has no move there, or only proven losses
  public Optional<Integer> choose(Position position, RandomGenerator random) {
    List<BookMove> moves = moves(position);
    if (moves.isEmpty() || moves.getFirst().score().kind() == Score.Kind.LOSS) {
      return Optional.empty();
    }
    BookMove best = moves.getFirst();
    if (best.score().kind() == Score.Kind.WIN) {
      return Optional.of(best.move());
    }
    List<BookMove> good =
        moves.stream()
            .filter(move -> move.score().kind() != Score.Kind.LOSS)
            .filter(move -> move.score().value() >= best.score().value() - VARIETY)
            .toList();
    int left = random.nextInt(good.stream().mapToInt(OpeningBook::weight).sum());
    for (BookMove move : good) {
      left -= weight(move);
      if (left < 0) {
        return Optional.of(move.move());
      }
    }
    return Optional.of(best.move());
  }

  /// A leaf has no visits, but can be chosen.
  private static int weight(BookMove move) {
    return 1 + move.visits();
  }
}
