package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;

class BradleyTerryRatingsTest {
  @Test
  void twoPlayersDifferByTheEloOfTheirScore() {
    BradleyTerryRatings ratings = BradleyTerryRatings.of(new double[][] {{0, 75}, {25, 0}});
    assertThat(ratings.rating(0) - ratings.rating(1)).isCloseTo(Elo.difference(0.75), within(1e-6));
    assertThat(ratings.rating(0) + ratings.rating(1)).isCloseTo(0, within(1e-6));
    // Of the difference: 1.96 * 400 / (ln 10 sqrt(100 * 0.75 * 0.25)) = 78.63, of each half of it.
    assertThat(ratings.marginOfError(0)).isCloseTo(39.31, within(0.01));
    assertThat(ratings.likelihoodOfSuperiority(0, 1)).isGreaterThan(0.9999);
    assertThat(ratings.hasAddedDraws()).isFalse();
  }

  @Test
  void recoversRatingsFromExactResults() {
    double[] truth = {150, 20, -30, -140};
    double[][] points = new double[4][4];
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        points[i][j] = i == j ? 0 : 500 * Elo.expectedScore(truth[i] - truth[j]);
      }
    }
    BradleyTerryRatings ratings = BradleyTerryRatings.of(points);
    for (int i = 0; i < 4; i++) {
      assertThat(ratings.rating(i)).isCloseTo(truth[i], within(1e-5));
    }
  }

  @Test
  void comparesPlayersThroughCommonOpponents() {
    double[][] points = {{0, 75, 0}, {25, 0, 75}, {0, 25, 0}};
    BradleyTerryRatings ratings = BradleyTerryRatings.of(points);
    assertThat(ratings.rating(0) - ratings.rating(2))
        .isCloseTo(2 * Elo.difference(0.75), within(1e-5));
    assertThat(ratings.likelihoodOfSuperiority(0, 2))
        .isGreaterThan(ratings.likelihoodOfSuperiority(0, 1));
  }

  @Test
  void ratesALoserOfAllGamesWithAnAddedDraw() {
    BradleyTerryRatings ratings = BradleyTerryRatings.of(new double[][] {{0, 10}, {0, 0}});
    assertThat(ratings.hasAddedDraws()).isTrue();
    assertThat(ratings.rating(0) - ratings.rating(1))
        .isCloseTo(Elo.difference(10.5 / 11), within(1e-5));
  }

  @Test
  void equalPlayersHaveRatingZero() {
    BradleyTerryRatings ratings =
        BradleyTerryRatings.of(new double[][] {{0, 5, 5}, {5, 0, 5}, {5, 5, 0}});
    for (int i = 0; i < 3; i++) {
      assertThat(ratings.rating(i)).isCloseTo(0, within(1e-9));
      assertThat(ratings.likelihoodOfSuperiority(i, (i + 1) % 3)).isCloseTo(0.5, within(1e-9));
    }
  }

  @Test
  void intervalCoversTheTrueRatingIn95PercentOfTournaments() {
    RandomGenerator random = SeededRandom.of(5);
    double[] truth = {120, 0, -120};
    int held = 0;
    for (int tournament = 0; tournament < 2000; tournament++) {
      double[][] points = new double[3][3];
      for (int game = 0; game < 300; game++) {
        int one = game % 3;
        int other = (one + 1) % 3;
        boolean wins = random.nextDouble() < Elo.expectedScore(truth[one] - truth[other]);
        points[wins ? one : other][wins ? other : one]++;
      }
      BradleyTerryRatings ratings = BradleyTerryRatings.of(points);
      held += Math.abs(ratings.rating(0) - truth[0]) <= ratings.marginOfError(0) ? 1 : 0;
    }
    assertThat(held / 2000.0).isBetween(0.93, 0.97);
  }
}
