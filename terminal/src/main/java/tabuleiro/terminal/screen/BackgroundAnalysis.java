package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.evaluation.PieceWorth;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.terminal.ThinkingTask;
import tabuleiro.terminal.screen.game.AnalysisView;

/// A search of one position on its own thread.
final class BackgroundAnalysis implements AutoCloseable {
  private static final int VARIATIONS = 3;
  private static final int HASH_MEBIBYTES = 32;

  private final Position position;
  private final TreeMap<Integer, SearchInfo> found = new TreeMap<>();
  private List<Scene.CellValue> worths = List.of();
  private final ThinkingTask<List<SearchInfo>> thinking;

  /// Starts the search.
  ///
  /// Precondition: the game is not over in the position.
  BackgroundAnalysis(Position position, MoveLimits limits) {
    this.position = position;
    String family = position.game().id().game();
    Searcher searcher = SearcherFactory.create(family, HASH_MEBIBYTES, 1);
    thinking =
        ThinkingTask.start((stop, listener) ->
            () -> {
              evaluatePieces();
              return searcher.search(position, limits, VARIATIONS, stop, this::record);
            });
  }

  /// Finds what the pieces are worth, where the strongest player uses the static evaluation.
  private void evaluatePieces() {
    List<Scene.CellValue> inTens =
        EvaluatorFactories.find(position.game().id().game())
            .filter(factory -> factory.searchMethod().usesEvaluation())
            .map(factory -> PieceWorth.of(factory.strongestEvaluator(), position))
            .orElse(List.of())
            .stream()
            .map(worth -> new Scene.CellValue(worth.cell(), worth.tens()))
            .toList();
    synchronized (this) {
      worths = inTens;
    }
  }

  private synchronized void record(SearchInfo info) {
    if (info.rank() <= VARIATIONS) {
      found.put(info.rank(), info);
    }
  }

  /// Returns the variations found so far; after the end of the search, its final result.
  synchronized AnalysisView snapshot() {
    if (thinking.future().isDone()) {
      return new AnalysisView(position, thinking.result(), worths);
    }
    return new AnalysisView(position, List.copyOf(found.values()), worths);
  }

  /// Returns the best variation once the search has ended; empty before.
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
