package tabuleiro.server.site;

import io.avaje.jsonb.Json;

/// How many people play now.
///
/// @param players the visitors with an open connection
/// @param games the games in progress in which both sides have moved, with an event in the last
///   hour
@Json
public record ActivityJson(int players, int games) {}
