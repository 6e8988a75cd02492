package tabuleiro.protocol.rating;

import io.avaje.jsonb.Json;
import java.util.List;
import tabuleiro.protocol.operation.OneOf;
import tabuleiro.protocol.position.SideKey;

/// The ratings of the players of a game.
///
/// @param pool the ratings that the game changes, such as talpa-8x8-blitz, or
///   talpa-8x8-blitz-levels against a level; empty when it is not rated
/// @param weight the share of a game that it counts, from 0 to 1; 1 before its end, 0 when it is
///   not rated
/// @param reason why it does not count in full; empty before its end, and when it does: board (this
///   board is not rated any more), result (it has none), moves (a player has not moved), members (a
///   player is not a member, or the account was deleted), self (one person had both seats),
///   suspended (a player is), device (both have used one browser), pair (the two have met often),
///   network (one of the two has often met players of the same network), bot (only the bot's rating
///   changes), newcomer (an established rating changes little or not at all by games against
///   newcomers)
/// @param sides the players' ratings, the first side first; none when the game is not rated
@Json
public record GameRatingsJson(
    String pool,
    double weight,
    @OneOf({
          "",
          "board",
          "result",
          "moves",
          "members",
          "self",
          "suspended",
          "device",
          "pair",
          "network",
          "bot"
        })
        String reason,
    List<SideRating> sides) {
  /// Copies the list.
  public GameRatingsJson {
    sides = List.copyOf(sides);
  }

  /// The rating of a player.
  ///
  /// @param side the side
  /// @param rating the rating, after the game if it is over
  /// @param provisional whether it is too uncertain to be compared with others
  /// @param change by how much the game has changed it; 0 before its end
  @Json
  public record SideRating(
      @OneOf(of = SideKey.class) String side, int rating, boolean provisional, int change) {}
}
