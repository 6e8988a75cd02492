package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;

/// A seat that was taken.
///
/// @param side `first` or `second`
/// @param token the token of the seat, for programs; empty when it is not known to the server
@Json
public record SeatTakenJson(String side, String token) {}
