package tabuleiro.server.store;

import java.util.Optional;

/// For whom a seat of a new game is kept: a computer player, or whoever brings a token.
///
/// @param player the text that names the computer player; empty for a person
/// @param token the person's secret, of which only the hash is kept; empty for a computer
public record SeatPlan(Optional<String> player, Optional<String> token) {
  /// Returns the seat of a computer player.
  ///
  /// @param player the text that names it, such as `5`
  public static SeatPlan computer(String player) {
    return new SeatPlan(Optional.of(player), Optional.empty());
  }

  /// Returns the seat of whoever brings the token.
  public static SeatPlan human(String token) {
    return new SeatPlan(Optional.empty(), Optional.of(token));
  }
}
