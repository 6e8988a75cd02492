package tabuleiro.engine.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.evaluation.RolloutEvaluator;
import tabuleiro.engine.search.Exhaustive;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.tree.TreeSearcher.SelectionPolicy;
import tabuleiro.games.Games;
import tabuleiro.games.niju.NijuFamily;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The contract of the tree search, in every game.
final class TreeSearcherTest {
  /// Each selection policy on each board.
  static List<Arguments> boards() {
    return Arrays.stream(SelectionPolicy.values())
        .flatMap(
            policy -> Games.representativeGames().stream().map(game -> Arguments.of(policy, game)))
        .toList();
  }

  private static Searcher searcher(SelectionPolicy policy, Game game) {
    return searcher(policy, game.id().game(), 8, 1);
  }

  private static Searcher searcher(
      SelectionPolicy policy, String family, int hashMebibytes, int threads) {
    return new TreeSearcher(policy, evaluator(policy, family), hashMebibytes, threads);
  }

  /// Returns the evaluator that the engine uses with a policy.
  static Evaluator evaluator(SelectionPolicy policy, String family) {
    Evaluator fitted = EvaluatorFactories.of(family).fittedEvaluator();
    return switch (policy) {
      case PUCT -> fitted;
      case RAVE -> new RolloutEvaluator(fitted);
    };
  }

  private static List<SearchInfo> search(
      Searcher searcher, Position position, MoveLimits limits, int k) {
    return searcher.search(position, limits, k, new StopSignal(), info -> {});
  }

