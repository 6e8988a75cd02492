package tabuleiro.lab.report.statistic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static tabuleiro.lab.report.statistic.SampledGames.DRAW;
import static tabuleiro.lab.report.statistic.SampledGames.FIRST_WINS;
import static tabuleiro.lab.report.statistic.SampledGames.SECOND_WINS;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.statistics.ConfidenceInterval;

class GameStatisticsTest {
  private static <F extends GameStatistic> F counted(F statistic, SampledGame... games) {
    List.of(games).forEach(statistic::count);
    return statistic;
  }

  @Test
  void drawIsHalfAPointAndNotDecisive() {
    ResultCounts results =
        counted(
            new ResultCounts(),
            SampledGames.branching(FIRST_WINS, 2),
            SampledGames.branching(FIRST_WINS, 2),
            SampledGames.branching(SECOND_WINS, 2),
            SampledGames.branching(DRAW, 2));
    assertThat(results.firstWins()).isEqualTo(2);
    assertThat(results.secondWins()).isEqualTo(1);
    assertThat(results.draws()).isEqualTo(1);
    assertThat(results.score()).isEqualTo(2.5 / 4);
    assertThat(results.scoreInterval()).isEqualTo(ConfidenceInterval.wilson(2.5, 4));
    assertThat(results.decisiveness()).isEqualTo(0.75);
    assertThat(results.decisivenessInterval()).isEqualTo(ConfidenceInterval.wilson(3, 4));
  }

  @Test
  void histogramHasMomentsAndNearestRankQuantiles() {
    Histogram numbers = new Histogram();
    for (int number : new int[] {7, 1, 3, 3, 100}) {
      numbers.add(number);
    }
    assertThat(numbers.mean()).isEqualTo(114 / 5.0);
    assertThat(numbers.standardDeviation()).isCloseTo(38.649, within(0.001));
    assertThat(numbers.quantile(0)).isEqualTo(1);
    assertThat(numbers.quantile(0.2)).isEqualTo(1);
    assertThat(numbers.quantile(0.21)).isEqualTo(3);
    assertThat(numbers.quantile(0.5)).isEqualTo(3);
    assertThat(numbers.quantile(0.8)).isEqualTo(7);
    assertThat(numbers.quantile(1)).isEqualTo(100);
    assertThat(numbers.counts()).isEqualTo(Map.of(1, 1L, 3, 2L, 7, 1L, 100, 1L));
  }

  @Test
  void emptyHistogramHasNoMoments() {
    assertThat(new Histogram().mean()).isZero();
    assertThat(new Histogram().standardDeviation()).isZero();
    assertThat(new Histogram().quantile(0.5)).isZero();
  }

  @Test
  void countsBranchingAtEachPlyOfSufficientlyLongGames() {
    BranchingFactor branching =
        counted(
            new BranchingFactor(),
            SampledGames.branching(FIRST_WINS, 10, 4, 7),
            SampledGames.branching(FIRST_WINS, 10, 6));
    assertThat(branching.all().mean()).isEqualTo(37 / 5.0);
    assertThat(branching.byPly()).extracting(Histogram::mean).containsExactly(10.0, 5.0, 7.0);
    assertThat(branching.byPly()).extracting(Histogram::total).containsExactly(2L, 2L, 1L);
  }

  @Test
  void estimatesTheTreeByMeanLogarithmAndMeanProduct() {
    TreeComplexity size =
        counted(
            new TreeComplexity(),
            SampledGames.branching(FIRST_WINS, 10, 10),
            SampledGames.branching(FIRST_WINS, 10, 10, 10, 10),
            SampledGames.branching(FIRST_WINS, 10));
    assertThat(size.meanLog()).isCloseTo(7 / 3.0, within(1e-12));
    assertThat(size.standardDeviation()).isCloseTo(Math.sqrt(14 / 9.0), within(1e-12));
    assertThat(size.knuthLog()).isCloseTo(Math.log10(10_110 / 3.0), within(1e-12));
  }

  @Test
  void countsDistinctMovesOnce() {
    DistinctMoves moves =
        counted(
            new DistinctMoves(),
            SampledGames.branching(FIRST_WINS, 5, 5),
            SampledGames.branching(FIRST_WINS, 5, 5, 5));
    assertThat(moves.distinct()).isEqualTo(3);
    assertThat(moves.played()).isEqualTo(5);
  }

