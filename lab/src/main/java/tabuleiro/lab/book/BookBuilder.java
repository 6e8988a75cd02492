package tabuleiro.lab.book;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.book.BookHeader;
import tabuleiro.engine.book.OpeningBook;
import tabuleiro.lab.tasks.OrderedTasks;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Makes an opening book, or continues one: searches the first plies of a game, best moves first.
/// The book depends on its header and on the number of searches only: not on the number of threads,
/// and not on interruptions. Not safe for several threads.
public final class BookBuilder {
  /// The number of leaves that are searched before their results are used: the same for any number
  /// of threads. A guess: few enough to react soon, and enough to keep several threads busy.
  private static final int BATCH = 16;

  /// The memory of each search. It suffices for its nodes.
  private static final int HASH_MEBIBYTES = 16;

  private final BookHeader header;
  private final BookTree tree;
  private boolean isExhausted;

  /// Receives the progress, on the thread that runs the searches.
  @FunctionalInterface
  public interface Progress {
    /// A few more searches are done.
    void show() throws IOException;
  }

  private BookBuilder(BookHeader header, BookTree tree) {
    this.header = header;
    this.tree = tree;
  }

  /// Begins a book.
  ///
  /// @param start the position of the header, in which the game is not over
  public static BookBuilder begin(BookHeader header, Position start, ProvenValues proven) {
    return new BookBuilder(header, new BookTree(header, start, proven));
  }

  /// Continues a book.
  ///
  /// @param start the position of the book's header
  public static BookBuilder resume(OpeningBook book, Position start, ProvenValues proven) {
    return new BookBuilder(book.header(), BookTree.of(book, start, proven));
  }

  /// Searches until the book has at least a number of searches, nothing is left to search, or a
  /// stop is requested. Batches are completed, so that a book which is continued later is the same
  /// as one made at once.
  ///
  /// @param threads how many positions are searched at the same time, at least 1
  /// @param stop ends the searches: those under way do not count
  /// @throws IOException if the progress throws it
  public void run(int searches, int threads, StopSignal stop, Progress progress)
      throws IOException {
    try (OrderedTasks tasks = new OrderedTasks(threads, stop)) {
      while (tree.searches() < searches && !isExhausted && !stop.isRequested()) {
        List<List<BookNode>> chosen = tree.select(BATCH);
        isExhausted = chosen.isEmpty();
        List<List<SearchInfo>> found = new ArrayList<>();
        tasks.run(
            0,
            chosen.size(),
            number -> Optional.of(search(chosen.get(number).getLast(), stop)),
            found::add);
        if (stop.isRequested()) {
          tree.release(chosen);
          return;
        }
        for (int i = 0; i < found.size(); i++) {
          tree.expand(chosen.get(i).getLast(), found.get(i));
        }
        tree.update();
        progress.show();
      }
    }
  }

  /// Searches a leaf. Symmetric moves count once, so that a symmetric position may need more
  /// variations than the header says.
  private List<SearchInfo> search(BookNode leaf, StopSignal stop) {
    // A leaf with moves is searched again, for others.
    int wanted = header.variations() + leaf.children().size();
    int variations = wanted;
    List<SearchInfo> found = search(leaf.position(), variations, stop);
    while (found.size() == variations
        && tree.countPositions(leaf, found) < wanted
        && variations < leaf.position().countMoves()
        && !stop.isRequested()) {
      variations *= 2;
      found = search(leaf.position(), variations, stop);
    }
    return found;
  }

  private List<SearchInfo> search(Position position, int variations, StopSignal stop) {
    return SearcherFactory.create(header.game().game(), HASH_MEBIBYTES, 1)
        .search(position, MoveLimits.ofNodes(header.nodes()), variations, stop, _ -> {});
  }

  /// Returns the position where the book begins.
  public Position start() {
    return tree.nodes().getFirst().position();
  }

  /// Returns the book so far.
  public OpeningBook book() {
    return tree.book();
  }

  /// Returns the number of searches so far.
  public int searches() {
    return tree.searches();
  }

  /// Returns the number of positions so far, those that count as the same counted once.
  public int positions() {
    return tree.nodes().size();
  }

  /// Returns the number of positions whose result is proven.
  public int provenPositions() {
    return (int) tree.nodes().stream().filter(node -> node.score().isProven()).count();
  }

  /// Returns whether nothing is left to search: all that the book would look at is proven.
  public boolean isExhausted() {
    return isExhausted;
  }
}
