package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request to take a seat.
///
/// @param token the token of the seat, as in an invitation
/// @param code instead of a token: the code with which a player continues on another device
/// @param name the player's displayed name
@Json
public record SeatRequest(Optional<String> token, Optional<String> code, Optional<String> name) {}