  @Test
  void countsEndReasonsWithResults() {
    EndReasons endings =
        counted(
            new EndReasons(),
            SampledGames.branching(FIRST_WINS, 1),
            SampledGames.branching(SECOND_WINS, 1),
            SampledGames.branching(DRAW, 1));
    assertThat(endings.byReason()).containsOnlyKeys(SampledGames.PATH, SampledGames.PLIES);
    assertThat(endings.byReason().values())
        .extracting(ResultCounts::firstWins, ResultCounts::draws, ResultCounts::secondWins)
        .containsExactly(tuple(1L, 0L, 1L), tuple(0L, 1L, 0L));
  }

  @Test
  void firstAndEvenExpectationsAreNoLeadChanges() {
    // Means of neighbours: unknown, 60, 50, 40, 55, 70.
    LeadStatistics leads =
        counted(
            new LeadStatistics(), SampledGames.expecting(FIRST_WINS, -1, 60, 60, 40, 40, 70, 70));
    assertThat(leads.changesPerGame()).isEqualTo(2);
    assertThat(leads.changesPerPly()).isEqualTo(2 / 5.0);
    assertThat(
            counted(new LeadStatistics(), SampledGames.expecting(FIRST_WINS, 50, 30, 30))
                .changesPerGame())
        .isZero();
  }

  @Test
  void optimismOfTheSideToMoveIsNoLeadChange() {
    SampledGame hopeful = SampledGames.expecting(FIRST_WINS, 60, 42, 60, 42, 60, 42);
    assertThat(counted(new LeadStatistics(), hopeful).changesPerGame()).isZero();
  }

  @Test
  void dramaMeasuresTheDeficitOfTheWinner() {
    // Means of neighbours 32, 18, 50, 80: behind by 0.36 and 0.64, whose roots are 0.6 and 0.8.
    SampledGame comeback = SampledGames.expecting(FIRST_WINS, 50, 14, 22, 78, 82);
    LeadStatistics one = counted(new LeadStatistics(), comeback);
    assertThat(one.drama()).isCloseTo(0.7, within(1e-12));
    assertThat(one.comebacks()).isEqualTo(1);
    assertThat(one.settled()).isEqualTo(3 / 5.0);
    LeadStatistics more =
        counted(
            new LeadStatistics(),
            comeback,
            SampledGames.expecting(SECOND_WINS, 40, 40),
            SampledGames.expecting(DRAW, 90, 90));
    assertThat(more.games()).isEqualTo(3);
    assertThat(more.decided()).isEqualTo(2);
    assertThat(more.drama()).isCloseTo(0.35, within(1e-12));
    assertThat(more.comebacks()).isEqualTo(0.5);
    assertThat(more.settled()).isEqualTo(3 / 10.0);
  }

  @Test
  void scoreAtAPlyIsTheMeanOverTheGamesThatLastThatLong() {
    ScoreByPly scores =
        counted(
            new ScoreByPly(),
            SampledGames.expecting(FIRST_WINS, -1, 40, 60, 80),
            SampledGames.expecting(SECOND_WINS, -1, 20, 40),
            SampledGames.branching(DRAW, 5, 5, 5, 5, 5));
    assertThat(scores.means()).extracting(ScoreByPly.Mean::games).startsWith(0L, 2L, 1L);
    assertThat(scores.means().get(0).mean()).isNaN();
    ScoreByPly.Mean two = scores.means().get(1);
    assertThat(two.mean()).isCloseTo((0.5 + 0.3) / 2, within(1e-12));
    // The variance of 0.5 and 0.3 is 0.02.
    assertThat(two.interval().high() - two.mean())
        .isCloseTo(1.959964 * Math.sqrt(0.02 / 2), within(1e-12));
    assertThat(scores.means().get(2).mean()).isCloseTo(0.7, within(1e-12));
    assertThat(scores.means().get(2).interval()).isEqualTo(new ConfidenceInterval(0, 1));
  }

  @Test
  void gamesWithoutScoresHaveNoLeads() {
    assertThat(counted(new LeadStatistics(), SampledGames.branching(FIRST_WINS, 4, 4)).games())
        .isZero();
  }

  @Test
  void typicalGameIsTheFirstOfMedianLength() {
    SampledGame median = SampledGames.branching(DRAW, 1, 1, 1);
    SampledGame[] games = {
      SampledGames.branching(FIRST_WINS, 1, 1, 1, 1, 1, 1, 1),
      median,
      SampledGames.branching(SECOND_WINS, 1, 1, 1),
      SampledGames.branching(FIRST_WINS, 1),
    };
    ExampleGames examples = counted(new ExampleGames(), games);
    assertThat(examples.typical(counted(new GameLengths(), games))).containsSame(median);
    assertThat(examples.shortest()).containsSame(games[3]);
  }
}
