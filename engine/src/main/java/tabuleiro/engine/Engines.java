package tabuleiro.engine;

import java.util.function.Function;
import tabuleiro.engine.knowledge.Expert;
import tabuleiro.engine.knowledge.Line;
import tabuleiro.engine.knowledge.Weights;
import tabuleiro.engine.search.PrincipalVariationSearcher;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.Settings;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.rules.Position;

/// Makes the searcher of a game.
public final class Engines {
  private Engines() {}

  /// Returns the strongest searcher of a family of games.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1; a tree is grown by one alone
  public static Searcher searcher(String family, int hashMebibytes, int threads) {
    Expert expert = Experts.of(family);
    Weights weights = expert.weights();
    return searcher(expert, start -> expert.line(start, weights), hashMebibytes, threads);
  }

  /// Returns a searcher that judges positions by the mere figure that players watch.
  ///
  /// @param hashMebibytes memory for the positions it remembers, from 1 to 16384
  /// @param threads how many search at once, at least 1
  public static Searcher standingSearcher(String family, int hashMebibytes, int threads) {
    Expert expert = Experts.of(family);
    return searcher(expert, expert::standingLine, hashMebibytes, threads);
  }

  private static Searcher searcher(
      Expert expert, Function<Position, Line> lines, int hashMebibytes, int threads) {
    return expert.prefersTree()
        ? new TreeSearcher(lines, hashMebibytes)
        : new PrincipalVariationSearcher(lines, hashMebibytes, threads, Settings.STANDARD);
  }
}
