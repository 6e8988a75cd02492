package tabuleiro.protocol.moderation;

import io.avaje.jsonb.Json;

/// Why a game is deleted.
///
/// @param reason what the audit log says; at most 1000 characters
@Json
public record DeletionJson(String reason) {}
