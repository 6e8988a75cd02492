package tabuleiro.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static tabuleiro.lab.report.Samples.DRAW;
import static tabuleiro.lab.report.Samples.FIRST_WINS;
import static tabuleiro.lab.report.Samples.SECOND_WINS;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.Reason;
import tabuleiro.statistics.Interval;

class FiguresTest {
  private static <F extends Figure> F counted(F figure, SampledGame... games) {
    List.of(games).forEach(figure::count);
    return figure;
  }

  @Test
  void aDrawIsHalfAPointAndNotDecisive() {
    Results results =
        counted(
            new Results(),
            Samples.branching(FIRST_WINS, 2),
            Samples.branching(FIRST_WINS, 2),
            Samples.branching(SECOND_WINS, 2),
            Samples.branching(DRAW, 2));
    assertThat(results.firstWins()).isEqualTo(2);
    assertThat(results.secondWins()).isEqualTo(1);
    assertThat(results.draws()).isEqualTo(1);
    assertThat(results.score()).isEqualTo(2.5 / 4);
    assertThat(results.scoreInterval()).isEqualTo(Interval.wilson(2.5, 4));
    assertThat(results.decisiveness()).isEqualTo(0.75);
    assertThat(results.decisivenessInterval()).isEqualTo(Interval.wilson(3, 4));
  }

  @Test
  void aDistributionHasItsMomentsAndNearestRanks() {
    Distribution numbers = new Distribution();
    for (int number : new int[] {7, 1, 3, 3, 100}) {
      numbers.add(number);
    }
    assertThat(numbers.mean()).isEqualTo(114 / 5.0);
    assertThat(numbers.deviation()).isCloseTo(38.649, within(0.001));
    assertThat(numbers.quantile(0)).isEqualTo(1);
    assertThat(numbers.quantile(0.2)).isEqualTo(1);
    assertThat(numbers.quantile(0.21)).isEqualTo(3);
    assertThat(numbers.quantile(0.5)).isEqualTo(3);
    assertThat(numbers.quantile(0.8)).isEqualTo(7);
    assertThat(numbers.quantile(1)).isEqualTo(100);
    assertThat(numbers.counts()).isEqualTo(Map.of(1, 1L, 3, 2L, 7, 1L, 100, 1L));
  }

  @Test
  void anEmptyDistributionHasNoMoments() {
    assertThat(new Distribution().mean()).isZero();
    assertThat(new Distribution().deviation()).isZero();
    assertThat(new Distribution().quantile(0.5)).isZero();
  }

  @Test
  void branchingIsCountedAtEachPlyOverTheGamesThatLastSoLong() {
    Branching branching =
        counted(
            new Branching(),
            Samples.branching(FIRST_WINS, 10, 4, 7),
            Samples.branching(FIRST_WINS, 10, 6));
    assertThat(branching.all().mean()).isEqualTo(37 / 5.0);
    assertThat(branching.byPly()).extracting(Distribution::mean).containsExactly(10.0, 5.0, 7.0);
    assertThat(branching.byPly()).extracting(Distribution::total).containsExactly(2L, 2L, 1L);
  }

  @Test
  void theTreeIsEstimatedByTheMeanLogarithmAndByTheMeanProduct() {
    TreeSize size =
        counted(
            new TreeSize(),
            Samples.branching(FIRST_WINS, 10, 10),
            Samples.branching(FIRST_WINS, 10, 10, 10, 10),
            Samples.branching(FIRST_WINS, 10));
    assertThat(size.meanLog()).isCloseTo(7 / 3.0, within(1e-12));
    assertThat(size.deviation()).isCloseTo(Math.sqrt(14 / 9.0), within(1e-12));
    assertThat(size.knuthLog()).isCloseTo(Math.log10(10_110 / 3.0), within(1e-12));
  }

  @Test
  void differentMovesAreCountedOnce() {
    DistinctMoves moves =
        counted(
            new DistinctMoves(),
            Samples.branching(FIRST_WINS, 5, 5),
            Samples.branching(FIRST_WINS, 5, 5, 5));
    assertThat(moves.distinct()).isEqualTo(3);
    assertThat(moves.played()).isEqualTo(5);
  }

  @Test
  void endingsAreCountedByReasonAndWinner() {
    Endings endings =
        counted(
            new Endings(),
            Samples.branching(FIRST_WINS, 1),
            Samples.branching(SECOND_WINS, 1),
            Samples.branching(DRAW, 1));
    assertThat(endings.byReason()).containsOnlyKeys(Reason.PATH, Reason.PLIES);
    assertThat(endings.byReason().values())
        .extracting(Results::firstWins, Results::draws, Results::secondWins)
        .containsExactly(tuple(1L, 0L, 1L), tuple(0L, 1L, 0L));
  }

  @Test
  void theFirstExpectationIsNoLeadChangeNorIsAnEvenOne() {
    // Means of neighbours: unknown, 60, 50, 40, 55, 70.
    Leads leads = counted(new Leads(), Samples.expecting(FIRST_WINS, -1, 60, 60, 40, 40, 70, 70));
    assertThat(leads.changes()).isEqualTo(2);
    assertThat(leads.changesEachPly()).isEqualTo(2 / 5.0);
    assertThat(counted(new Leads(), Samples.expecting(FIRST_WINS, 50, 30, 30)).changes()).isZero();
  }

  @Test
  void theHopeOfTheSideToMoveIsNoLeadChange() {
    SampledGame hopeful = Samples.expecting(FIRST_WINS, 60, 42, 60, 42, 60, 42);
    assertThat(counted(new Leads(), hopeful).changes()).isZero();
  }

  @Test
  void dramaIsHowFarTheWinnerWasBehind() {
    // Means of neighbours 32, 18, 50, 80: behind by 0.36 and 0.64, whose roots are 0.6 and 0.8.
    SampledGame comeback = Samples.expecting(FIRST_WINS, 50, 14, 22, 78, 82);
    Leads one = counted(new Leads(), comeback);
    assertThat(one.drama()).isCloseTo(0.7, within(1e-12));
    assertThat(one.comebacks()).isEqualTo(1);
    assertThat(one.settled()).isEqualTo(3 / 5.0);
    Leads more =
        counted(
            new Leads(),
            comeback,
            Samples.expecting(SECOND_WINS, 40, 40),
            Samples.expecting(DRAW, 90, 90));
    assertThat(more.games()).isEqualTo(3);
    assertThat(more.decided()).isEqualTo(2);
    assertThat(more.drama()).isCloseTo(0.35, within(1e-12));
    assertThat(more.comebacks()).isEqualTo(0.5);
    assertThat(more.settled()).isEqualTo(3 / 10.0);
  }

  @Test
  void gamesWithoutScoresHaveNoCourse() {
    assertThat(counted(new Leads(), Samples.branching(FIRST_WINS, 4, 4)).games()).isZero();
  }

  @Test
  void theTypicalGameIsTheFirstOfTheMedianLength() {
    SampledGame median = Samples.branching(DRAW, 1, 1, 1);
    SampledGame[] games = {
      Samples.branching(FIRST_WINS, 1, 1, 1, 1, 1, 1, 1),
      median,
      Samples.branching(SECOND_WINS, 1, 1, 1),
      Samples.branching(FIRST_WINS, 1),
    };
    Examples examples = counted(new Examples(), games);
    assertThat(examples.typical(counted(new Lengths(), games))).containsSame(median);
    assertThat(examples.shortest()).containsSame(games[3]);
  }
}
