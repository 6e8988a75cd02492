package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;

/// Who looks at a game just now.
///
/// @param type always `here`
/// @param first whether the first player does
/// @param second whether the second player does
/// @param watchers how many others do
@Json
public record PresenceJson(String type, boolean first, boolean second, int watchers) {}
