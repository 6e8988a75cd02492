package tabuleiro.server.rating;

import java.util.Optional;
import tabuleiro.rules.Side;
import tabuleiro.statistics.GlickoRating;

/// How a rated game counts.
///
/// @param pool the ratings that it changes, such as `talpa-8x8-blitz`
/// @param advantage the Elo points that the first side is worth; negative for a disadvantage
/// @param first the fixed rating of a computer player of the first side; empty for a human
/// @param second the same of the second side
record RatingTerms(
    String pool, double advantage, Optional<GlickoRating> first, Optional<GlickoRating> second) {
  /// Returns the fixed rating of a computer player; empty for a human.
  public Optional<GlickoRating> fixed(Side side) {
    return side == Side.FIRST ? first : second;
  }

  /// Returns the Elo points that a side is worth.
  double advantage(Side side) {
    return side == Side.FIRST ? advantage : -advantage;
  }

  /// Returns whether the game is one against a level.
  boolean isAgainstLevel() {
    return first.isPresent() || second.isPresent();
  }
}
