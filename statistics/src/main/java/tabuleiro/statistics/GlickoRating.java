package tabuleiro.statistics;

/// A player's strength as [Glicko2] estimates it.
///
/// @param rating in Elo points; 1500 is that of a new player
/// @param deviation the standard deviation of the rating in Elo points, positive: the strength is
///   within two deviations of the rating with a probability of 95 %
/// @param volatility how much the strength is expected to change: the standard deviation of its
///   change within a rating period, on the scale on which 173.7178 Elo points are 1; positive
public record GlickoRating(double rating, double deviation, double volatility) {
  /// From this deviation on, a rating is provisional. The value is that of lichess.
  public static final double PROVISIONAL_DEVIATION = 110;

  /// The rating of a player of whom nothing is known.
  public static final GlickoRating INITIAL = new GlickoRating(1500, 500, 0.09);

  /// @throws IllegalArgumentException when a value is not finite, or one that must be positive is
  ///   not
  public GlickoRating {
    if (!Double.isFinite(rating) || !isPositive(deviation) || !isPositive(volatility)) {
      throw new IllegalArgumentException(
          "no rating: %s with deviation %s and volatility %s"
              .formatted(rating, deviation, volatility));
    }
  }

  private static boolean isPositive(double value) {
    return value > 0 && Double.isFinite(value);
  }

  /// Returns whether the rating is too uncertain to be compared with others.
  public boolean isProvisional() {
    return deviation >= PROVISIONAL_DEVIATION;
  }
}
