package tabuleiro.protocol.search;

import io.avaje.jsonb.Json;

/// The number of games with a position of an opening, by source.
///
/// @param games the number of finished public games on this server
/// @param computers the number of games between computers that come with the program
@Json
public record OpeningSourcesJson(int games, int computers) {}
