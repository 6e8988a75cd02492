package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// A request to take a seat.
///
/// @param token the token of the seat
/// @param name the player's displayed name
@Json
public record SeatRequest(Optional<String> token, Optional<String> name) {}
