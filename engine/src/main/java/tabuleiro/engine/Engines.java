package tabuleiro.engine;

import java.util.function.Function;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.Method;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.engine.search.EndingSearcher;
import tabuleiro.engine.search.PrincipalVariationSearcher;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.Settings;
import tabuleiro.engine.search.TableSearcher;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.rules.Position;
import tabuleiro.solver.table.DistanceTables;

/// Makes the searcher of a game.
public final class Engines {
  private Engines() {}

  /// Returns the strongest searcher of a family of games: it plays perfectly where the
  /// [DistanceTables] know a position.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher searcher(String family, int hashMebibytes, int threads) {
    return new TableSearcher(
        DistanceTables.standard(), thinkingSearcher(family, hashMebibytes, threads));
  }

  /// Returns the same searcher without tables: all that it knows it has found itself.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher thinkingSearcher(String family, int hashMebibytes, int threads) {
    Expert expert = Experts.of(family);
    Weights weights = expert.weights();
    Function<Position, Line> lines = start -> expert.line(start, weights);
    return switch (expert.method()) {
      case PRINCIPAL_VARIATION -> principalVariation(lines, hashMebibytes, threads);
      case EVALUATION_TREE ->
          new TreeSearcher(TreeSearcher.Kind.EVALUATION, lines, hashMebibytes, threads);
      case ROLLOUT_TREE -> {
        int half = Math.max(1, hashMebibytes / 2);
        yield new EndingSearcher(
            expert::isNearEnd,
            principalVariation(lines, half, threads),
            new TreeSearcher(TreeSearcher.Kind.ROLLOUT, lines, half, threads));
      }
    };
  }

  /// Returns a searcher that judges positions by the mere figure that players watch. Where random
  /// games would judge and not the figure, it searches to an even depth.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher standingSearcher(String family, int hashMebibytes, int threads) {
    Expert expert = Experts.of(family);
    Function<Position, Line> lines = expert::standingLine;
    return expert.method() == Method.EVALUATION_TREE
        ? new TreeSearcher(TreeSearcher.Kind.EVALUATION, lines, hashMebibytes, threads)
        : principalVariation(lines, hashMebibytes, threads);
  }

  private static Searcher principalVariation(
      Function<Position, Line> lines, int hashMebibytes, int threads) {
    return new PrincipalVariationSearcher(lines, hashMebibytes, threads, Settings.STANDARD);
  }
}
