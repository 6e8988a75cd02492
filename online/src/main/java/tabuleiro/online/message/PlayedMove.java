package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// A move that was played.
///
/// @param move its text
@Json
public record PlayedMove(String move) {}
