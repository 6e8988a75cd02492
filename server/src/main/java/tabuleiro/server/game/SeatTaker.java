package tabuleiro.server.game;

import tabuleiro.server.kernel.Tokens;

/// A human who takes a seat.
///
/// @param name the displayed name
/// @param visitorSecret the player's secret, by which their games are found again; only its hash is
///   stored
public record SeatTaker(String name, String visitorSecret) {
  /// Returns the token that a seat of this player gets. It is derived from the player's secret, so
  /// a repeated request has the same result.
  ///
  /// @param purpose what the token is for
  public String seatToken(String purpose) {
    return Tokens.token(Tokens.derive(visitorSecret, purpose));
  }
}
