package tabuleiro.online.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request to take a seat.
///
/// @param token the token of an invitation; absent for a free seat or a code
/// @param code the code with which a player continues on this device; absent for a token
/// @param name the player's name; absent for a standard name
@Json
public record SeatClaim(Optional<String> token, Optional<String> code, Optional<String> name) {}
