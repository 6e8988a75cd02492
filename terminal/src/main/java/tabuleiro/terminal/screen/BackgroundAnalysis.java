package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.terminal.ThinkingTask;
import tabuleiro.terminal.screen.game.AnalysisView;

/// The engine at work on one position, on a thread of its own.
final class BackgroundAnalysis implements AutoCloseable {
  private static final int LINES = 3;
  private static final int HASH_MEBIBYTES = 32;

  private final Position position;
  private final TreeMap<Integer, SearchInfo> seen = new TreeMap<>();
  private final ThinkingTask<List<SearchInfo>> thinking;

  /// Begins to think about a position.
  ///
  /// Precondition: the game goes on there.
  BackgroundAnalysis(Position position, MoveLimits limits) {
    this.position = position;
    String family = position.game().id().game();
    Searcher searcher = SearcherFactory.create(family, HASH_MEBIBYTES, 1);
    thinking =
        ThinkingTask.start(
            (stop, listener) -> () -> searcher.search(position, limits, LINES, stop, this::hear));
  }

  private synchronized void hear(SearchInfo thought) {
    if (thought.rank() <= LINES) {
      seen.put(thought.rank(), thought);
    }
  }

  /// Returns what was seen so far; at its end the thinking knows more than it has told.
  synchronized AnalysisView snapshot() {
    if (thinking.future().isDone()) {
      return new AnalysisView(position, thinking.result());
    }
    return new AnalysisView(position, List.copyOf(seen.values()));
  }

  /// Returns the best line once the thinking has come to its end; empty before.
  Optional<SearchInfo> best() {
    return thinking.future().isDone()
        ? Optional.of(thinking.result().getFirst())
        : Optional.empty();
  }

  @Override
  public void close() {
    thinking.close();
  }
}
