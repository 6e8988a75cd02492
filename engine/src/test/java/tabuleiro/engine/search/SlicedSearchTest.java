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

/// A search in slices finds what one in a single call finds.
final class SlicedSearchTest {
  private static final int MEBIBYTES = 4;
  private static final int NODES = 20_000;
  private static final int SLICE = 1000;

  private static Position position(String game, String variant) {
    return Playout.play(
        Games.find(game).orElseThrow().game(variant).start(1), SeededRandom.of(5), 6);
  }

  /// The slices end in the middle of variations, and of the moves after them.
  @ParameterizedTest
  @CsvSource({
    "jostle, 10x10, 1, 1000",
    "jostle, 10x10, 1, 97",
    "jostle, 10x10, 3, 1000",
    "jostle, hex, 1, 97",
    "trench, classic, 1, 97",
    "trench, classic, 2, 1000",
    "morelli, 13, 1, 97"
  })
  void slicesVisitThePositionsOfOneCall(String game, String variant, int variations, int slice) {
    Position position = position(game, variant);
    List<String> inOneCall = new ArrayList<>();
    Searcher first = SearcherFactory.createWithoutTables(game, MEBIBYTES, 1);
    first
        .search(
            position,
            MoveLimits.ofNodes(NODES),
            variations,
            new StopSignal(),
            info -> inOneCall.add(text(info, 0)))
        .forEach(info -> inOneCall.add(text(info, 0)));
    Searcher second = SearcherFactory.createWithoutTables(game, MEBIBYTES, 1);
    List<String> inSlices = new ArrayList<>();
    List<String> last = List.of();
    long nodes = 0;
    while (nodes < NODES) {
      long before = nodes;
      List<SearchInfo> found =
          second.resume(
              position,
              MoveLimits.ofNodes(Math.min(slice, NODES - nodes)),
              variations,
              new StopSignal(),
              info -> inSlices.add(text(info, before)));
      last = found.stream().map(info -> text(info, before)).toList();
      nodes += found.getFirst().totalNodes();
    }
    inSlices.addAll(last);
    assertThat(inSlices).isEqualTo(inOneCall);
  }

  private static String text(SearchInfo info, long nodesBefore) {
    return "depth %d, %d nodes, %s, %s"
        .formatted(info.depth(), nodesBefore + info.totalNodes(), info.score(), info.moves());
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
