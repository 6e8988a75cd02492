package tabuleiro.protocol.site;

import io.avaje.jsonb.Json;

/// How many people play now.
///
/// @param players the visitors with an open connection
/// @param games the games in progress with a move in the last hour
@Json
public record ActivityJson(int players, int games) {}
