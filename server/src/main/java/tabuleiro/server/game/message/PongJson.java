package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;

/// The answer to a `ping`.
///
/// @param type always `pong`
/// @param at the server's time, in milliseconds since 1970
@Json
public record PongJson(String type, long at) {}
