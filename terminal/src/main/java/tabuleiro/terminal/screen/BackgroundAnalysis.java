package tabuleiro.terminal.screen;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.PieceWorth;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Position;
import tabuleiro.rules.Scene;
import tabuleiro.terminal.common.ThinkingTask;
import tabuleiro.terminal.screen.game.AnalysisView;

/// A search of one position on its own thread.
final class BackgroundAnalysis implements AutoCloseable {
  private static final int VARIATIONS = 3;
  private static final int HASH_MEBIBYTES = 32;

  private final Position position;
  private final TreeMap<Integer, SearchInfo> found = new TreeMap<>();
  private AnalysisView explained;
  private final ThinkingTask<List<SearchInfo>> thinking;

  /// Starts the search.
  ///
  /// Precondition: the game is not over in the position.
  BackgroundAnalysis(Position position, MoveLimits limits) {
    this.position = position;
    explained = new AnalysisView(position, List.of());
    String family = position.game().id().game();
    Searcher searcher = SearcherFactory.create(family, HASH_MEBIBYTES, 1);
    thinking =
        ThinkingTask.start((stop, listener) ->
            () -> {
              explain();
              return searcher.search(position, limits, VARIATIONS, stop, this::record);
            });
  }

  /// Finds what the static evaluation consists of, where the strongest player uses it.
  private void explain() {
    EvaluatorFactories.find(position.game().id().game())
        .filter(factory -> factory.searchMethod().usesEvaluation())
        .map(this::explained)
        .ifPresent(view -> {
          synchronized (this) {
            explained = view;
          }
        });
  }

  private AnalysisView explained(EvaluatorFactory factory) {
    List<Scene.CellValue> worths =
        PieceWorth.of(factory.strongestEvaluator(), position).stream()
            .map(worth -> new Scene.CellValue(worth.cell(), worth.tens()))
            .toList();
    return new AnalysisView(
        position, List.of(), Optional.of(EvaluationShares.of(factory, position)), worths);
  }

  private synchronized void record(SearchInfo info) {
    if (info.rank() <= VARIATIONS) {
      found.put(info.rank(), info);
    }
  }

  /// Returns the variations found so far; after the end of the search, its final result.
  synchronized AnalysisView snapshot() {
    if (thinking.future().isDone()) {
      return explained.with(thinking.result());
    }
    return explained.with(List.copyOf(found.values()));
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
