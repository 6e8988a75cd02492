package tabuleiro.server.search;

import io.avaje.jsonb.Json;

/// The number of games with a position of an opening, by source.
///
/// @param games of finished public games
/// @param computers of the games between computers that come with the program
@Json
record OpeningSourcesJson(int games, int computers) {}
