package tabuleiro.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.games.talpa.TalpaFamily;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;

/// Which of the two searchers is used, with which limits, and whose result is returned.
final class EndgameSearcherTest {
  private static final Position POSITION = new TalpaFamily().game("3x3").start(1);

  /// Returns a fixed score, and records the limits of its searches.
  private static final class FixedSearcher implements Searcher {
    private final Score score;
    private final List<MoveLimits> searchedLimits = new ArrayList<>();
    private int forgotten;

    FixedSearcher(Score score) {
      this.score = score;
    }

    @Override
    public List<SearchInfo> search(
        Position position,
        MoveLimits limits,
        int lines,
        StopSignal stop,
        Consumer<SearchInfo> listener) {
      searchedLimits.add(limits);
      SearchInfo info = new SearchInfo(1, score, 1, 1, 1, 0, 0, List.of(position.moveAt(0)));
      listener.accept(info);
      return List.of(info);
    }

    @Override
    public void forget() {
      forgotten++;
    }
  }

  private final FixedSearcher other = new FixedSearcher(Score.estimate(7));
  private final List<SearchInfo> reported = new ArrayList<>();

  private Score search(boolean isEndgame, FixedSearcher exact, MoveLimits limits) {
    return new EndgameSearcher(position -> isEndgame ? 0 : Double.POSITIVE_INFINITY, exact, other)
        .search(POSITION, limits, 1, new StopSignal(), reported::add)
        .getFirst()
        .score();
  }

  @Test
  void theNodesOfBothSearchersAreCounted() {
    search(true, new FixedSearcher(Score.estimate(0)), MoveLimits.ofNodes(100));
    assertThat(reported).extracting(SearchInfo::totalNodes).containsExactly(2L);
  }

  @Test
  void farFromTheEndOnlyTheMainSearcherSearches() {
    FixedSearcher exact = new FixedSearcher(Score.win(3));
    assertThat(search(false, exact, MoveLimits.ofNodes(100))).isEqualTo(Score.estimate(7));
    assertThat(exact.searchedLimits).isEmpty();
    assertThat(other.searchedLimits).containsExactly(MoveLimits.ofNodes(100));
  }

  @Test
  void provenResultIsReportedAndReturned() {
    assertThat(search(true, new FixedSearcher(Score.loss(4)), MoveLimits.ofNodes(100)))
        .isEqualTo(Score.loss(4));
    assertThat(reported).extracting(SearchInfo::score).containsExactly(Score.loss(4));
    assertThat(other.searchedLimits).isEmpty();
  }

  @Test
  void estimateOfTheProverIsNotReportedAndTheLimitsAreHalved() {
    FixedSearcher exact = new FixedSearcher(Score.estimate(-900));
    MoveLimits limits = MoveLimits.ofNodes(100).withMillis(60).withRemaining(5000, 40);
    assertThat(search(true, exact, limits)).isEqualTo(Score.estimate(7));
    assertThat(reported).extracting(SearchInfo::score).containsExactly(Score.estimate(7));
    MoveLimits half = MoveLimits.ofNodes(50).withMillis(30).withRemaining(2500, 20);
    assertThat(exact.searchedLimits).containsExactly(half);
    assertThat(other.searchedLimits).containsExactly(half);
  }

  /// The first moves that the main searcher has looked at may all lose; others may not.
  @Test
  void onlyTheProversResultEndsASearchThatIsContinued() {
    FixedSearcher losing = new FixedSearcher(Score.loss(4));
    MoveLimits limits = MoveLimits.ofNodes(100);
    for (Score proven : List.of(Score.estimate(0), Score.win(3))) {
      FixedSearcher exact = new FixedSearcher(proven);
      Searcher searcher = new EndgameSearcher(_ -> 0, exact, losing);
      searcher.search(POSITION, limits, 1, new StopSignal(), reported::add);
      searcher.resume(POSITION, limits, 1, new StopSignal(), reported::add);
      assertThat(exact.searchedLimits).hasSize(1);
    }
    assertThat(losing.searchedLimits).hasSize(2);
  }

  @Test
  void withoutLimitsTheMainSearcherReportsFirstAndTheProverHasALimit() {
    FixedSearcher exact = new FixedSearcher(Score.estimate(0));
    search(true, exact, MoveLimits.NONE);
    assertThat(exact.searchedLimits.getFirst().nodes()).isLessThan(Long.MAX_VALUE);
    assertThat(other.searchedLimits).hasSize(2).last().isEqualTo(MoveLimits.NONE);
    assertThat(other.searchedLimits.getFirst().nodes()).isLessThan(100_000);
    assertThat(reported).hasSize(2);
  }

  @Test
  void longAnalysisReportsFirstWithinItsTime() {
    FixedSearcher exact = new FixedSearcher(Score.estimate(0));
    search(true, exact, MoveLimits.ofMillis(60_000));
    assertThat(other.searchedLimits).hasSize(2);
    assertThat(other.searchedLimits.getFirst().nodes()).isLessThan(100_000);
    assertThat(other.searchedLimits.getLast().moveMillis()).isBetween(1L, 30_000L);
  }

  @Test
  void oneNodeIsEnoughForBothSearchers() {
    FixedSearcher exact = new FixedSearcher(Score.estimate(0));
    search(true, exact, MoveLimits.ofNodes(1));
    assertThat(exact.searchedLimits).containsExactly(MoveLimits.ofNodes(1));
    assertThat(other.searchedLimits).containsExactly(MoveLimits.ofNodes(1));
  }

  /// Half of 20 ms is enough for 20,000 positions, and half of a second for 1,000,000.
  @Test
  void proverSearchesWhereTheLimitsMayBeEnough() {
    FixedSearcher exact = new FixedSearcher(Score.win(3));
    Searcher searcher = new EndgameSearcher(position -> 50_000, exact, other);
    for (MoveLimits limits : List.of(MoveLimits.ofMillis(20), MoveLimits.ofNodes(99_999))) {
      searcher.search(POSITION, limits, 1, new StopSignal(), reported::add);
    }
    assertThat(exact.searchedLimits).isEmpty();
    for (MoveLimits limits : List.of(MoveLimits.ofMillis(1000), MoveLimits.ofNodes(100_000))) {
      searcher.search(POSITION, limits, 1, new StopSignal(), reported::add);
    }
    assertThat(exact.searchedLimits).hasSize(2);
  }

  @Test
  void forgetReachesBothSearchers() {
    FixedSearcher exact = new FixedSearcher(Score.estimate(0));
    new EndgameSearcher(position -> 0, exact, other).forget();
    assertThat(exact.forgotten + other.forgotten).isEqualTo(2);
  }
}
