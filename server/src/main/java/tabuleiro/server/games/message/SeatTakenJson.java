package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;

/// A seat that was taken.
///
/// @param side `first` or `second`
/// @param token the secret of the seat, for programs; empty when it cannot be told again
@Json
public record SeatTakenJson(String side, String token) {}
