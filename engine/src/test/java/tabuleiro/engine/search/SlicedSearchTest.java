package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.tree.TreeSearcher;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// A search in slices goes as deep as one in a single call.
final class SlicedSearchTest {
  private static final int MEBIBYTES = 4;
  private static final int NODES = 20_000;
  private static final int SLICE = 1000;

  private static Position position(String game, String variant) {
    return Playout.play(
        Games.find(game).orElseThrow().game(variant).start(1), SeededRandom.of(5), 6);
  }

  @ParameterizedTest
  @CsvSource({"jostle, 10x10, 1", "jostle, 10x10, 3", "trench, classic, 1", "trench, classic, 2"})
  void slicesReachTheDepthOfOneCallWithAboutAsManyNodes(
      String game, String variant, int variations) {
    Position position = position(game, variant);
    List<SearchInfo> reported = new ArrayList<>();
    SearcherFactory.create(game, MEBIBYTES, 1)
        .search(position, MoveLimits.ofNodes(NODES), variations, new StopSignal(), reported::add);
    SearchInfo last = reported.getLast();
    SlicedSearch sliced =
        new SlicedSearch(SearcherFactory.create(game, MEBIBYTES, 1), position, variations);
    do {
      sliced.search(MoveLimits.ofNodes(SLICE));
    } while (sliced.best().getFirst().depth() < last.depth() && sliced.nodes() < 10 * NODES);
    assertThat(sliced.nodes()).isLessThan(2 * last.nodes() + SLICE);
    assertThat(sliced.best()).hasSize(variations);
  }

  @Test
  void slicesOfATreeSearchGrowOneTree() {
    Evaluator evaluator = EvaluatorFactories.of("niju").strongestEvaluator();
    TreeSearcher searcher =
        new TreeSearcher(TreeSearcher.SelectionPolicy.PUCT, evaluator, MEBIBYTES, 1);
    SlicedSearch sliced = new SlicedSearch(searcher, position("niju", "most"), 1);
    for (int i = 0; i < 5; i++) {
      sliced.search(MoveLimits.ofNodes(SLICE));
    }
    assertThat(sliced.nodes()).isEqualTo(5 * SLICE);
    assertThat(Arrays.stream(searcher.visits()).sum()).isBetween(4 * SLICE, 5 * SLICE);
  }

  @ParameterizedTest
  @CsvSource({"jostle, 10x10", "niju, most", "talpa, 8x8", "talpa, 3x3"})
  void anotherPositionOrMoreVariationsAreANewSearch(String game, String variant) {
    Searcher searcher = SearcherFactory.create(game, MEBIBYTES, 1);
    Position first = Games.find(game).orElseThrow().game(variant).start(1);
    Position second = first.playUnchecked(first.moveAt(0));
    searcher.search(first, MoveLimits.ofNodes(SLICE), 1, new StopSignal(), _ -> {});
    SearchInfo found =
        searcher.resume(second, MoveLimits.ofNodes(SLICE), 1, new StopSignal(), _ -> {}).getFirst();
    assertThat(second.legalMoves()).contains(found.firstMove());
    assertThat(searcher.resume(second, MoveLimits.ofNodes(SLICE), 2, new StopSignal(), _ -> {}))
        .hasSize(2);
    searcher.forget();
    assertThat(searcher.resume(second, MoveLimits.ofNodes(SLICE), 1, new StopSignal(), _ -> {}))
        .hasSize(1);
  }
}
