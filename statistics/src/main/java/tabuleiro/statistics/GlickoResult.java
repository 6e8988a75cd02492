package tabuleiro.statistics;

/// The result of a game for the player whose rating is updated.
///
/// @param opponent the opponent's rating before the game
/// @param score 1 for a win, 0.5 for a draw, 0 for a loss
/// @param advantage the Elo points that the player's side of the board is worth: that of the first
///   move, negative for the opponent's; 0 when the sides are equal
/// @param weight the share of a game that the result counts, above 0 and at most 1
public record GlickoResult(GlickoRating opponent, double score, double advantage, double weight) {
  /// @throws IllegalArgumentException when a value is out of its range
  public GlickoResult {
    if (!(score >= 0 && score <= 1)
        || !Double.isFinite(advantage)
        || !(weight > 0 && weight <= 1)) {
      throw new IllegalArgumentException(
          "no result: score %s, advantage %s, weight %s".formatted(score, advantage, weight));
    }
  }

  /// Returns the result of a whole game on a board where the sides are equal.
  ///
  /// @param opponent the opponent's rating before the game
  /// @param score 1 for a win, 0.5 for a draw, 0 for a loss
  public static GlickoResult of(GlickoRating opponent, double score) {
    return new GlickoResult(opponent, score, 0, 1);
  }
}
