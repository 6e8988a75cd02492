package tabuleiro.server.rating;

/// How much of a rated game counts.
///
/// @param weight the share of a game, from 0 to 1
/// @param reason why it is not a whole game
public record CountedShare(double weight, UncountedReason reason) {
  /// A whole game.
  public static final CountedShare WHOLE = new CountedShare(1, UncountedReason.NONE);

  /// The share of a game of an earlier version that was not rated.
  public static final CountedShare NONE = none(UncountedReason.NONE);

  /// Returns the share of a game that changes no ratings.
  static CountedShare none(UncountedReason reason) {
    return new CountedShare(0, reason);
  }

  /// Returns the lesser of two shares; this one when they are equal.
  CountedShare least(CountedShare other) {
    return other.weight < weight ? other : this;
  }
}
