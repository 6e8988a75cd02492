package tabuleiro.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.play.Result;
import tabuleiro.statistics.PentanomialScores;

class CrossTableTest {
  private static final ScheduledGame THERE = new ScheduledGame(0, 0, 1, 0, false);
  private static final ScheduledGame BACK = new ScheduledGame(1, 1, 0, 0, true);

  @Test
  void winsCountForThePlayerNotTheSide() {
    CrossTable scores = new CrossTable(2);
    scores.add(THERE, Result.FIRST_WINS);
    scores.add(BACK, Result.SECOND_WINS);
    HeadToHead score = scores.headToHead(0, 1);
    assertThat(score.wins()).isEqualTo(2);
    assertThat(score.pairs()).isEqualTo(PentanomialScores.of(0, 0, 0, 0, 1));
    assertThat(scores.headToHead(1, 0).losses()).isEqualTo(2);
    assertThat(scores.headToHead(1, 0).pairs()).isEqualTo(PentanomialScores.of(1, 0, 0, 0, 0));
  }

  @Test
  void sideThatAlwaysWinsMakesEvenPairs() {
    CrossTable scores = new CrossTable(2);
    scores.add(THERE, Result.FIRST_WINS);
    scores.add(BACK, Result.FIRST_WINS);
    scores.add(THERE, Result.DRAW);
    scores.add(BACK, Result.SECOND_WINS);
    HeadToHead score = scores.headToHead(0, 1);
    assertThat(score).isEqualTo(new HeadToHead(2, 1, 1, PentanomialScores.of(0, 0, 1, 1, 0), -1));
  }

  @Test
  void gameWithoutReturnCountsInTheScoreNotAsAPair() {
    CrossTable scores = new CrossTable(2);
    scores.add(THERE, Result.DRAW);
    assertThat(scores.games()).isEqualTo(1);
    assertThat(scores.headToHead(0, 1).draws()).isEqualTo(1);
    assertThat(scores.headToHead(0, 1).pairs().pairs()).isZero();
    assertThat(scores.headToHead(0, 1).points()).isEqualTo(0.5);
  }

  @Test
  void noRatingsBeforeEveryTwoPlayersHaveMet() {
    CrossTable scores = new CrossTable(3);
    scores.add(new ScheduledGame(0, 0, 1, 0, false), Result.DRAW);
    scores.add(new ScheduledGame(1, 1, 2, 0, false), Result.FIRST_WINS);
    assertThat(scores.ratings()).isEmpty();
    scores.add(new ScheduledGame(2, 0, 2, 0, false), Result.SECOND_WINS);
    assertThat(scores.ratings()).isPresent();
    assertThat(scores.total(2)).isEqualTo(new HeadToHead(1, 0, 1, PentanomialScores.NONE, -1));
  }
}
