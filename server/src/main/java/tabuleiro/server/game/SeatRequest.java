package tabuleiro.server.game;

import java.util.Optional;
import tabuleiro.server.http.JsonObject;

/// A request to take a seat.
///
/// @param token the token of the seat, as in an invitation
/// @param code instead of a token: the code with which a player continues on another device
/// @param name the player's displayed name
record SeatRequest(Optional<String> token, Optional<String> code, Optional<String> name) {
  /// Reads a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when a field has the wrong type
  public static SeatRequest of(JsonObject json) {
    return new SeatRequest(json.text("token"), json.text("code"), json.text("name"));
  }
}
