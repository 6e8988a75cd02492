package tabuleiro.engine;

import java.util.function.Function;
import tabuleiro.engine.evaluation.EvaluatedTrail;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.evaluation.Weights;
import tabuleiro.engine.search.DistanceTableSearcher;
import tabuleiro.engine.search.EndgameSearcher;
import tabuleiro.engine.search.PrincipalVariationSearcher;
import tabuleiro.engine.search.SearchSettings;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.rules.Position;
import tabuleiro.solver.table.DistanceTables;

/// Makes the searcher of a game.
public final class SearcherFactory {
  private SearcherFactory() {}

  /// Returns the strongest searcher of a family of games: it plays perfectly where the
  /// [DistanceTables] know a position.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher create(String family, int hashMebibytes, int threads) {
    return new DistanceTableSearcher(
        DistanceTables.standard(), createWithoutTables(family, hashMebibytes, threads));
  }

  /// Returns the same searcher without tables: all that it knows it has found itself.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher createWithoutTables(String family, int hashMebibytes, int threads) {
    EvaluatorFactory expert = EvaluatorFactories.of(family);
    Weights weights = expert.weights();
    Function<Position, EvaluatedTrail> lines = start -> expert.evaluatedTrail(start, weights);
    return switch (expert.searchMethod()) {
      case PRINCIPAL_VARIATION -> principalVariation(lines, hashMebibytes, threads);
      case EVALUATION_TREE ->
          new TreeSearcher(TreeSearcher.SelectionPolicy.PUCT, lines, hashMebibytes, threads);
      case ROLLOUT_TREE -> {
        int half = Math.max(1, hashMebibytes / 2);
        yield new EndgameSearcher(
            expert::isEndgame,
            principalVariation(lines, half, threads),
            new TreeSearcher(TreeSearcher.SelectionPolicy.RAVE, lines, half, threads));
      }
    };
  }

  /// Returns a searcher that judges positions by the mere figure that players watch. Where random
  /// games would judge and not the figure, it searches to an even depth.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher createForMetric(String family, int hashMebibytes, int threads) {
    EvaluatorFactory expert = EvaluatorFactories.of(family);
    Function<Position, EvaluatedTrail> lines = expert::metricTrail;
    return expert.searchMethod() == SearchMethod.EVALUATION_TREE
        ? new TreeSearcher(TreeSearcher.SelectionPolicy.PUCT, lines, hashMebibytes, threads)
        : principalVariation(lines, hashMebibytes, threads);
  }

  private static Searcher principalVariation(
      Function<Position, EvaluatedTrail> lines, int hashMebibytes, int threads) {
    return new PrincipalVariationSearcher(lines, hashMebibytes, threads, SearchSettings.STANDARD);
  }
}
