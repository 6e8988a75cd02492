package tabuleiro.protocol.social;

import io.avaje.jsonb.Json;

/// A report to the operator that was stored.
///
/// @param gameId the id of the game
/// @param reason the reason
@Json
public record GameReportJson(String gameId, String reason) {}
