package tabuleiro.online.message;

import io.avaje.jsonb.Json;

/// A game that was created.
///
/// @param game its id
/// @param invite the path of the invitation to the other seat; empty for none
@Json
public record OrderedGame(String game, String invite) {}
