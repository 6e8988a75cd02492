package tabuleiro.server.social;

import io.avaje.jsonb.Json;

/// A report to the operator that was stored.
///
/// @param game the id of the game
/// @param reason `cheating`, `insults`, `stalling` or `other`
@Json
public record GameReportJson(String game, String reason) {}
