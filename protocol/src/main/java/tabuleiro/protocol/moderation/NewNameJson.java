package tabuleiro.protocol.moderation;

import io.avaje.jsonb.Json;

/// Another name of a member.
///
/// @param name the name
@Json
public record NewNameJson(String name) {}
