package tabuleiro.protocol.puzzle;

import io.avaje.jsonb.Json;

/// A new run against the clock.
///
/// @param id the player's own id for the run; a repeated id gets the same run
@Json
public record NewStormJson(String id) {}
