package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// Results of the solver against those of a full-width search, and which positions are left to the
/// other searcher.
final class SolverSearcherTest {
  private static final long SEED = 25;

  /// Proves nothing, and records the limits of its searches.
  private static final class IdleSearcher implements Searcher {
    private final List<MoveLimits> searchedLimits = new ArrayList<>();
    private int forgotten;

    @Override
    public List<SearchInfo> search(
        Position position,
        MoveLimits limits,
        int variations,
        StopSignal stop,
        Consumer<SearchInfo> listener) {
      searchedLimits.add(limits);
      return List.of(
          new SearchInfo(1, Score.estimate(7), 1, 1, 1, 0, 0, List.of(position.moveAt(0))));
    }

    @Override
    public void forget() {
      forgotten++;
    }
  }

  private final IdleSearcher idle = new IdleSearcher();
  private final Searcher solver = new SolverSearcher(1, idle);

  private static SearchInfo search(Searcher searcher, Position position, MoveLimits limits) {
    return searcher.search(position, limits, 1, new StopSignal(), _ -> {}).getFirst();
  }

  private static Position afterRandomMoves(String variant, int plies, RandomGenerator random) {
    Position position = new TalpaFamily().game(variant).start(1);
    for (int i = 0; i < plies && !position.outcome().isOver(); i++) {
      position = position.playUnchecked(Playout.randomMove(position, random));
    }
    return position;
  }

  /// The move that is reported for a win leads to a lost position of the opponent.
  @Test
  void resultsAreThoseOfAFullWidthSearch() {
    Searcher exact =
        new PrincipalVariationSearcher(
            EvaluatorFactories.of("talpa").fittedEvaluator(), 1, 1, SearchSettings.EXACT);
    RandomGenerator random = SeededRandom.of(SEED);
    int wins = 0;
    int losses = 0;
    for (int i = 0; i < 60; i++) {
      Position position = afterRandomMoves("5x5", 6 + i % 5, random);
      if (position.outcome().isOver()) {
        continue;
      }
      SearchInfo found = search(solver, position, MoveLimits.NONE);
      SearchInfo expected = search(exact, position, MoveLimits.NONE);
      assertThat(found.score().kind())
          .as("seed %d, %s", SEED, position.format())
          .isEqualTo(expected.score().kind());
      assertThat(found.score().value()).isGreaterThanOrEqualTo(expected.score().value());
      if (found.score().kind() == Score.Kind.WIN) {
        wins++;
        Position after = position.playUnchecked(found.firstMove());
        assertThat(
                after.outcome().isOver()
                    || search(exact, after, MoveLimits.NONE).score().kind() == Score.Kind.LOSS)
            .as("seed %d, %s", SEED, position.format())
            .isTrue();
      } else {
        losses++;
        assertThat(position.legalMoves()).contains(found.firstMove());
      }
    }
    assertThat(wins).isGreaterThan(10);
    assertThat(losses).isGreaterThan(10);
  }

  /// The other searcher has the rest of the limits, and its shorter win is reported.
  @Test
  void shorterWinOfTheOtherSearcherIsReported() {
    Position position = new TalpaFamily().game("4x4").parse("bb2/2rr/2r1/2r1 r");
    MoveLimits limits = MoveLimits.ofNodes(10_000);
    SearchInfo bound = search(solver, position, limits);
    assertThat(bound.score().isProven()).isTrue();
    assertThat(idle.searchedLimits).hasSize(1);
    assertThat(idle.searchedLimits.getFirst().nodes()).isBetween(1L, 10_000L);
    Searcher exact =
        new PrincipalVariationSearcher(
            EvaluatorFactories.of("talpa").fittedEvaluator(), 1, 1, SearchSettings.EXACT);
    List<SearchInfo> reported = new ArrayList<>();
    List<SearchInfo> found =
        new SolverSearcher(1, exact).search(position, limits, 1, new StopSignal(), reported::add);
    assertThat(found.getFirst().score()).isEqualTo(search(exact, position, limits).score());
    assertThat(reported).isEqualTo(found);
  }

  @Test
  void positionThatTakesTooManyNodesHasAnEstimate() {
    Position position = new TalpaFamily().game("8x8").start(1);
    SearchInfo found = search(solver, position, MoveLimits.ofNodes(2_000));
    assertThat(found.score()).isEqualTo(Score.estimate(0));
    assertThat(found.nodes()).isBetween(2_000L, 4_000L);
    assertThat(idle.searchedLimits).isEmpty();
  }

  @Test
  void otherSearcherSearchesWhatTheSolverDoesNotSupport() {
    MoveLimits limits = MoveLimits.ofNodes(100);
    search(solver, new TalpaFamily().game("10x10").start(1), limits);
    solver.search(new TalpaFamily().game("4x4").start(1), limits, 2, new StopSignal(), _ -> {});
    MoveLimits depth = MoveLimits.ofDepth(3);
    search(solver, new TalpaFamily().game("4x4").start(1), depth);
    assertThat(idle.searchedLimits).containsExactly(limits, limits, depth);
    solver.forget();
    assertThat(idle.forgotten).isEqualTo(1);
  }
}
