package tabuleiro.engine;

import java.util.Optional;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.engine.evaluation.RolloutEvaluator;
import tabuleiro.engine.evaluation.SearchMethod;
import tabuleiro.engine.search.DistanceTableSearcher;
import tabuleiro.engine.search.EndgameSearcher;
import tabuleiro.engine.search.PrincipalVariationSearcher;
import tabuleiro.engine.search.SearchSettings;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.SolverSearcher;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.engine.tree.UctSearcher;
import tabuleiro.solver.table.DistanceTables;

/// Makes the searcher of a game. A game without an evaluator is searched by plain UCT.
public final class SearcherFactory {
  private SearcherFactory() {}

  /// Returns the strongest searcher of a family of games: it plays perfectly where the
  /// [DistanceTables] contain a position.
  ///
  /// @param hashMebibytes memory for results, from 1 to 16384
  /// @param threads how many search at once, at least 1; plain UCT uses one
  public static Searcher create(String family, int hashMebibytes, int threads) {
    return new DistanceTableSearcher(
        DistanceTables.standard(), createWithoutTables(family, hashMebibytes, threads));
  }

  /// Returns the same searcher without distance tables.
  ///
  /// @param hashMebibytes memory for results, from 1 to 16384
  /// @param threads how many search at once, at least 1; plain UCT uses one
  public static Searcher createWithoutTables(String family, int hashMebibytes, int threads) {
    Optional<EvaluatorFactory> factory = EvaluatorFactories.find(family);
    return factory.isPresent() ? create(factory.get(), hashMebibytes, threads) : new UctSearcher();
  }

  private static Searcher create(EvaluatorFactory factory, int hashMebibytes, int threads) {
    return create(factory, factory.strongestEvaluator(), hashMebibytes, threads);
  }

  /// Returns a searcher that evaluates positions by the fitted weights alone, without a network and
  /// without distance tables: the levels below the highest were measured with it. Without an
  /// evaluator it is plain UCT.
  ///
  /// @param hashMebibytes memory for results, from 1 to 16384
  public static Searcher createForWeights(String family, int hashMebibytes) {
    return EvaluatorFactories.find(family)
        .map(factory -> createForWeights(factory, hashMebibytes))
        .orElseGet(UctSearcher::new);
  }

  private static Searcher createForWeights(EvaluatorFactory factory, int hashMebibytes) {
    Evaluator evaluator = factory.fittedEvaluator();
    if (factory.searchMethod().usesEvaluation()) {
      return create(factory, evaluator, hashMebibytes, 1);
    }
    int half = Math.max(1, hashMebibytes / 2);
    return new EndgameSearcher(
        position -> factory.isEndgame(position) ? 0 : Double.POSITIVE_INFINITY,
        principalVariation(evaluator, half, 1),
        rolloutTree(evaluator, half, 1));
  }

  /// Returns the searcher of a game with a certain evaluator, without distance tables.
  ///
  /// @param factory of the game
  /// @param hashMebibytes memory for results, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher create(
      EvaluatorFactory factory, Evaluator evaluator, int hashMebibytes, int threads) {
    return switch (factory.searchMethod()) {
      case PRINCIPAL_VARIATION -> principalVariation(evaluator, hashMebibytes, threads);
      case EVALUATION_TREE -> tree(evaluator, hashMebibytes, threads);
      case ROLLOUT_TREE -> {
        int quarter = Math.max(1, hashMebibytes / 4);
        Searcher principalVariation = principalVariation(evaluator, quarter, threads);
        yield new EndgameSearcher(
            factory::proofNodes,
            new SolverSearcher(quarter, principalVariation),
            rolloutTree(evaluator, Math.max(1, hashMebibytes / 2), threads));
      }
    };
  }

  /// Returns a searcher that evaluates positions by the score of the game alone. It replaces random
  /// games by a full-width search. Without an evaluator it is plain UCT.
  ///
  /// @param hashMebibytes memory for results, from 1 to 16384
  /// @param threads how many search at once, at least 1; plain UCT uses one
  public static Searcher createForMetric(String family, int hashMebibytes, int threads) {
    Optional<EvaluatorFactory> factory = EvaluatorFactories.find(family);
    if (factory.isEmpty()) {
      return new UctSearcher();
    }
    Evaluator evaluator = factory.get().metricEvaluator();
    return factory.get().searchMethod() == SearchMethod.EVALUATION_TREE
        ? tree(evaluator, hashMebibytes, threads)
        : principalVariation(evaluator, hashMebibytes, threads);
  }

  private static Searcher tree(Evaluator evaluator, int hashMebibytes, int threads) {
    return new TreeSearcher(TreeSearcher.SelectionPolicy.PUCT, evaluator, hashMebibytes, threads);
  }

  private static Searcher rolloutTree(Evaluator evaluator, int hashMebibytes, int threads) {
    return new TreeSearcher(
        TreeSearcher.SelectionPolicy.RAVE, new RolloutEvaluator(evaluator), hashMebibytes, threads);
  }

  private static Searcher principalVariation(Evaluator evaluator, int hashMebibytes, int threads) {
    return new PrincipalVariationSearcher(
        evaluator, hashMebibytes, threads, SearchSettings.STANDARD);
  }
}
