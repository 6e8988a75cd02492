package tabuleiro.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tabuleiro.rules.support.SeededRandom;

class Glicko2Test {
  private static final Glicko2 SYSTEM = Glicko2.STANDARD;
  private static final GlickoRating USUAL = new GlickoRating(1500, 80, 0.06);

  @Test
  void glickmansExample() {
    GlickoRating rating =
        new Glicko2(0.5, 1, 500, 1)
            .afterGames(
                new GlickoRating(1500, 200, 0.06),
                List.of(
                    GlickoResult.of(new GlickoRating(1400, 30, 0.06), 1),
                    GlickoResult.of(new GlickoRating(1550, 100, 0.06), 0),
                    GlickoResult.of(new GlickoRating(1700, 300, 0.06), 0)),
                1);
    assertThat(rating.rating()).isCloseTo(1464.06, within(0.01));
    assertThat(rating.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(rating.volatility()).isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void deviationGrowsInAYearAsLichessSays() {
    GlickoRating rating =
        SYSTEM.afterTime(new GlickoRating(1700, 60, 0.06), 365 * Glicko2.PERIODS_PER_DAY);
    assertThat(rating.rating()).isEqualTo(1700);
    assertThat(rating.deviation()).isCloseTo(110, within(0.5));
    assertThat(SYSTEM.afterGames(rating, List.of(), 2)).isEqualTo(SYSTEM.afterTime(rating, 2));
  }

  @Test
  void deviationStaysWithinItsBounds() {
    assertThat(SYSTEM.afterTime(USUAL, 1e9).deviation()).isEqualTo(500);
    List<GlickoResult> draws = Collections.nCopies(1000, GlickoResult.of(USUAL, 0.5));
    assertThat(SYSTEM.afterGames(USUAL, draws, 0).deviation()).isEqualTo(45);
  }

  @Test
  void volatilityGrowsWithSurprisesUpToItsBound() {
    GlickoRating weak = new GlickoRating(1000, 50, 0.06);
    List<GlickoResult> losses = Collections.nCopies(20, GlickoResult.of(weak, 0));
    assertThat(SYSTEM.afterGames(USUAL, losses, 1).volatility()).isBetween(0.065, 0.1);
    GlickoRating changing = new GlickoRating(1500, 80, 0.0999);
    assertThat(SYSTEM.afterGames(changing, losses, 1).volatility()).isEqualTo(0.1);
    GlickoRating asExpected = SYSTEM.afterGames(USUAL, List.of(GlickoResult.of(USUAL, 0.5)), 1);
    assertThat(asExpected.volatility()).isLessThan(0.06);
  }

  @Test
  void halfGameTwiceIsOneGame() {
    GlickoResult half = new GlickoResult(USUAL, 1, 0, 0.5);
    GlickoRating twice = SYSTEM.afterGames(USUAL, List.of(half, half), 1);
    GlickoRating once = SYSTEM.afterGames(USUAL, List.of(GlickoResult.of(USUAL, 1)), 1);
    assertThat(twice.rating()).isCloseTo(once.rating(), within(1e-9));
    assertThat(twice.deviation()).isCloseTo(once.deviation(), within(1e-9));
    assertThat(SYSTEM.afterGames(USUAL, List.of(half), 1).rating())
        .isBetween(USUAL.rating(), once.rating());
  }

  @Test
  void advantageIsWorthThatManyPointsOfOpponent() {
    GlickoRating weaker = new GlickoRating(1400, 80, 0.06);
    assertThat(SYSTEM.afterGames(USUAL, List.of(new GlickoResult(USUAL, 1, 100, 1)), 1))
        .isEqualTo(SYSTEM.afterGames(USUAL, List.of(GlickoResult.of(weaker, 1)), 1));
  }

  @Test
  void refusesWhatIsNoRatingOrResult() {
    assertThatThrownBy(() -> new GlickoRating(1500, 0, 0.06))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GlickoRating(Double.NaN, 50, 0.06))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> GlickoResult.of(USUAL, 1.5))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new GlickoResult(USUAL, 1, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> SYSTEM.afterTime(USUAL, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Glicko2(0.75, 500, 45, 0.1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void provisionalUntilEnoughGames() {
    GlickoRating rating = GlickoRating.INITIAL;
    int games = 0;
    while (rating.isProvisional()) {
      rating = SYSTEM.afterGames(rating, List.of(GlickoResult.of(USUAL, games % 2)), 0.01);
      games++;
    }
    assertThat(games).isBetween(5, 15);
  }

  /// Forty players of known strengths play against random opponents. One player in two always moves
  /// first, which is worth 80 points; the ratings are right only when they count that.
  @Test
  void recoversKnownStrengths() {
    double[] strengths = new double[40];
    RandomGenerator random = SeededRandom.of(7);
    for (int i = 0; i < strengths.length; i++) {
      strengths[i] = random.nextGaussian(1500, 250);
    }
    double[] errors = errors(strengths, 80, random);
    double[] errorsWithoutTerm = errors(strengths, 0, random);
    assertThat(rootMeanSquare(errors)).isLessThan(70);
    assertThat(rootMeanSquare(errorsWithoutTerm)).isGreaterThan(1.2 * rootMeanSquare(errors));
    double advantageOfFirst = 0;
    for (int i = 0; i < errors.length; i++) {
      advantageOfFirst += (i % 2 == 0 ? 1 : -1) * errors[i] / errors.length * 2;
    }
    assertThat(advantageOfFirst).isCloseTo(0, within(40.0));
  }

  /// Returns by how much each rating, less the mean of all, is above the strength.
  private static double[] errors(double[] strengths, double term, RandomGenerator random) {
    List<GlickoRating> ratings =
        new ArrayList<>(Collections.nCopies(strengths.length, GlickoRating.INITIAL));
    int half = strengths.length / 2;
    for (int game = 0; game < 100 * strengths.length; game++) {
      int first = 2 * random.nextInt(half);
      int second = 2 * random.nextInt(half) + 1;
      double expected = Elo.expectedScore(strengths[first] + 80 - strengths[second]);
      double score = random.nextDouble() < expected ? 1 : 0;
      GlickoRating before = ratings.get(first);
      GlickoRating other = ratings.get(second);
      ratings.set(first, after(before, new GlickoResult(other, score, term, 1)));
      ratings.set(second, after(other, new GlickoResult(before, 1 - score, -term, 1)));
    }
    double meanRating = ratings.stream().mapToDouble(GlickoRating::rating).average().orElseThrow();
    double meanStrength = Arrays.stream(strengths).average().orElseThrow();
    double[] errors = new double[strengths.length];
    for (int i = 0; i < errors.length; i++) {
      errors[i] = ratings.get(i).rating() - meanRating - strengths[i] + meanStrength;
    }
    return errors;
  }

  private static GlickoRating after(GlickoRating player, GlickoResult result) {
    return SYSTEM.afterGames(player, List.of(result), 0.02);
  }

  private static double rootMeanSquare(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value * value;
    }
    return Math.sqrt(sum / values.length);
  }
}
