package tabuleiro.server.games.message;

import io.avaje.jsonb.Json;

/// Who is watching a game.
///
/// @param type always `here`
/// @param first whether the first player is
/// @param second whether the second player is
/// @param watchers how many others are
@Json
public record PresenceJson(String type, boolean first, boolean second, int watchers) {}