  /// Compares the result with an exhaustive search, some plies before the end of random games.
  @ParameterizedTest
  @CsvSource({
    "PUCT, talpa, 3x3, 99, 1",
    "PUCT, niju, first-2, 99, 1",
    "PUCT, jostle, 6x6, 6, 10",
    "RAVE, talpa, 3x3, 99, 1",
    "RAVE, jostle, 6x6, 6, 3"
  })
  void provesWhatExhaustiveSearchFinds(
      SelectionPolicy policy, String family, String variant, int plies, int positions) {
    provesThese(policy, family, variant, plies, positions);
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "PUCT, niju, most-2, 99, 1",
    "PUCT, niju, most-3, 3, 2",
    "PUCT, niju, first-3, 3, 2",
    "PUCT, niju, most, 2, 5",
    "RAVE, talpa, 4x4, 8, 5",
    "RAVE, niju, most-2, 99, 1",
    "RAVE, niju, first-2, 99, 1"
  })
  void provesWhatLongerExhaustiveSearchFinds(
      SelectionPolicy policy, String family, String variant, int plies, int positions) {
    provesThese(policy, family, variant, plies, positions);
  }

  private static void provesThese(
      SelectionPolicy policy, String family, String variant, int plies, int positions) {
    Game game = Games.find(family).orElseThrow().game(variant);
    Exhaustive exhaustive = new Exhaustive();
    for (long seed = 1; seed <= positions; seed++) {
      proves(searcher(policy, game), exhaustive, beforeTheEnd(game, seed, plies));
    }
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource({
    "PUCT, niju, most-2, 99, 2",
    "PUCT, niju, most-3, 3, 2",
    "PUCT, niju, most-3, 3, 4",
    "PUCT, jostle, 6x6, 6, 4",
    "RAVE, talpa, 3x3, 99, 4",
    "RAVE, talpa, 4x4, 8, 2",
    "RAVE, talpa, 4x4, 8, 4",
    "RAVE, niju, first-2, 99, 4"
  })
  void severalThreadsProveTheSame(
      SelectionPolicy policy, String family, String variant, int plies, int threads) {
    Game game = Games.find(family).orElseThrow().game(variant);
    Exhaustive exhaustive = new Exhaustive();
    for (long seed = 1; seed <= 2; seed++) {
      proves(searcher(policy, family, 8, threads), exhaustive, beforeTheEnd(game, seed, plies));
    }
  }

  private static void proves(Searcher searcher, Exhaustive exhaustive, Position position) {
    Score expected = exhaustive.score(position);
    SearchInfo found = search(searcher, position, MoveLimits.ofNodes(2_000_000), 1).getFirst();
    assertThat(found.score().kind())
        .as("position %s, %s", position.format(), found)
        .isEqualTo(expected.kind());
    if (expected.isProven()) {
      assertThat(found.moves()).hasSizeLessThanOrEqualTo(found.score().value());
    } else {
      assertThat(found.score()).isEqualTo(Score.estimate(0));
    }
    Score after = exhaustive.score(position.play(found.firstMove()));
    assertThat(after.kind())
        .isEqualTo(
            switch (expected.kind()) {
              case WIN -> Score.Kind.LOSS;
              case LOSS -> Score.Kind.WIN;
              case ESTIMATE, DRAW -> expected.kind();
            });
  }

  private static Position beforeTheEnd(Game game, long seed, int plies) {
    RandomGenerator random = SeededRandom.of(seed);
    List<Position> played = new ArrayList<>(List.of(game.start(seed)));
    while (!played.getLast().outcome().isOver()) {
      Position last = played.getLast();
      played.add(last.playUnchecked(Playout.randomMove(last, random)));
    }
    return played.get(Math.max(0, played.size() - 1 - plies));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void equalSearchesFindTheSame(SelectionPolicy policy, Game game) {
    Position position = beforeTheEnd(game, 5, 12);
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    for (List<String> log : List.of(first, second)) {
      searcher(policy, game)
          .search(
              position, MoveLimits.ofNodes(3000), 2, new StopSignal(), info -> log.add(text(info)));
    }
    assertThat(first).isNotEmpty().isEqualTo(second);
  }

  private static String text(SearchInfo t) {
    return t.rank() + " " + t.score() + " " + t.depth() + " " + t.nodes() + " " + t.moves();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void allMovesAreEvaluatedWhateverTheLimit(SelectionPolicy policy, Game game) {
    Position position = game.start(1);
    List<SearchInfo> found =
        search(searcher(policy, game), position, MoveLimits.ofNodes(1), 10_000);
    assertThat(found).hasSize(position.countMoves());
    assertThat(found)
        .extracting(SearchInfo::firstMove)
        .doesNotHaveDuplicates()
        .allMatch(position::isLegal);
  }

  @ParameterizedTest
  @MethodSource("boards")
  void variationsAreLegalAndTheNodeLimitIsExact(SelectionPolicy policy, Game game) {
    Position position = game.start(1);
    List<SearchInfo> found = search(searcher(policy, game), position, MoveLimits.ofNodes(2000), 4);
    assertThat(found).hasSize(4).extracting(SearchInfo::nodes).containsOnly(2000L);
    assertThat(found).extracting(SearchInfo::rank).containsExactly(1, 2, 3, 4);
    assertThat(found.stream().map(info -> -info.score().value())).isSorted();
    for (SearchInfo info : found) {
      Position at = position;
      for (int move : info.moves()) {
        at = at.play(move);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boards")
  void requestedStopEndsTheSearchImmediately(SelectionPolicy policy, Game game) {
    StopSignal stop = new StopSignal();
    stop.request();
    Position position = game.start(1);
    List<SearchInfo> found =
        searcher(policy, game).search(position, MoveLimits.NONE, 1, stop, info -> {});
    assertThat(position.isLegal(found.getFirst().firstMove())).isTrue();
    assertThat(found.getFirst().nodes()).isLessThanOrEqualTo(position.countMoves());
  }

  @Test
  void treeIsKeptBetweenMovesUntilForgotten() {
    Game game = new NijuFamily().game();
    Searcher searcher = searcher(SelectionPolicy.PUCT, game);
    Position start = game.start(1);
    List<Integer> line = search(searcher, start, MoveLimits.ofNodes(5000), 1).getFirst().moves();
    Position next = start.play(line.get(0)).play(line.get(1));
    assertThat(search(searcher, next, MoveLimits.ofNodes(1), 1).getFirst().depth())
        .isEqualTo(line.size() - 2)
        .isGreaterThan(1);
    searcher.forget();
    assertThat(search(searcher, next, MoveLimits.ofNodes(1), 1).getFirst().depth()).isEqualTo(1);
  }

  @Tag("full")
  @Test
  void searchContinuesWhenTheMemoryIsFull() {
    Searcher searcher = searcher(SelectionPolicy.PUCT, "niju", 1, 1);
    Position position = new NijuFamily().game().start(1);
    for (int i = 0; i < 3; i++) {
      SearchInfo found = search(searcher, position, MoveLimits.ofNodes(50_000), 1).getFirst();
      assertThat(found.nodes()).isEqualTo(50_000);
      assertThat(found.hashPermille()).isBetween(400, 1000);
      position = position.play(found.firstMove());
    }
  }

  /// The tree of this game has more nodes than fit the memory.
  @Tag("full")
  @Test
  void smallMemorySufficesForAProof() {
    Searcher searcher = searcher(SelectionPolicy.PUCT, "niju", 1, 1);
    Position start = new NijuFamily().game("most-2").start(1);
    SearchInfo found = search(searcher, start, MoveLimits.ofNodes(2_000_000), 1).getFirst();
    assertThat(found.nodes()).isBetween(50_000L, 1_999_999L);
    assertThat(found.score()).isEqualTo(Score.estimate(0));
  }

  @ParameterizedTest
  @MethodSource("boards")
  void severalThreadsKeepTheNodeLimit(SelectionPolicy policy, Game game) {
    Position position = game.start(1);
    for (int threads : new int[] {2, 4}) {
      Searcher searcher = searcher(policy, game.id().game(), 8, threads);
      List<SearchInfo> reported = new ArrayList<>();
      List<SearchInfo> found =
          searcher.search(position, MoveLimits.ofNodes(2000), 3, new StopSignal(), reported::add);
      assertThat(found).extracting(SearchInfo::nodes).containsOnly(2000L);
      reported.addAll(found);
      for (SearchInfo info : reported) {
        Position at = position;
        for (int move : info.moves()) {
          at = at.play(move);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(SelectionPolicy.class)
  void severalThreadsStopImmediately(SelectionPolicy policy) throws InterruptedException {
    Position start = new NijuFamily().game().start(1);
    StopSignal stop = new StopSignal();
    List<SearchInfo> found =
        searcher(policy, "niju", 1, 4)
            .search(
                start,
                MoveLimits.NONE,
                1,
                stop,
                info -> {
                  if (info.nodes() > 5000) {
                    stop.request();
                  }
                });
    assertThat(start.isLegal(found.getFirst().firstMove())).isTrue();
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("search-")) {
        // Its search has ended; the thread may still be ending.
        assertThat(thread.join(Duration.ofSeconds(60))).isTrue();
      }
    }
  }

  /// An exception during a search by several threads ends them all.
  @Test
  void failingListenerEndsAllThreads() {
    Position start = new NijuFamily().game().start(1);
    IllegalStateException failure = new IllegalStateException("listener");
    assertThatThrownBy(() ->
            searcher(SelectionPolicy.PUCT, "niju", 1, 3)
                .search(
                    start,
                    MoveLimits.NONE,
                    1,
                    new StopSignal(),
                    info -> {
                      if (info.nodes() > 5000) {
                        throw failure;
                      }
                    }))
        .isSameAs(failure);
  }

  @Test
  void depthIsTheLengthOfThePrincipalVariation() {
    Position start = new NijuFamily().game().start(1);
    SearchInfo found =
        search(searcher(SelectionPolicy.PUCT, start.game()), start, MoveLimits.ofDepth(3), 1)
            .getFirst();
    assertThat(found.depth()).isGreaterThanOrEqualTo(3);
    assertThat(found.nodes()).isLessThan(100_000);
  }

  @Test
  void visitsAreThoseOfTheLegalMoves() {
    Position position = Games.find("niju").orElseThrow().game("most-7").start(1);
    TreeSearcher searcher =
        new TreeSearcher(SelectionPolicy.PUCT, evaluator(SelectionPolicy.PUCT, "niju"), 8, 1);
    MoveLimits limits = MoveLimits.ofNodes(2000);
    int best =
        searcher.search(position, limits, 1, new StopSignal(), _ -> {}).getFirst().firstMove();
    int[] visits = searcher.visits();
    int[] moves = position.legalMoves();
    assertThat(visits).hasSameSizeAs(moves);
    assertThat(Arrays.stream(visits).sum()).isBetween(1900, 2000);
    int most = Arrays.stream(visits).max().orElseThrow();
    assertThat(visits[Arrays.stream(moves).boxed().toList().indexOf(best)]).isEqualTo(most);
    searcher.forget();
    assertThatThrownBy(searcher::visits).isInstanceOf(NoSuchElementException.class);
  }
}
