package tabuleiro.app.json;

import io.avaje.jsonb.Json;

/// Speed of random games.
///
/// @param playoutsPerSecond complete random games per second, on one thread
@Json
public record PlayoutBenchJson(String game, String variant, long playoutsPerSecond) {}
