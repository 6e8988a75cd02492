package tabuleiro.server.rating;

import io.avaje.jsonb.Json;
import java.util.List;

/// The ratings of the players of a game.
///
/// @param pool the ratings that the game changes; empty when it is not rated
/// @param weight the share of a game that it counts, from 0 to 1; 1 before its end, 0 when it is
///   not rated
/// @param reason why it does not count in full, such as `pair`; empty before its end, and when it
///   counts in full; see [tabuleiro.server.rating.UncountedReason]
/// @param sides the players' ratings, the first side first; none when the game is not rated
@Json
public record GameRatingsJson(String pool, double weight, String reason, List<SideRating> sides) {
  /// Copies the list.
  public GameRatingsJson {
    sides = List.copyOf(sides);
  }

  /// The rating of a player.
  ///
  /// @param side `first` or `second`
  /// @param rating the rating, after the game if it is over
  /// @param provisional whether it is too uncertain to be compared
  /// @param change by how much the game has changed it; 0 before its end
  @Json
  public record SideRating(String side, int rating, boolean provisional, int change) {}
}
