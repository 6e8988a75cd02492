package tabuleiro.server.game.message;

import io.avaje.jsonb.Json;

/// The viewers of a game.
///
/// @param type always `here`
/// @param first whether the first player is watching
/// @param second whether the second player is watching
/// @param watchers the number of others
@Json
public record PresenceJson(String type, boolean first, boolean second, int watchers) {}
