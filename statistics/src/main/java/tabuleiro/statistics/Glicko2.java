package tabuleiro.statistics;

import java.util.List;

/// The rating system Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2022, whose steps and
/// letters the comments use), with two additions: a side of the board may be worth something, and a
/// game may count in part. A rating may be updated after any number of games and at any time: the
/// rating period is only the unit of time in which a deviation grows.
///
/// @param volatilityChange how quickly the volatility may change, τ; small values keep it
/// @param minDeviation the least deviation that an update returns, in Elo points
/// @param maxDeviation the greatest one, in Elo points
/// @param maxVolatility the greatest volatility that an update returns
public record Glicko2(
    double volatilityChange, double minDeviation, double maxDeviation, double maxVolatility) {
  /// The parameters of lichess.
  public static final Glicko2 STANDARD = new Glicko2(0.75, 45, 500, 0.1);

  /// How many rating periods lichess counts in a day: in a year without games, a deviation grows
  /// from 60 to 110 at a volatility of 0.06.
  public static final double PERIODS_PER_DAY = 0.21436;

  private static final double POINTS = 1 / Elo.LOG_ODDS_PER_POINT;

  /// By how much the square of a deviation grows in a day without games, in squared Elo points, for
  /// a volatility of 1; for another volatility, its square times as much.
  public static final double SQUARED_POINTS_PER_DAY = POINTS * POINTS * PERIODS_PER_DAY;

  private static final double CONVERGED = 1e-6;

  /// @throws IllegalArgumentException when a value is not positive, or the least deviation is
  ///   greater than the greatest
  public Glicko2 {
    if (!(volatilityChange > 0 && minDeviation > 0 && maxVolatility > 0)
        || !(minDeviation <= maxDeviation)) {
      throw new IllegalArgumentException("parameters that are not positive or in the wrong order");
    }
  }

  /// Returns a rating after some time without games: only the deviation grows.
  ///
  /// @param periods the time in rating periods, not negative
  public GlickoRating afterTime(GlickoRating player, double periods) {
    requireTime(periods);
    double grown =
        Math.hypot(player.deviation() / POINTS, player.volatility() * Math.sqrt(periods));
    return new GlickoRating(player.rating(), bounded(grown * POINTS), player.volatility());
  }

  /// Returns a rating after games that are counted together.
  ///
  /// @param results the games, in any order; without games only time passes
  /// @param periods the time in rating periods since the rating was updated last, not negative
  public GlickoRating afterGames(GlickoRating player, List<GlickoResult> results, double periods) {
    requireTime(periods);
    if (results.isEmpty()) {
      return afterTime(player, periods);
    }
    double information = 0; // 1/v of step 3
    double surprise = 0; // Δ/v of step 4
    for (GlickoResult result : results) {
      double g = certainty(result.opponent());
      double expected = expectedScore(player, result);
      information += result.weight() * g * g * expected * (1 - expected);
      surprise += result.weight() * g * (result.score() - expected);
    }
    double volatility =
        Math.min(maxVolatility, volatility(player, 1 / information, surprise / information));
    double before = Math.hypot(player.deviation() / POINTS, volatility * Math.sqrt(periods));
    double variance = 1 / (1 / (before * before) + information);
    return new GlickoRating(
        player.rating() + POINTS * variance * surprise,
        bounded(POINTS * Math.sqrt(variance)),
        volatility);
  }

  /// Returns the expected score of a player, from 0 to 1, by what is known of the opponent: an
  /// uncertain rating brings it closer to one half.
  ///
  /// @param result the opponent and the advantage; its score and its weight do not matter
  public static double expectedScore(GlickoRating player, GlickoResult result) {
    double difference = player.rating() + result.advantage() - result.opponent().rating();
    return Elo.expectedScore(certainty(result.opponent()) * difference);
  }

  /// Returns g(φ), from 0 to 1: 1 for an opponent whose strength is known.
  private static double certainty(GlickoRating opponent) {
    double share = opponent.deviation() / POINTS / Math.PI;
    return 1 / Math.sqrt(1 + 3 * share * share);
  }

  private double bounded(double deviation) {
    return Math.clamp(deviation, minDeviation, maxDeviation);
  }

  private static void requireTime(double periods) {
    if (!(periods >= 0) || Double.isInfinite(periods)) {
      throw new IllegalArgumentException("the time must not be negative: " + periods);
    }
  }

  /// Returns the volatility after step 5, which finds the zero of f by the Illinois algorithm.
  ///
  /// @param v the variance of the rating that the games alone would give
  /// @param delta by how much the games alone would change the rating
  private double volatility(GlickoRating player, double v, double delta) {
    double deviation = player.deviation() / POINTS;
    double a = 2 * Math.log(player.volatility());
    VolatilityCondition f =
        new VolatilityCondition(deviation * deviation, v, delta * delta, a, volatilityChange);
    double low = a;
    double high = upperBound(f);
    double valueLow = f.at(low);
    double valueHigh = f.at(high);
    while (Math.abs(high - low) > CONVERGED) {
      double next = low + (low - high) * valueLow / (valueHigh - valueLow);
      double value = f.at(next);
      if (value * valueHigh <= 0) {
        low = high;
        valueLow = valueHigh;
      } else {
        valueLow /= 2;
      }
      high = next;
      valueHigh = value;
    }
    return Math.exp(low / 2);
  }

  /// Returns the other end of an interval that contains the zero of f.
  private double upperBound(VolatilityCondition f) {
    double excess = f.squaredDelta() - f.squaredDeviation() - f.v();
    if (excess > 0) {
      return Math.log(excess);
    }
    int k = 1;
    while (f.at(f.a() - k * volatilityChange) < 0) {
      k++;
    }
    return f.a() - k * volatilityChange;
  }

  /// The function f of step 5; its zero is the logarithm of the new squared volatility.
  ///
  /// @param squaredDeviation φ²
  /// @param squaredDelta Δ²
  /// @param a the logarithm of the old squared volatility
  /// @param tau τ
  private record VolatilityCondition(
      double squaredDeviation, double v, double squaredDelta, double a, double tau) {
    double at(double x) {
      double variance = squaredDeviation + v + Math.exp(x);
      return Math.exp(x) * (squaredDelta - variance) / (2 * variance * variance)
          - (x - a) / (tau * tau);
    }
  }
}
