package tabuleiro.server.store;

import java.util.Optional;

/// For whom a seat of a new game is kept: a computer player, whoever brings a token, or, without
/// both, whoever comes first.
///
/// @param computerPlayer the text that names the computer player; empty for a person
/// @param token the person's secret, of which only the hash is kept
/// @param human who sits there from the beginning; empty while the seat waits for somebody
public record SeatPlan(
    Optional<String> computerPlayer, Optional<String> token, Optional<HumanPlayer> human) {
  /// Returns the seat of a computer player.
  ///
  /// @param player the text that names it, such as `5`
  public static SeatPlan computer(String player) {
    return new SeatPlan(Optional.of(player), Optional.empty(), Optional.empty());
  }

  /// Returns the seat of whoever brings the token.
  public static SeatPlan human(String token) {
    return new SeatPlan(Optional.empty(), Optional.of(token), Optional.empty());
  }

  /// Returns the seat of a person who takes it at once.
  public static SeatPlan taken(String token, HumanPlayer sitter) {
    return new SeatPlan(Optional.empty(), Optional.of(token), Optional.of(sitter));
  }

  /// Returns the seat of whoever comes first.
  public static SeatPlan free() {
    return new SeatPlan(Optional.empty(), Optional.empty(), Optional.empty());
  }
}
