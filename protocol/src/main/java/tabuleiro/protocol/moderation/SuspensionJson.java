package tabuleiro.protocol.moderation;

import io.avaje.jsonb.Json;

/// Why a member is suspended.
///
/// @param reason what the member is shown; at most 1000 characters
@Json
public record SuspensionJson(String reason) {}
