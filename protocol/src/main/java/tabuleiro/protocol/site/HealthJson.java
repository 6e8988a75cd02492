package tabuleiro.protocol.site;

import io.avaje.jsonb.Json;

/// The server can store events.
///
/// @param database true: the database accepts writes
@Json
public record HealthJson(boolean database) {}
