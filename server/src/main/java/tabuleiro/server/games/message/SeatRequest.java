package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// Who wants to take a seat.
///
/// @param token the secret of the seat
/// @param name what he wants to be called
@Json
public record SeatRequest(Optional<String> token, Optional<String> name) {}
