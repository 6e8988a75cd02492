package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.play.Result;
import tabuleiro.statistics.PairScores;

class ScoresTest {
  private static final Fixture THERE = new Fixture(0, 0, 1, 0, false);
  private static final Fixture BACK = new Fixture(1, 1, 0, 0, true);

  @Test
  void winsCountForThePlayerAndNotForTheSide() {
    Scores scores = new Scores(2);
    scores.add(THERE, Result.FIRST_WINS);
    scores.add(BACK, Result.SECOND_WINS);
    Encounter encounter = scores.encounter(0, 1);
    assertThat(encounter.wins()).isEqualTo(2);
    assertThat(encounter.pairs()).isEqualTo(PairScores.of(0, 0, 0, 0, 1));
    assertThat(scores.encounter(1, 0).losses()).isEqualTo(2);
    assertThat(scores.encounter(1, 0).pairs()).isEqualTo(PairScores.of(1, 0, 0, 0, 0));
  }

  @Test
  void theSideThatAlwaysWinsMakesEvenPairs() {
    Scores scores = new Scores(2);
    scores.add(THERE, Result.FIRST_WINS);
    scores.add(BACK, Result.FIRST_WINS);
    scores.add(THERE, Result.DRAW);
    scores.add(BACK, Result.SECOND_WINS);
    Encounter encounter = scores.encounter(0, 1);
    assertThat(encounter).isEqualTo(new Encounter(2, 1, 1, PairScores.of(0, 0, 1, 1, 0), -1));
  }

  @Test
  void aGameWithoutItsReturnCountsInTheScoreAndNotAsAPair() {
    Scores scores = new Scores(2);
    scores.add(THERE, Result.DRAW);
    assertThat(scores.games()).isEqualTo(1);
    assertThat(scores.encounter(0, 1).draws()).isEqualTo(1);
    assertThat(scores.encounter(0, 1).pairs().pairs()).isZero();
    assertThat(scores.encounter(0, 1).points()).isEqualTo(0.5);
  }

  @Test
  void thereAreNoRatingsBeforeEveryTwoHaveMet() {
    Scores scores = new Scores(3);
    scores.add(new Fixture(0, 0, 1, 0, false), Result.DRAW);
    scores.add(new Fixture(1, 1, 2, 0, false), Result.FIRST_WINS);
    assertThat(scores.ratings()).isEmpty();
    scores.add(new Fixture(2, 0, 2, 0, false), Result.SECOND_WINS);
    assertThat(scores.ratings()).isPresent();
    assertThat(scores.total(2)).isEqualTo(new Encounter(1, 0, 1, PairScores.NONE, -1));
  }
}
