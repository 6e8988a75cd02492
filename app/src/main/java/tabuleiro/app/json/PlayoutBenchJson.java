package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// Speed of random games.
///
/// @param playoutsPerSecond random games to the end, one thread
@Json
public record PlayoutBenchJson(String game, String variant, long playoutsPerSecond) {}
